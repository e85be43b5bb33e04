import { expect, it } from 'vitest';
import { limits } from '../../core/assessment/limits.ts';
import { claim, deskOf, link } from '../../core/matrix/matrix.fixtures.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import { whyNotLinked } from './cell-links.tsx';

it('says why a claim cannot be linked: by its ID, by an earlier claim with that ID, and by the entry’s limit', () => {
  const claims = ['C-1', 'C 2', 'C-1'].map((claim_id) => claim({ claim_id }));
  const many = Array.from({ length: limits.evidence }, () => link('C-1', 'supports'));
  const { claims: all, entries } = matrixOf(deskOf({ claims, powerBases: [[link('C-1', 'supports')], many] }));
  const why = (claimAt: number, entryAt: number) => {
    const [row, entry] = [all[claimAt], entries[entryAt]];
    if (!row || !entry) throw new Error('There is no such cell.');
    return whyNotLinked({ claim: row, entry });
  };
  expect(why(0, 0)).toBeUndefined();
  expect(why(1, 0)).toBe('The ID of C 2 cannot be linked. Rename the claim first.');
  expect(why(2, 0)).toMatch(/^Another claim has the ID C-1, and links refer to that one\./);
  expect(why(0, 1)).toMatch(/already has 100 links\. The contract allows 100\.$/);
});
