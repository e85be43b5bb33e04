import { describe, expect, it } from 'vitest';
import { codePointLength } from '../text/offsets.ts';
import { span } from '../text/span.ts';
import { sentenceOfSpan } from './text-around.ts';

/** The sentence around the words in brackets. */
function sentenceIn(marked: string): string {
  const [before = '', words = '', after = ''] = marked.split(/[[\]]/u);
  const start = codePointLength(before);
  const given = span(start, start + codePointLength(words));
  const { text, sentence } = sentenceOfSpan(before + words + after, given, 'en');
  return text.slice(sentence.start, sentence.end);
}

const long = 'closes the north channel to all vessels over 90 metres from 1 June until further notice';

describe('the sentence around a span', () => {
  it.each([
    [`Notice: north channel\n[The Council ${long}.]`, `The Council ${long}.`],
    [`A heading that is longer than forty characters\n[The Council ${long}.]`, `The Council ${long}.`],
    [`Notice: north channel\r\n\r\n[The Council] ${long}.`, `The Council ${long}.`],
    // Lines of a column, which are full.
    [
      'If the river rises by a metre or more in May,\nthe Harbour Council will blockade the\n[port and close] it.',
      'If the river rises by a metre or more in May, the Harbour Council will blockade the port and close it.',
    ],
  ])('in %j', (text, sentence) => {
    expect(sentenceIn(text)).toBe(sentence);
  });
});
