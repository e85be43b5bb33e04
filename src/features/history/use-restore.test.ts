import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';
import { restoreEdit } from './use-restore.ts';

describe('restoring a version', () => {
  const then = { title: 'Then', assessment: { claims: [{ claim_id: 'C-001' }] }, casefile: emptyCasefile('Sources') };

  it('restores the draft, including title and casefile', () => {
    const now = { title: 'Now', assessment: { unknowns: ['Who?'] }, casefile: null };
    expect(applyEdit(now, restoreEdit(then))).toEqual(then);
    expect(applyEdit(then, restoreEdit(now))).toEqual(now);
  });

  it('changes nothing, not even object identity, if nothing differs', () => {
    expect(applyEdit(then, restoreEdit(structuredClone(then)))).toBe(then);
  });
});
