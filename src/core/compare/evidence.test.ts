import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimAndEffect, pairLinks } from './evidence.ts';
import { pairItems } from './pairing.ts';
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
