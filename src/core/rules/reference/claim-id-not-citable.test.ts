import { describe, expect, it } from 'vitest';
import { fixedAt, reported } from '../rule.fixtures.ts';
import rule from './claim-id-not-citable.ts';

describe('reference/claim-id-not-citable', () => {
  const place = '/claims/1/claim_id';

  it('renames the claim everywhere, to an ID that is valid and unused', () => {
    const cited = '/contradictions/0/right_claim_id';
    const example = { assessment: { [place]: 'Décision 2', [cited]: 'Décision 2' } };
    expect([place, cited].map((path) => fixedAt(rule, example, path))).toEqual(['Decision-2', 'Decision-2']);
    const ids = { ' C-001 ': 'C-002', '-x-': 'x', 声明: 'C-002', 'a\n': 'a' };
    for (const [id, expected] of Object.entries(ids))
      expect(fixedAt(rule, { assessment: { [place]: id } }, place)).toBe(expected);
  });

  it('leaves empty IDs and IDs that are too long to the schema', () => {
    const ids = ['', 'é'.repeat(201), 'é'.repeat(200)].map((id) => ({ [place]: id }));
    expect(reported(rule, ...ids)).toEqual(ids.slice(2));
  });
});
