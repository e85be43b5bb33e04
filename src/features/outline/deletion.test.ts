import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/assessment/json.ts';
import { deletionLabel, deletionNote, entryName, lostReferences } from './deletion.ts';

const document: JsonObject = {
  claims: [{ claim_id: 'C-001' }, { claim_id: 'C-002' }, 7],
  power_bases: [
    {
      power_basis_id: 'PB-001',
      evidence: [
        { claim_id: 'C-001', effect: 'supports' },
        { claim_id: 'C-002', effect: 'contradicts' },
      ],
    },
    { evidence: [{ claim_id: 'C-001' }] },
  ],
  contradictions: [{ left_claim_id: 'C-001', right_claim_id: 'C-002', explanation: '' }],
};

describe('what a deletion takes with it', () => {
  it('names every link and contradiction that names a deleted claim', () => {
    expect(lostReferences(document, 'claims', [0])).toEqual([
      'PB-001 cited C-001 as support.',
      'Power basis 2 cited C-001.',
      'Contradiction 1 named C-001.',
    ]);
  });

  it('says which way a link cut', () => {
    expect(lostReferences(document, 'claims', [1])[0]).toBe('PB-001 cited C-002 against itself.');
  });

  it('is nothing for lists that nothing refers to, and for a value that is no claim', () => {
    expect(lostReferences(document, 'power_bases', [0])).toEqual([]);
    expect(lostReferences(document, 'claims', [2])).toEqual([]);
  });

  it('names entries by id, else by place', () => {
    expect(entryName(document, '/power_bases/0')).toBe('PB-001');
    expect(entryName(document, '/power_bases/1')).toBe('Power basis 2');
    expect(entryName(document, '')).toBe('The document');
  });

  it('is called by its count in the history', () => {
    expect(deletionLabel('power_bases', 2)).toBe('delete 2 power bases');
  });

  it('is told with the first references named and the rest counted', () => {
    const lost = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name} cited C-001.`);
    expect(deletionNote('claims', 1, lost)).toBe(
      '1 claim deleted. a cited C-001. b cited C-001. c cited C-001. d cited C-001. And 2 more references.',
    );
    expect(deletionNote('unknowns', 2, [])).toBe('2 unknowns deleted.');
  });
});
