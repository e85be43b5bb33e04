import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../core/assessment/apply-edit.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';
import { returning } from './use-return.ts';

describe('returning to a state', () => {
  const then = { title: 'Then', assessment: { claims: [{ claim_id: 'C-001' }] }, casefile: emptyCasefile('Sources') };

  it('makes the draft what it was, title and casefile included', () => {
    const now = { title: 'Now', assessment: { unknowns: ['Who?'] }, casefile: null };
    expect(applyEdit(now, returning(then))).toEqual(then);
    expect(applyEdit(then, returning(now))).toEqual(now);
  });

  it('changes nothing, not even an identity, where nothing differs', () => {
    expect(applyEdit(then, returning(structuredClone(then)))).toBe(then);
  });
});
