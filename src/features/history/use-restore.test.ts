import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';
import { restoreEdit } from './use-restore.ts';

describe('restoring a version', () => {
  const then = { title: 'Then', assessment: { claims: [{ claim_id: 'C-001' }] }, casefile: emptyCasefile('Sources') };

  it('restores the draft, including title and casefile', () => {
    const now = { title: 'Now', assessment: { unknowns: ['Who?'] }, casefile: null };
    expect(applyEdit(now, restoreEdit(then, now))).toEqual(then);
    expect(applyEdit(then, restoreEdit(now, then))).toEqual(now);
  });

  it('restores the language of the author’s texts, or that none is stated', () => {
    const inGerman = { ...then, textLanguage: 'de' };
    expect(applyEdit(then, restoreEdit(inGerman, then))).toEqual(inGerman);
    expect(applyEdit(inGerman, restoreEdit(then, inGerman))).toEqual(then);
    expect(applyEdit(inGerman, restoreEdit(structuredClone(inGerman), inGerman))).toBe(inGerman);
  });

  it('changes nothing, not even object identity, if nothing differs', () => {
    expect(applyEdit(then, restoreEdit(structuredClone(then), then))).toBe(then);
  });
});
