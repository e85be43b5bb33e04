import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { withoutHiddenCharacters } from '../text/hidden.ts';
import { assessment, claim, anyWorkspace, intent, link, powerBasis } from '../workspace/workspaces.fixtures.ts';
import { compareAssessments, compareWorkspaces } from './compare.ts';
import { unseenDifference } from './finding.ts';
import { isIdentifier } from '../assessment/ids.ts';
import { partsOfSentence } from '../text/parts-of-sentence.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Difference, textsOfDifference } from './difference.ts';
import { claimAndEffect, pairLinks } from './values.ts';
import { pairItems } from './items.ts';
import { contentKey, textOf } from './same.ts';

const composed = 'Caf\u00e9 at the port';
const decomposed = 'Cafe\u0301 at the port';

describe('texts that look the same', () => {
  it.each([
    ['Unicode normalisation', composed, decomposed],
    ['invisible characters', 'port', 'po\u200brt'],
    ['invisible characters', composed, `${decomposed}\u2060`],
    ['white space', 'to the port', 'to\u00a0the  port'],
    ['invisible characters and white space', 'to the port', 'to\tthe po\u200brt'],
    [undefined, 'port', 'Port'],
    [undefined, '1,5 metres', '15 metres'],
    [undefined, 'port', 'port'],
  ])('is %s', (what, before, after) => {
    expect(unseenDifference(before, after)).toBe(what);
    expect(unseenDifference(after, before)).toBe(what);
  });
});

describe('a difference that can be seen', () => {
  it('is one that no normalisation removes, whatever surrounds it', () => {
    const pieces = fc.constantFrom(...'aeE1. \t\u00a0\u0301\u00e9\u200b\u200d\u2060中👩');
    const text = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    const normal = (one: string) => withoutHiddenCharacters(one).normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
    fc.assert(
      fc.property(text, text, (before, after) => {
        const looksAlike = before !== after && normal(before) === normal(after);
        expect(unseenDifference(before, after) !== undefined).toBe(looksAlike);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('a comparison', () => {
  it('says that only the normalisation of a claim’s text differs', () => {
    const version = (proposition: string) => assessment({ claims: [claim('C-1', { proposition })] });
    expect(compareAssessments(version(composed), version(decomposed)).map(({ sentence }) => sentence)).toEqual([
      'C-1’s proposition changed: it looks the same and differs only in Unicode normalisation.',
    ]);
  });

  it('recognises an unknown in another normalisation', () => {
    const version = (unknown: string) => assessment({ unknowns: [unknown] });
    expect(compareAssessments(version('Caf\u00e9?'), version('Cafe\u0301?')).map(({ sentence }) => sentence)).toEqual([
      'An unknown changed: it looks the same and differs only in Unicode normalisation.',
    ]);
  });

  it('says so for short fields and the title, too', () => {
    const version = (name: string) => ({
      title: name,
      assessment: assessment({ producer: { kind: 'human', name, version: '1' } }),
      casefile: null,
    });
    expect(compareWorkspaces(version('Zo\u00eb'), version('Zoe\u0308')).map(({ sentence }) => sentence)).toEqual([
      'Title changed: it looks the same and differs only in Unicode normalisation.',
      'The assessment’s producer name changed: it looks the same and differs only in Unicode normalisation.',
    ]);
  });
});

type Versions = Readonly<Record<'before' | 'after', Workspace>>;

/** A difference whose fields have no lead, so that the texts of all of them count as quoted. */
const withoutLeads = (difference: Difference) => ({
  ...difference,
  fields: difference.fields.map(({ places }) => ({ places })),
});

describe('textsOfDifference', () => {
  it('finds every text that the sentences of a difference quote', () => {
    fc.assert(
      fc.property(anyWorkspace, anyWorkspace, (before, after) => {
        const versions: Versions = { before, after };
        for (const difference of compareWorkspaces(before, after)) {
          // A changed text can be the same as an ID that the sentence names.
          const [texts, all] = [difference, withoutLeads(difference)].map((each) =>
            textsOfDifference(each, versions).filter(({ text }) => !isIdentifier(text)),
          );
          for (const sentence of [difference.sentence, ...difference.fields.map((field) => field.sentence)])
            expect(partsOfSentence(sentence, texts ?? [])).toEqual(partsOfSentence(sentence, all ?? []));
        }
      }),
      { numRuns: runs(50) },
    );
  });

  it('leaves out changed texts, whose words are counted', () => {
    const version = (reason: string, limitation: string): Workspace => ({
      title: '',
      casefile: null,
      assessment: assessment({
        intent_hypotheses: [intent('IH-001', [{ ...link('C-001'), reason }], { limitations: [limitation] })],
      }),
    });
    const versions: Versions = {
      before: version('The fleet will leave the strait.', 'No source was there.'),
      after: version('The fleet will not leave the strait.', 'Both sources are old.'),
    };
    const [difference] = compareWorkspaces(versions.before, versions.after);
    const texts = difference && textsOfDifference(difference, versions).map(({ text }) => text);
    expect(texts).toEqual(['No source was there.', 'Both sources are old.']);
  });
});

const oddLink = fc.record(
  {
    claim_id: fc.constantFrom('C-1', 'C-2', 'C-3', '', null),
    effect: fc.constantFrom('supports', 'contradicts', '', 1),
    reason: fc.constantFrom('One reason.', 'Another reason.'),
  },
  { requiredKeys: [] },
);
const links = fc.array(fc.oneof(oddLink, fc.constantFrom('C-1', null, [])), { maxLength: 8 });

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
    assessment({ power_bases: [{ ...powerBasis('PB-001', []), evidence: [{ ...link('C-001'), ...changes }] }] });
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
