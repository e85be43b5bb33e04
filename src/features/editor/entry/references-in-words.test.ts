import { describe, expect, it } from 'vitest';
import { referencesToClaim } from '../../../core/workspace/references.ts';
import { entryLine } from './entry-words.ts';
import { referencesInWords, referenceWords } from './references-in-words.ts';

const assessment = {
  claims: [{ claim_id: 'C-1', actual: 'words' }],
  power_bases: [{ power_basis_id: 'PB-1', evidence: [{ claim_id: 'C-1', effect: 'supports', reason: 'It says so.' }] }],
  intent_hypotheses: [{ evidence: [{ claim_id: 'C-1' }] }],
  contradictions: [{ left_claim_id: 'C-1', right_claim_id: 'C-2', explanation: 'Not both.' }],
  unknowns: ['Why?'],
};
const references = referencesToClaim(assessment, 'C-1');

describe('what refers to a claim', () => {
  it('is described with its entry and its text', () => {
    expect(references.map((reference) => referenceWords(assessment, reference))).toEqual([
      { name: 'PB-1', effect: 'supports', text: 'It says so.' },
      { name: 'intent hypothesis 1', effect: undefined, text: '' },
      { name: 'contradiction 1', effect: undefined, text: 'Not both.' },
    ]);
    expect(referencesInWords(assessment, references)).toEqual([
      'PB-1: link that supports (It says so.)',
      'intent hypothesis 1: link that cites it',
      'contradiction 1: the whole contradiction (Not both.)',
    ]);
  });

  it('is counted if there are many', () => {
    const many = Array.from({ length: 12 }, () => references[0]).filter((reference) => reference !== undefined);
    expect(referencesInWords(assessment, many)).toHaveLength(9);
    expect(referencesInWords(assessment, many).at(-1)).toBe('… and 4 more');
  });
});

describe('an entry in words', () => {
  it('is one line for any value', () => {
    expect(entryLine('claims', { actual: 'words' })).toBe('words');
    expect(entryLine('claims', 5)).toBe('');
    expect(entryLine('intent_hypotheses', { topic: 'Pilots', hypothesis: 'It stays.' })).toBe('Pilots: It stays.');
    expect(entryLine('contradictions', {})).toBe('? and ?');
    expect(entryLine('unknowns', { a: 1 })).toBe('{"a":1}');
  });
});
