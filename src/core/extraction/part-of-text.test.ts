import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeText } from './compose.ts';
import type { Extraction, Segment } from './extraction.ts';
import { partsOfText } from './part-of-text.ts';

const extraction = (segments: readonly Segment[]): Extraction => ({
  reader: { name: 'test', version: 1, engine: null },
  segments,
  groups: [],
  pages: [],
  losses: [],
  facts: {},
  contained: [],
});

const box = { left: 1, top: 2, width: 3, height: 4 };

describe('dividing a composed text', () => {
  it('keeps the places and losses of each part', () => {
    const whole = composeText(
      extraction([
        { separator: '', text: '😀 one', group: null, place: { kind: 'page', page: 1, box } },
        {
          separator: '\n\n',
          text: 'two',
          group: null,
          place: { kind: 'page', page: 2, box },
          losses: [{ code: 'picture', count: 1, at: 1 }],
        },
      ]),
      new Set(),
    );
    const [first, second] = partsOfText(whole, ['😀 one', 'two']);
    expect(first).toMatchObject({ text: '😀 one', places: [{ start: 0, end: 5, page: 1 }], losses: [] });
    expect(second).toMatchObject({
      text: 'two',
      places: [{ start: 0, end: 3, page: 2, lines: ['0 3 1 2 3 4'] }],
      losses: [{ code: 'picture', count: 1, first: 1 }],
    });
    expect(() => partsOfText(whole, ['three'])).toThrow(RangeError);
  });

  it('finds each place where it is in the whole text', () => {
    const someText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }).filter((text) => !text.includes('\n'));
    fc.assert(
      fc.property(fc.array(someText, { minLength: 1 }), (texts) => {
        const segments = texts.map((text, index): Segment => ({
          separator: '\n\n',
          text,
          group: null,
          place: { kind: 'time', from: index, to: index },
        }));
        const parts = partsOfText(composeText(extraction(segments), new Set()), texts);
        expect(parts.map(({ places }) => places)).toEqual(
          texts.map((text, index) => [
            { kind: 'time', start: 0, end: Array.from(text).length, from: index, to: index },
          ]),
        );
      }),
    );
  });
});
