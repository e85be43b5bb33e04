import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { isCharacterBoundary } from './graphemes.ts';
import { codePointLength } from './offsets.ts';
import { anchorCases } from './quote.cases.ts';
import { anchorState, findQuote, locateQuote, type AnchorState } from './quote.ts';
import { span, spanLength, textAt } from './span.ts';
import { anyText, rowsOf, textWithSpan } from './texts.cases.ts';

function places(found: AnchorState): readonly string[] {
  if (found.state === 'missing') return [];
  const spans = found.state === 'ambiguous' ? found.spans : [found.span];
  return spans.map(({ start, end }) => `${start}-${end}`);
}

/** Prose in which every sentence is another one. */
function prose(sentences: number, seed: string): string {
  return Array.from(
    { length: sentences },
    (_, index) => `In ${seed} ${index * 37} the ${index % 7 === 0 ? '部隊' : 'units'} held line ${index * 53}. `,
  ).join('');
}

describe('the state of an anchor', () => {
  it.each(anchorCases)('is $name', ({ passage, actual, state, found, errors }) => {
    const [before = '', inside = '', after = ''] = passage.split(/[[\]]/);
    const start = codePointLength(before);
    const anchor = anchorState(before + inside + after, span(start, start + codePointLength(inside)), actual);
    expect(anchor.state).toBe(state);
    expect(places(anchor)).toEqual(found);
    if (anchor.state === 'changed') {
      expect(anchor.errors).toBe(errors);
      expect(anchor.text).toBe(textAt(before + inside + after, anchor.span));
    }
  });

  it('is exact for the words of any span', () => {
    fc.assert(
      fc.property(textWithSpan, ({ text, start, end }) => {
        const actual = textAt(text, span(start, end)) ?? '';
        if (actual === '') return;
        expect(anchorState(text, span(start, end), actual)).toEqual({ state: 'exact', span: { start, end } });
        const elsewhere = locateQuote(text, actual);
        expect(['exact', 'ambiguous']).toContain(elsewhere.state);
        if (elsewhere.state === 'exact') expect(elsewhere.span).toEqual({ start, end });
      }),
    );
  });

  it('never leads outside the text, and only changed text leads to other text', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat({ max: 9 }), (text, actual, start) => {
        const found = anchorState(text, span(start, start + codePointLength(actual)), actual);
        if (found.state === 'missing') return;
        for (const each of found.state === 'ambiguous' ? found.spans : [found.span]) {
          const words = textAt(text, each);
          if (found.state === 'changed') expect(words).toBe(found.text);
          else expect(words).toBe(actual);
        }
        if (found.state === 'changed') {
          expect(isCharacterBoundary(text, (textAt(text, span(0, found.span.start)) ?? '').length)).toBe(true);
          expect(isCharacterBoundary(text, (textAt(text, span(0, found.span.end)) ?? '').length)).toBe(true);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('is moved and not exact if a claim has no span', () => {
    expect(anchorState('the army', undefined, 'army')).toEqual({ state: 'moved', span: span(4, 8) });
    expect(anchorState('army, army', undefined, 'army').state).toBe('ambiguous');
  });

  it('leads to the nearest of equally good matches', () => {
    const text = 'The units held line 41 today. The units held line 42 today. The units held line 43 today.';
    for (const start of [0, 30, 60]) {
      const found = anchorState(text, span(start, start + 29), 'The units held line 49 today.');
      expect(found).toMatchObject({ state: 'changed', span: span(start, start + 29), errors: 1 });
    }
  });

  it('leads to a changed quote far away in a text of a megabyte', () => {
    const text = `${prose(13_000, 'May')}The ministers of both countries met in Baku on Friday. ${prose(12_000, 'June')}`;
    expect(text.length).toBeGreaterThan(1_000_000);
    const found = anchorState(text, span(5, 60), 'The ministers of two countries met in Baku on Fridays.');
    expect(found).toMatchObject({ state: 'changed', text: 'The ministers of both countries met in Baku on Friday.' });
    expect(anchorState(text, span(5, 60), 'Nobody expected the closing of every southern road').state).toBe('missing');
  });

  it.each([
    { name: 'words changed here and there', change: (quote: string) => quote.replaceAll('held', 'kept') },
    { name: 'its beginning replaced', change: (quote: string) => `${'#'.repeat(700)}${quote.slice(700)}` },
    { name: 'its end replaced', change: (quote: string) => `${quote.slice(0, -700)}${'#'.repeat(700)}` },
    { name: 'a part left out', change: (quote: string) => quote.slice(0, 3000) + quote.slice(4000) },
    {
      name: 'a part put in',
      change: (quote: string) => `${quote.slice(0, 3000)}${'😀'.repeat(800)}${quote.slice(3000)}`,
    },
  ])('leads to a quote of thousands of characters with $name', ({ change }) => {
    const quote = prose(220, 'July');
    const text = `${prose(2_000, 'May')}${quote}${prose(2_000, 'June')}`;
    const at = codePointLength(prose(2_000, 'May'));
    const found = anchorState(text, span(3, 5_000), change(quote));
    if (found.state !== 'changed') throw new Error(found.state);
    expect(found.errors).toBeLessThanOrEqual(codePointLength(quote) / 3);
    expect(Math.abs(found.span.start - at)).toBeLessThanOrEqual(705 + 64);
    expect(Math.abs(found.span.end - at - codePointLength(quote))).toBeLessThanOrEqual(705 + 64);
  });

  it.each(
    rowsOf(
      `
A naval vessel informed the merchant ship to turn back | Reuters: [A naval patrol vessel told the merchant ship to turn back].
the ministry closes the northern channels on Monday | Say that the [the ministry closed the northern channel on Monday].
A naval vessel informed the merchant ship to turn back | In May some [naval patrol vessel told the merchant ship to turn back].
`,
      2,
    ),
  )('includes words at the edges of “%s” only if the text has them', (quote = '', marked = '') => {
    const [before = '', found = '', after = ''] = marked.split(/[[\]]/);
    expect(locateQuote(before + found + after, quote)).toMatchObject({ state: 'changed', text: found });
  });

  it('leaves out no word beside the span that the quote begins or ends with', () => {
    const word = fc.constantFrom('A', 'a', 'in', 'the', 'naval', 'vessel', 'told', 'merchant', 'ship', 'patrol', 'of');
    const words = (minLength: number, maxLength: number) => fc.array(word, { minLength, maxLength });
    fc.assert(
      fc.property(words(0, 4), words(8, 14), words(0, 2), fc.nat(), words(0, 4), (before, quoted, added, at, after) => {
        const changed = [...quoted];
        changed.splice(1 + (at % (quoted.length - 2)), at % 2, ...added);
        const text = [...before, ...changed, ...after].join(' ');
        const found = locateQuote(text, quoted.join(' '));
        if (found.state !== 'changed') return;
        const inside = found.text.split(' ');
        const wordBefore = textAt(text, span(0, found.span.start))?.trim().split(' ').at(-1);
        const [wordAfter] =
          textAt(text, span(found.span.end, codePointLength(text)))
            ?.trim()
            .split(' ') ?? [];
        // A word in another case is the same word.
        const isSame = (one = '', other = '') => one.toLowerCase() === other.toLowerCase();
        if (!isSame(inside[0], quoted[0])) expect(wordBefore).not.toBe(quoted[0]);
        if (!isSame(inside.at(-1), quoted.at(-1))) expect(wordAfter).not.toBe(quoted.at(-1));
      }),
      { numRuns: runs(400) },
    );
  });

  it('accepts text that is similar to the quote everywhere', () => {
    const text = 'ab'.repeat(100_000);
    const found = anchorState(text, span(150_001, 150_201), 'ab'.repeat(90) + 'c'.repeat(20));
    expect(found.state).toBe('changed');
    if (found.state === 'changed') expect(Math.abs(found.span.start - 150_001)).toBeLessThan(4_000);
  });
});

describe('finding a quote', () => {
  it('offers only whole words without space at the ends, whatever was added to the quote', () => {
    const word = fc.constantFrom(...'The Board is not permitted to close 1,500 ex-minister channel'.split(' '));
    const words = fc.array(word, { minLength: 4, maxLength: 12 });
    const added = fc.constantFrom(
      ...([
        '"|"',
        '“|”',
        '… |',
        '[...] | ...',
        '|.',
        '- |',
        '1. |',
        '> |',
        '|[3]',
        '[It] |',
        '| (2)',
        '«|»',
        '|',
      ] as const),
    );
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), added, (all, from, count, marks) => {
        const [start, end] = [from % (all.length - 2), (from % (all.length - 2)) + 3 + (count % (all.length - 2))];
        const text = `Preface. ${all.join(' ')}, it said`;
        const part = all.slice(start, end).join(' ');
        const found = locateQuote(text, marks.replace('|', part), span(0, 2));
        if (found.state !== 'changed') return;
        expect(found.text).toBe(found.text.trim());
        expect(` ${all.join(' ')} `).toContain(` ${found.text} `);
      }),
    );
  });

  it('finds every occurrence of the words, and no other', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '😀', '\ud83d', '\ude00'), { maxLength: 14 });
    fc.assert(
      fc.property(
        text,
        fc.array(fc.constantFrom('a', 'b', '😀', '\ud83d'), { minLength: 1, maxLength: 2 }),
        (parts, words) => {
          const [whole, quote] = [parts.join(''), words.join('')];
          const length = codePointLength(quote);
          const expected = Array.from({ length: codePointLength(whole) + 1 }, (_, start) =>
            span(start, start + length),
          );
          expect(findQuote(whole, quote)).toEqual(expected.filter((place) => textAt(whole, place) === quote));
        },
      ),
    );
  });

  it('stops at the limit', () => {
    expect(findQuote('aaaaaa', 'a', 4)).toHaveLength(4);
    expect(findQuote('a'.repeat(5000), 'a')).toHaveLength(1000);
    expect(findQuote('abc', '')).toEqual([]);
  });

  it('gives spans of the length of the quote', () => {
    expect(findQuote('x😀y😀', '😀').map(spanLength)).toEqual([1, 1]);
  });
});
