import { describe, expect, it } from 'vitest';
import { textAt } from './span.ts';
import { wordAt } from './word-at.ts';

const wordIn = (text: string, offset: number, locale = 'en'): string | undefined =>
  textAt(text, wordAt(text, offset, locale));

describe('the word at a place', () => {
  it.each([
    ['at its start', 'The channel is closed.', 4, 'channel'],
    ['inside', 'The channel is closed.', 7, 'channel'],
    ['at its last letter', 'The channel is closed.', 10, 'channel'],
    ['in Hebrew', 'הדובר אמר', 7, 'אמר'],
    ['in Chinese', '我们说海峡', 4, '海峡'],
    ['after an emoji, counted in code points', '😀 a word', 4, 'word'],
    ['of one letter', 'a b', 0, 'a'],
  ])('is found %s', (_, text, offset, word) => {
    expect(wordIn(text, offset)).toBe(word);
  });

  it('is the character itself between words, and nothing at the end', () => {
    expect(wordIn('one, two', 3)).toBe(',');
    expect(wordIn('one, two', 4)).toBe(' ');
    expect(wordIn('one👩‍🚀!', 4)).toBe('👩‍🚀');
    expect(wordIn('one', 3)).toBe('');
    expect(wordIn('one', 9)).toBe('');
  });
});
