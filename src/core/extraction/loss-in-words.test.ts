import { describe, expect, it } from 'vitest';
import { knownLosses, lossInWords } from './loss-in-words.ts';

describe('losses in words', () => {
  it('are a sentence for one and for several', () => {
    expect(lossInWords({ code: 'picture', count: 1 })).toBe('1 picture was left out.');
    expect(lossInWords({ code: 'picture', count: 1200 })).toBe('1,200 pictures were left out.');
  });

  it('name a code that this version does not know', () => {
    expect(lossInWords({ code: 'later-code', count: 3 })).toBe('later-code: 3.');
    expect(lossInWords({ code: 'constructor', count: 1 })).toBe('constructor: 1.');
  });

  it('end with a full stop and have no open placeholder', () => {
    const all = knownLosses.flatMap((code) => [1, 2].map((count) => lossInWords({ code, count })));
    expect(all.filter((sentence) => !/^[^{}]+\.$/.test(sentence))).toEqual([]);
  });
});
