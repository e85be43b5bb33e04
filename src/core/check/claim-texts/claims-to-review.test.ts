import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../../rules/example-workspace.ts';
import type { Example } from '../../rules/rule.ts';
import { createChecker } from '../checker.ts';
import { claimsToDecide, claimsToReview } from './claims-to-review.ts';

describe('the claims to review', () => {
  it('are those whose text is not certain, some of which need a decision', () => {
    const invented = 'Fishing boats left the old basin before dawn with nobody aboard.';
    const similar = 'The Harbour Council will close the south channel on Monday.';
    const cases: readonly (readonly [review: readonly number[], decide: readonly number[], Partial<Example>])[] = [
      [[], [], {}],
      [[], [], { casefile: null }],
      [[1], [], { assessment: { '/claims/1/span/start': 61, '/claims/1/span/end': 124 } }],
      [[0], [0], { assessment: { '/claims/0/actual': similar } }],
      [[0], [0], { assessment: { '/claims/0/actual': invented } }],
      [[1], [1], { assessment: { '/claims/1/passage_id': `sha256:${'0'.repeat(64)}` } }],
      [[0], [], { assessment: { '/claims/0/span': undefined } }],
      [[0], [0], { assessment: { '/claims/0/passage_id': null, '/claims/0/actual': 'Nobody.' } }],
      [[0], [], { assessment: { '/claims/0/passage_id': 'p-1' } }],
    ];
    const found = cases.map(([, , example]) => {
      const { findings } = createChecker({ digest: sha256 }).check(workspaceOf({ title: '', ...example }));
      return [claimsToReview(findings), claimsToDecide(findings), example];
    });
    expect(found).toEqual(cases);
  });
});
