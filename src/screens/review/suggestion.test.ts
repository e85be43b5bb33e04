import { expect, it } from 'vitest';
import { changedSpan } from './suggestion.tsx';

const passage = '😀 It closes on Monday. It closes again on Friday.';
const span = (start: number, end: number) => ({ start, end, offset_encoding: 'unicode-code-point' });

it.each([
  ['closes on Monday', undefined, span(5, 21)],
  ['It closes', { start: 5, end: 21 }, span(2, 11)],
  ['It closes', undefined, 'more than once'],
  ['It closes', { start: 12, end: 20 }, 'more than once'],
  ['closes on  Monday', undefined, 'does not contain exactly'],
  ['', undefined, 'does not contain exactly'],
])('of “%s”', (text, present, expected) => {
  const found = changedSpan(passage, text, present);
  if (typeof expected === 'string') expect(found).toContain(expected);
  else expect(found).toEqual(expected);
});

it('needs the passage', () => expect(changedSpan(undefined, 'It closes', undefined)).toContain('not in the casefile'));
