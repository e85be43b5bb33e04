import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessment, link as linkTo, powerBasis } from '../workspace/workspaces.fixtures.ts';
import { compareAssessments } from './compare.ts';
import { claimAndEffect, pairLinks } from './values.ts';
import { pairItems } from './items.ts';
import { contentKey, textOf } from './same.ts';

const link = fc.record(
  {
    claim_id: fc.constantFrom('C-1', 'C-2', 'C-3', '', null),
    effect: fc.constantFrom('supports', 'contradicts', '', 1),
    reason: fc.constantFrom('One reason.', 'Another reason.'),
  },
  { requiredKeys: [] },
);
const links = fc.array(fc.oneof(link, fc.constantFrom('C-1', null, [])), { maxLength: 8 });

describe('pairLinks', () => {
  it('pairs equal links first, then links with the same claim and effect, then links with the same claim', () => {
    fc.assert(
      fc.property(links, links, (before, after) => {
        const ways = [contentKey, claimAndEffect, (each: (typeof before)[number]) => textOf(each, 'claim_id')];
        expect(pairLinks(before, after)).toEqual(pairItems(before, after, ways));
      }),
    );
  });
});

it('compares the effect and the reason of a link in its own words, then other properties', () => {
  const withLink = (changes: object) =>
    assessment({ power_bases: [{ ...powerBasis('PB-001', []), evidence: [{ ...linkTo('C-001'), ...changes }] }] });
  const before = withLink({ reason: 'They met twice.', note: 'old' });
  const after = withLink({ effect: 'contradicts', reason: 'They never met.', note: 'new' });
  const fields = compareAssessments(before, after)[0]?.fields ?? [];
  const sentences = [
    'PB-001 now cites C-001 as contradicting instead of supporting.',
    'PB-001’s reason for citing C-001 changed: one word removed and one added, including a negation.',
    'PB-001’s “note” of evidence link 1 changed from “old” to “new”.',
  ];
  expect(fields.map(({ sentence }) => sentence)).toEqual(sentences);
  expect(JSON.parse(JSON.stringify(fields))).toMatchObject(sentences.map((sentence) => ({ sentence })));
  expect(fields.map((field) => ({ ...field }))).toMatchObject(sentences.map((sentence) => ({ sentence })));
});
