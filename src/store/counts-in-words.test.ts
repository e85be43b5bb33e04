import { describe, expect, it } from 'vitest';
import { countsInWords } from './counts-in-words.ts';

const none = { claims: 0, powerBases: 0, intents: 0, contradictions: 0, unknowns: 0 };

describe('countsInWords', () => {
  it('names what there is, in the singular or plural', () => {
    expect(countsInWords({ ...none, claims: 12, powerBases: 1, intents: 2 })).toBe(
      '12 claims · 1 power basis · 2 intent hypotheses',
    );
  });

  it('says that there is nothing', () => {
    expect(countsInWords(none)).toBe('No entries');
  });
});
