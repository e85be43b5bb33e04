import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Observation } from '../casefile/types.generated.ts';
import { areWordsInPassages } from './words-in-casefile.ts';

const filler = Array.from({ length: 400 }, (_, n) => `Entry ${String(n * 7919)} of the log says nothing new.`).join(
  ' ',
);
const quote = 'The Harbour Council will close the north channel to all vessels on the first Monday of March.';

function casefileOf(...texts: readonly string[]): readonly Observation[] {
  const passages = texts.map((text, index) => ({ passage_id: `sha256:${String(index)}`, text }));
  return [{ observation_id: 1, passages }] as unknown as readonly Observation[];
}

describe('words in the passages of a casefile', () => {
  it.each<[string, string, string, boolean]>([
    ['the very words in a long text', quote, `${filler} ${quote} ${filler}`, true],
    ['words with a letter changed', quote.replace('channel', 'chanel'), `${filler} ${quote}`, true],
    ['words with a word left out', quote.replace('all ', ''), quote, true],
    ['words in another normalisation', 'Cafe\u0301', 'Caf\u00e9 here', true],
    ['words in other case and spacing', 'THE  HARBOUR\ncouncil', quote, true],
    ['short words with a letter changed', 'closes it on Mondey', 'The council closes it on Monday.', true],
    ['short words that are nowhere', 'sold to the navy', 'The council closes it on Monday.', false],
    [
      'other words of the same actor',
      'The Harbour Council has sold every pilot boat it owned to a foreign navy.',
      quote,
      false,
    ],
    [
      'words that are nowhere in a long text',
      'Nobody ever wrote these particular words about any of the boats.',
      filler,
      false,
    ],
    [
      'Han that is nowhere',
      '港务局昨日宣布将永久出售全部引水船只',
      '河流管理局表示没有人征求过它的意见，航道仍然开放。',
      false,
    ],
    [
      'Han with a character changed',
      '河流管理处表示没有人征求过它的意见',
      '河流管理局表示没有人征求过它的意见，航道仍然开放。',
      true,
    ],
  ])('are distinguished: %s', (_, words, text, expected) => {
    expect(areWordsInPassages(words, casefileOf('Something else.', text))).toBe(expected);
  });

  it('does not report short words as missing in more text than it reads', () => {
    expect(areWordsInPassages('sold to the navy', casefileOf(filler.repeat(5)))).toBe(true);
  });

  it('finds any part of a passage', () => {
    fc.assert(
      fc.property(fc.nat(filler.length - 1), fc.integer({ min: 1, max: 400 }), (start, length) => {
        const words = filler.slice(start, start + length);
        expect(areWordsInPassages(words, casefileOf('Other.', filler))).toBe(true);
      }),
    );
  });
});
