import { describe, expect, it } from 'vitest';
import { codePointLength } from '../text/offsets.ts';
import { span } from '../text/span.ts';
import { sentenceOfSpan } from './text-around.ts';

/** The sentence around the words in brackets, and the line above its list. */
function sentenceIn(marked: string): readonly (string | undefined)[] {
  const [before = '', words = '', after = ''] = marked.split(/[[\]]/u);
  const start = codePointLength(before);
  const given = span(start, start + codePointLength(words));
  const { text, sentence, leadIn } = sentenceOfSpan(before + words + after, given, 'en');
  return [sentence, leadIn].map((range) => range && text.slice(range.start, range.end));
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
    expect(sentenceIn(text)[0]).toBe(sentence);
  });

  it.each([
    ['– the mole is sold;\n– [the bar is closed].', 'The mayor denied:'],
    ['– the mole is sold. [It was old].', 'The mayor denied:'],
    ['(a) the mole is sold;\n\n(b) [the bar is closed].', 'The mayor denied:'],
    ['[the bar is closed].', 'The mayor denied:'],
    ['– the mole is sold.\n[The council keeps the bar open].', undefined],
    ['– the mole is sold;\n– the bar is closed.\n\n[The council keeps the bar open].', undefined],
  ])('has the line above a list only in its items: %j', (list, leadIn) => {
    expect(sentenceIn(`The mayor denied:\n${list}`)[1]).toBe(leadIn);
  });
});
