import { expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './one-claim-for-many.ts';

const [basis] = exampleAssessment['power_bases'] as readonly Readonly<Record<string, unknown>>[];
const link = { claim_id: 'C-001', effect: 'supports', reason: 'It says so.' };
const bases = (count: number, links: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...basis,
    power_basis_id: `PB-${String(index)}`,
    evidence: Array.from({ length: links }, () => link),
  }));

it('tradecraft/one-claim-for-many counts entries and not links, at the first claim with the ID', () => {
  expect(reported(rule, { '/power_bases': bases(2, 3) })).toEqual([]);
  const [claim] = exampleAssessment['claims'] as readonly unknown[];
  const twice = { '/power_bases': bases(4, 2), '/claims': [claim, claim] };
  expect(onlyFinding(rule, { assessment: twice })).toMatchObject({
    path: '/claims/0/claim_id',
    data: { claimId: 'C-001', entries: 5 },
  });
});
