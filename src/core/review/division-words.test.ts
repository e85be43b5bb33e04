import { expect, it } from 'vitest';
import type { ReviewPlan } from '../review-shape/types.generated.ts';
import { divisionChangesInWords, divisionCoverageInWords, divisionInWords } from './division-words.ts';
import type { Division } from './division.ts';

const plan: ReviewPlan = {
  seed: '7',
  reviewers: ['Rosa', 'Ada'],
  per_link: 1,
  size: null,
  keep_entries_together: false,
  made_at: '2026-11-24T12:00:00Z',
  links_total: 40,
  drawn: '',
};
const division: Division = {
  plan,
  shares: [],
  drawn: new Set(),
  drawnUnits: [],
  others: new Set(),
  otherUnits: [],
  missing: 0,
  total: 40,
};

it('describes a division with its sample, reviewers and seed', () => {
  const seed = 'The order came from the seed “7”.';
  const among = 'All 40 links were divided among 2 reviewers.';
  const together = 'Each link was assigned to 2 reviewers. The links of an entry stayed together.';
  const cases: readonly (readonly [Partial<ReviewPlan>, string])[] = [
    [{}, `${among} ${seed}`],
    [{ per_link: 2, keep_entries_together: true }, `${among} ${together} ${seed}`],
    [{ size: 10, reviewers: ['Rosa'] }, `A random sample of 10 of 40 links was given to 1 reviewer. ${seed}`],
    [{ size: 99, reviewers: [] }, `A random sample of 40 of 40 links was drawn. ${seed}`],
  ];
  expect(cases.map(([changes]) => [changes, divisionInWords({ ...plan, ...changes })])).toEqual(cases);
});

it('links that are in no share are new, or not in the sample', () => {
  const changed = { ...division, otherUnits: [['a', 'b']], missing: 2, total: 39 };
  expect(divisionChangesInWords(division)).toEqual([]);
  expect(divisionChangesInWords(changed)).toEqual([
    '1 link is new and not in any share.',
    '2 divided links no longer exist.',
  ]);
  expect(divisionChangesInWords({ ...changed, plan: { ...plan, size: 10 } })).toEqual([
    '1 link is not in the sample.',
    'The draft had 40 links then and has 39 now.',
    '2 divided links no longer exist.',
  ]);
});

it('the coverage counts links with a verdict, and those with one from each of their reviewers', () => {
  const coverage = { shares: [], links: 40, given: 12, complete: 1 };
  expect(divisionCoverageInWords(division, coverage)).toBe('12 of 40 divided links have a current verdict.');
  expect(divisionCoverageInWords({ ...division, plan: { ...plan, per_link: 2, size: 40 } }, coverage)).toBe(
    '12 of 40 links in the sample have a current verdict. 1 has one from each of its reviewers.',
  );
});
