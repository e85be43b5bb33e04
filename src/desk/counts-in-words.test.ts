import { expect, it } from 'vitest';
import { countsInWords } from './counts-in-words.ts';

const none = { claims: 0, powerBases: 0, intents: 0, contradictions: 0, unknowns: 0 };

it('the counts name what there is, in the singular or plural, or say that there is nothing', () => {
  const counts = { ...none, claims: 12, powerBases: 1, intents: 2 };
  expect(countsInWords(counts)).toBe('12 claims · 1 power basis · 2 intent hypotheses');
  expect(countsInWords(none)).toBe('No entries');
});
