import { expect, it } from 'vitest';
import { entryLine } from './entry-words.ts';

it('an entry in words is one line for any value', () => {
  expect(entryLine('claims', { actual: 'words' })).toBe('words');
  expect(entryLine('claims', 5)).toBe('');
  expect(entryLine('intent_hypotheses', { topic: 'Pilots', hypothesis: 'It stays.' })).toBe('Pilots: It stays.');
  expect(entryLine('contradictions', {})).toBe('? and ?');
  expect(entryLine('unknowns', { a: 1 })).toBe('{"a":1}');
});
