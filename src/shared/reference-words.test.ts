import { expect, it } from 'vitest';
import { referencesToClaim } from '../core/workspace/references.ts';
import { referenceWords } from './reference-words.ts';

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
