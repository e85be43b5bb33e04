import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchCases } from './search.cases.ts';
import { findInText, type FindOptions } from './search.ts';
import { partedText } from './search-parts.ts';
import type { CodePointSpan } from './span.ts';
import { anyText } from './texts.cases.ts';

function inParts(text: string, query: string, options: FindOptions, length: number): readonly CodePointSpan[] {
  const parts = partedText(text, length);
  const spans: CodePointSpan[] = [];
  for (let part = 0; part < parts.count(query); part += 1) {
    spans.push(...parts.find(part, query, options, spans.at(-1)?.end ?? 0));
  }
  return spans.slice(0, options.limit);
}

describe('searching in parts', () => {
  it.each(searchCases)('finds $name', ({ query, options = {}, found }) => {
    const text = found.replace(/[[\]]/g, '');
    for (const length of [1, 2, 3, 5])
      expect(inParts(text, query, options, length)).toEqual(findInText(text, query, options));
  });

  it('finds the same as in the whole text, wherever it is cut', () => {
    const query = fc.constantFrom('a', 'aa', 'S', 'ss', '\u0301', '"', '😀', 'ع', '한', 'a b', 'é');
    const options = fc.record({ matchCase: fc.boolean(), wholeWords: fc.boolean() });
    fc.assert(
      fc.property(anyText, query, options, fc.integer({ min: 1, max: 9 }), (text, words, how, length) => {
        expect(inParts(text, words, how, length)).toEqual(findInText(text, words, how));
      }),
    );
  });

  it('finds repetitions across the cuts without overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 9 }), (repeats, length) => {
        const text = 'a'.repeat(repeats);
        expect(inParts(text, 'aa', {}, length)).toEqual(findInText(text, 'aa'));
      }),
    );
  });

  it('searches a long query in one part', () => {
    const long = 'The channel closes. '.repeat(30);
    expect(partedText(long.repeat(3), 50).count(long)).toBe(1);
    expect(inParts(long.repeat(3), long, {}, 50)).toEqual(findInText(long.repeat(3), long));
  });
});
