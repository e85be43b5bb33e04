import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdentifier } from '../../../core/assessment/ids.ts';
import { citable, idProblem } from './id-problem.ts';

const assessment = { claims: [{ claim_id: 'C-001' }, { claim_id: 'C-002' }] };

describe('another id for an entry', () => {
  it('can be anything citable that is free, and its own', () => {
    expect(idProblem(assessment, 'claims', 'C-001', 'C-009')).toBeUndefined();
    expect(idProblem(assessment, 'claims', 'C-001', 'C-001')).toBeUndefined();
  });

  it.each([
    ['', /empty/],
    ['C-002', /already/],
    ['C 3', /letters/],
    ['-3', /begin/],
    ['x'.repeat(201), /200/],
  ])('cannot be %j', (wanted, why) => {
    expect(idProblem(assessment, 'claims', 'C-001', wanted)?.why).toMatch(why);
  });

  it('is offered in the nearest form that is one, where that is free', () => {
    expect(idProblem(assessment, 'claims', 'C-001', 'São Paulo')?.instead).toBe('Sao-Paulo');
    expect(idProblem(assessment, 'claims', 'C-001', 'C-002 ')).toEqual(expect.objectContaining({ instead: 'C-002-' }));
    expect(idProblem(assessment, 'claims', 'C-001', '…')).not.toHaveProperty('instead');
  });

  it('is never offered in a form that is no identifier', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const id = citable(text);
        expect(id === '' || isIdentifier(id)).toBe(true);
      }),
    );
  });
});
