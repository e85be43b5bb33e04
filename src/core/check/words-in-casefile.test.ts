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
  it('are there with small differences, and not if they were never written', () => {
    const council = 'The council closes it on Monday.';
    const river = '河流管理局表示没有人征求过它的意见，航道仍然开放。';
    const cases: readonly (readonly [isThere: boolean, words: string, text: string])[] = [
      [true, quote, `${filler} ${quote} ${filler}`],
      [true, quote.replace('channel', 'chanel'), `${filler} ${quote}`],
      [true, quote.replace('all ', ''), quote],
      [true, 'Cafe\u0301', 'Caf\u00e9 here'],
      [true, 'THE  HARBOUR\ncouncil', quote],
      [true, 'closes it on Mondey', council],
      [false, 'sold to the navy', council],
      [false, 'The Harbour Council has sold every pilot boat it owned to a foreign navy.', quote],
      [false, 'Nobody ever wrote these particular words about any of the boats.', filler],
      [false, '港务局昨日宣布将永久出售全部引水船只', river],
      [true, '河流管理处表示没有人征求过它的意见', river],
      // Short words are not reported as missing in more text than is read.
      [true, 'sold to the navy', filler.repeat(5)],
    ];
    const isThere = (words: string, text: string) => areWordsInPassages(words, casefileOf('Something else.', text));
    expect(cases.filter(([expected, words, text]) => isThere(words, text) !== expected)).toEqual([]);
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
