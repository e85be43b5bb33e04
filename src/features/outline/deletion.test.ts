import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { deletionLabel, deletionNote, deletionQuestion, entryName, lostReferences } from './deletion.ts';

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

describe('a deletion', () => {
  it('lists every link and contradiction that refers to a deleted claim', () => {
    expect(lostReferences(document, 'claims', [0])).toEqual([
      'PB-001 cites C-001 as supporting evidence.',
      'Power basis 2 cites C-001.',
      'Contradiction 1 refers to C-001.',
    ]);
  });

  it('gives the effect of a link', () => {
    expect(lostReferences(document, 'claims', [1])[0]).toBe('PB-001 cites C-002 as contradicting evidence.');
  });

  it('lists nothing for lists without references, and for a value that is not a claim', () => {
    expect(lostReferences(document, 'power_bases', [0])).toEqual([]);
    expect(lostReferences(document, 'claims', [2])).toEqual([]);
  });

  it('names entries by ID, or by number without one', () => {
    expect(entryName(document, '/power_bases/0')).toBe('PB-001');
    expect(entryName(document, '/power_bases/1')).toBe('Power basis 2');
    expect(entryName(document, '/unknowns/1')).toBe('Unknown 2');
    expect(entryName(document, '')).toBe('The document');
  });

  it('has its count in the history', () => {
    expect(deletionLabel('power_bases', 2)).toBe('delete 2 power bases');
  });

  it('lists nothing if another claim with the same ID remains', () => {
    const doubled = { ...document, claims: [{ claim_id: 'C-001' }, { claim_id: 'C-001' }] };
    expect(lostReferences(doubled, 'claims', [1])).toEqual([]);
    expect(lostReferences(doubled, 'claims', [0, 1])).toHaveLength(3);
  });

  it('needs confirmation, which lists the first references and counts the rest', () => {
    expect(deletionQuestion(document, 'claims', [0])).toEqual({
      title: 'Delete C-001?',
      body: [
        'These links and contradictions will also be deleted. You can undo this.',
        'PB-001 cites C-001 as supporting evidence.',
        'Power basis 2 cites C-001.',
        'Contradiction 1 refers to C-001.',
      ],
      yes: 'Delete',
      destructive: true,
    });
    const evidence = Array.from({ length: 10 }, () => ({ claim_id: 'C-001', effect: 'supports' }));
    const cited = { ...document, power_bases: [{ power_basis_id: 'PB-001', evidence }], contradictions: [] };
    const question = deletionQuestion(cited, 'claims', [0, 1]);
    expect(question?.title).toBe('Delete 2 claims?');
    expect(question?.body.at(-1)).toBe('And 2 more.');
    expect(deletionQuestion(document, 'power_bases', [0])).toBeNull();
  });

  it('is reported afterwards', () => {
    expect(deletionNote(document, 'claims', [0])).toBe('C-001 was deleted.');
    expect(deletionNote(document, 'power_bases', [0, 1])).toBe('2 power bases were deleted.');
  });
});
