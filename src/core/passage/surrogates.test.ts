import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loneSurrogateAt } from './surrogates.ts';
import { anyText } from './texts.cases.ts';

describe('lone surrogates', () => {
  it.each([
    { name: 'a plain text has none', text: 'abc', at: undefined },
    { name: 'a pair is none', text: 'a😀', at: undefined },
    { name: 'a high one at the end', text: 'a😀\ud83d', at: 3 },
    { name: 'a low one at the start', text: '\ude00😀', at: 0 },
    { name: 'a high one before a pair', text: '😀\ud83d😀', at: 2 },
    { name: 'the first of several', text: 'ab\ude00c\ud83d', at: 2 },
  ])('$name', ({ text, at }) => {
    expect(loneSurrogateAt(text)).toBe(at);
  });

  it('are found exactly if a text is not well formed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const at = loneSurrogateAt(text);
        expect(at === undefined).toBe(text.isWellFormed());
        if (at !== undefined) expect(text.slice(0, at).isWellFormed()).toBe(true);
      }),
    );
  });
});
