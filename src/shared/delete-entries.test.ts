import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { deletionQuestion, lostReferences, referenceWords } from './delete-entries.ts';
import { referencesToClaim } from '../core/workspace/references.ts';

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
  contradictions: [{ left_claim_id: 'C-001', right_claim_id: 'C-002', explanation: 'Only one can be\ntrue.' }],
};

describe('a deletion', () => {
  it('gives the effect of a link', () => {
    expect(deletionQuestion({ assessment: document }, 'claims', [1])?.body).toContain(
      'PB-001 cites C-002 as contradicting evidence.',
    );
  });

  it('lists nothing for lists without references, and for a value that is not a claim', () => {
    expect(lostReferences(document, 'power_bases', [0])).toEqual([]);
    expect(lostReferences(document, 'claims', [2])).toEqual([]);
  });

  it('lists nothing if another claim with the same ID remains', () => {
    const doubled = { ...document, claims: [{ claim_id: 'C-001' }, { claim_id: 'C-001' }] };
    expect(lostReferences(doubled, 'claims', [1])).toEqual([]);
    expect(lostReferences(doubled, 'claims', [0, 1])).toHaveLength(3);
  });

  it('needs confirmation, which lists the first references and counts the rest', () => {
    expect(deletionQuestion({ assessment: document }, 'claims', [0])).toEqual({
      title: 'Delete C-001?',
      body: [
        'These links and contradictions will also be deleted. You can undo this.',
        'PB-001 cites C-001 as supporting evidence.',
        'Power basis 2 cites C-001.',
        'Contradiction 1 refers to C-001: “Only one can be true.”',
      ],
      quoting: expect.any(Function) as unknown,
      yes: 'Delete',
      destructive: true,
    });
    const evidence = Array.from({ length: 10 }, () => ({ claim_id: 'C-001', effect: 'supports' }));
    const cited = { ...document, power_bases: [{ power_basis_id: 'PB-001', evidence }], contradictions: [] };
    const question = deletionQuestion({ assessment: cited }, 'claims', [0, 1]);
    expect(question?.title).toBe('Delete 2 claims?');
    expect(question?.body.at(-1)).toBe('And 2 more.');
    expect(deletionQuestion({ assessment: document }, 'power_bases', [0])).toBeUndefined();
  });
});

const assessment = {
  claims: [{ claim_id: 'C-1', actual: 'words' }],
  power_bases: [{ power_basis_id: 'PB-1', evidence: [{ claim_id: 'C-1', effect: 'supports', reason: 'It says so.' }] }],
  intent_hypotheses: [{ evidence: [{ claim_id: 'C-1' }] }],
  contradictions: [{ left_claim_id: 'C-1', right_claim_id: 'C-2', explanation: 'Not both.' }],
};

it('describes references to a claim by their entries, effects and texts', () => {
  const references = referencesToClaim(assessment, 'C-1');
  expect(references.map((reference) => referenceWords(assessment, reference))).toEqual([
    { name: 'PB-1', title: 'PB-1', effect: 'supports', text: 'It says so.' },
    { name: 'intent hypothesis 1', title: 'Intent hypothesis 1', effect: undefined, text: '' },
    { name: 'contradiction 1', title: 'Contradiction 1', effect: undefined, text: 'Not both.' },
  ]);
});
