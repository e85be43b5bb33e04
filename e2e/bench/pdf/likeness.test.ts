import { expect, it } from 'vitest';
import { likeness, wordsOf } from './likeness.ts';

it('finds everything in the text itself, whatever its lines are', () => {
  const text = 'The strait was\nclosed on Monday.\n\n海峡は月曜日に閉鎖された。';
  expect(likeness(text, text.replaceAll('\n', ' '), 'en')).toEqual({ characters: 1, order: 1, words: 1 });
});

it('counts missing characters, a wrong order and words that a search does not find', () => {
  const known = 'abcdefgh ijklmnop';
  const reversed = Array.from(known).reverse().join('');
  expect(likeness(known, reversed, 'en')).toEqual({ characters: 1, order: 0, words: 0 });
  expect(likeness(known, 'abcdefgh', 'en')).toEqual({ characters: 0.5, order: 3 / 11, words: 0.5 });
});

it('finds a word that is divided at the end of a line', () => {
  expect(likeness('a well-known reflexia', 'a well-known re-\nflexia', 'en').words).toBe(1);
});

it('divides a text into words without spaces too', () => {
  expect([...wordsOf('海峡は閉鎖', 'ja')]).toEqual(['海峡', '閉鎖']);
});
