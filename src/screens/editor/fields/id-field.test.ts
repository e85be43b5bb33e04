import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdentifier } from '../../../core/assessment/ids.ts';
import { citable, idProblem } from './id-field.tsx';

const assessment = { claims: [{ claim_id: 'C-001' }, { claim_id: 'C-002' }] };

describe('a new ID for an entry', () => {
  it('can be any citable unused ID, or the current one', () => {
    expect(idProblem(assessment, 'claims', 'C-001', 'C-009')).toBeUndefined();
    expect(idProblem(assessment, 'claims', 'C-001', 'C-001')).toBeUndefined();
  });

  it.each([
    ['', /Enter an ID/],
    ['C-002', /already/],
    ['C 3', /letters/],
    ['-3', /start/],
    ['x'.repeat(201), /200/],
  ])('cannot be %j', (wanted, why) => {
    expect(idProblem(assessment, 'claims', 'C-001', wanted)?.why).toMatch(why);
  });

  it('is suggested in the nearest valid form, if that is unused', () => {
    expect(idProblem(assessment, 'claims', 'C-001', 'São Paulo')?.instead).toBe('Sao-Paulo');
    expect(idProblem(assessment, 'claims', 'C-001', 'C-002 ')).toEqual(expect.objectContaining({ instead: 'C-002-' }));
    expect(idProblem(assessment, 'claims', 'C-001', '…')).not.toHaveProperty('instead');
  });

  it('is never suggested in an invalid form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const id = citable(text);
        expect(id === '' || isIdentifier(id)).toBe(true);
      }),
    );
  });
});
