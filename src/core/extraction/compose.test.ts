import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePointLength } from '../text/offsets.ts';
import {
  composeText,
  countHighlights,
  lineOf,
  originOf,
  partsOfText,
  placedHighlights,
  proposedGroups,
  readLine,
} from './compose.ts';
import { wellFormed, type Extraction, type Segment } from './extraction.ts';

function extraction(segments: readonly Segment[], more: Partial<Extraction> = {}): Extraction {
  const reader = { name: 'test', version: 1, engine: null };
  return { reader, segments, groups: [], pages: [], losses: [], facts: {}, contained: [], ...more };
}

const segment = (text: string, more: Partial<Segment> = {}): Segment => ({
  separator: '\n',
  text,
  group: null,
  place: null,
  ...more,
});

const group = (id: string, isProposed: boolean) => ({ id, kind: 'other' as const, label: id, isProposed });

describe('composing the text of a file', () => {
  it('takes little time for a page with many lines', () => {
    const box = { left: 0, top: 0, width: 1, height: 1 };
    const lines = Array.from({ length: 60_000 }, () => segment('a', { place: { kind: 'page', page: 1, box } }));
    const [place] = composeText(extraction(lines), new Set()).places;
    expect(place?.kind === 'page' && place.lines.length).toBe(60_000);
  });

  it('joins the chosen segments, and counts offsets in code points', () => {
    const given = extraction(
      [
        segment('😀 one', { place: { kind: 'page', page: 1, box: { left: 1, top: 2.345, width: 3, height: 4 } } }),
        segment('left out', { group: 'notes' }),
        segment('two', {
          separator: ' ',
          place: { kind: 'page', page: 1, box: { left: 5, top: 6, width: 7, height: 8 } },
        }),
        segment('three', {
          separator: '\n\n',
          group: 'body',
          place: { kind: 'page', page: 2 },
          losses: [{ code: 'line-end-hyphen', count: 2, at: 1 }],
        }),
      ],
      {
        groups: [group('notes', false), group('body', true)],
        pages: [
          { label: 'i', width: 100, height: 200 },
          { label: null, width: 300, height: 400 },
        ],
      },
    );
    expect([...proposedGroups(given)]).toEqual(['body']);
    expect(composeText(given, proposedGroups(given))).toEqual({
      text: '😀 one two\n\nthree',
      places: [
        {
          kind: 'page',
          start: 0,
          end: 9,
          page: 1,
          label: 'i',
          width: 100,
          height: 200,
          lines: ['0 5 1 2.35 3 4', '6 9 5 6 7 8'],
        },
        { kind: 'page', start: 11, end: 16, page: 2, label: null, width: 300, height: 400, lines: [] },
      ],
      losses: [{ code: 'line-end-hyphen', count: 2, first: 12 }],
      included: ['body'],
    });
  });

  it('leaves out the separator before the first segment', () => {
    const given = extraction([segment('a', { group: 'x' }), segment('b')], { groups: [group('x', true)] });
    expect(composeText(given, new Set()).text).toBe('b');
    expect(composeText(given, new Set(['x'])).text).toBe('a\nb');
  });

  it('adds up losses of one kind, with the first place that is known', () => {
    const given = extraction(
      [
        segment('ab', { losses: [{ code: 'ligature', count: 1, at: 1 }] }),
        segment('cd', { losses: [{ code: 'ligature', count: 3, at: 0 }] }),
      ],
      {
        losses: [
          { code: 'ligature', count: 1, first: null },
          { code: 'picture', count: 2, first: null },
        ],
      },
    );
    expect(composeText(given, new Set()).losses).toEqual([
      { code: 'ligature', count: 5, first: 1 },
      { code: 'picture', count: 2, first: null },
    ]);
  });

  it('joins exactly the chosen segments, and keeps every place within the text', () => {
    const someSegment = fc.record({
      separator: fc.constantFrom('' as const, ' ' as const, '\n' as const, '\n\n' as const),
      text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
      group: fc.constantFrom(null, 'a', 'b'),
      place: fc.nat({ max: 3 }).map((cue) => ({ kind: 'time' as const, from: cue, to: cue + 1 })),
    });
    fc.assert(
      fc.property(fc.array(someSegment), fc.subarray(['a', 'b']), (segments, chosen) => {
        const given = extraction(segments, { groups: [group('a', true), group('b', true)] });
        const { text, places } = composeText(given, new Set(chosen));
        const points = Array.from(text);
        const taken = segments.filter(({ group: id }) => id === null || chosen.includes(id));
        for (const place of places) {
          expect(place.start).toBeLessThanOrEqual(place.end);
          expect(place.end).toBeLessThanOrEqual(points.length);
        }
        const first = taken[0];
        if (first) expect(points.slice(0, codePointLength(first.text)).join('')).toBe(first.text);
        expect(text).toBe(taken.map(({ separator, text: own }, index) => (index > 0 ? separator : '') + own).join(''));
      }),
    );
  });

  it('stores a line so that it can be read again', () => {
    expect(readLine(lineOf(3, 9, { left: 0.128, top: 100, width: 12.5, height: 9 }))).toEqual({
      start: 3,
      end: 9,
      box: { left: 0.13, top: 100, width: 12.5, height: 9 },
    });
    expect(readLine('3 9 a 1 2 3')).toBeUndefined();
    expect(readLine('3 9 1 1 2')).toBeUndefined();
  });

  it('records the reader and what was included in the origin', () => {
    const given = extraction([segment('b', { group: 'x' })], { groups: [group('x', true), group('y', true)] });
    const file = { name: 'a.docx', path: null, size: 3, media_type: 'x/y', sha256: '0'.repeat(64) };
    expect(originOf('sha256:1', file, given, composeText(given, new Set(['x', 'y'])))).toEqual({
      passage_id: 'sha256:1',
      file,
      reader: { name: 'test', version: 1, engine: null, included: ['x'] },
      places: [],
      losses: [],
    });
  });
});

describe('dividing a composed text', () => {
  it('keeps the places and losses of each part', () => {
    const box = { left: 1, top: 2, width: 3, height: 4 };
    const whole = composeText(
      extraction([
        segment('😀 one', { place: { kind: 'page', page: 1, box } }),
        segment('two', {
          separator: '\n\n',
          place: { kind: 'page', page: 2, box },
          losses: [{ code: 'picture', count: 1, at: 1 }],
        }),
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
        const segments = texts.map((text, cue) =>
          segment(text, { separator: '\n\n', place: { kind: 'time', from: cue, to: cue } }),
        );
        const parts = partsOfText(composeText(extraction(segments), new Set()), texts);
        expect(parts.map(({ places }) => places)).toEqual(
          texts.map((text, cue) => [{ kind: 'time', start: 0, end: Array.from(text).length, from: cue, to: cue }]),
        );
      }),
    );
  });
});

it('replaces half surrogate pairs, and says how many and where', () => {
  expect(wellFormed(extraction([segment('😀a\ud800b\udc00')])).segments).toEqual([
    segment('😀a\ufffdb\ufffd', { losses: [{ code: 'unmapped-character', count: 2, at: 2 }] }),
  ]);
  const sound = extraction([segment('😀')]);
  expect(wellFormed(sound)).toBe(sound);
});

describe('the highlights in a composed text', () => {
  const made = { comment: '', author: '', changed: '' };

  it('are at their quote, whatever parts are chosen', () => {
    const segments = fc.array(
      fc.record({
        text: fc.array(fc.constantFrom('a', '😀', ' ', 'é')).map((all) => all.join('')),
        separator: fc.constantFrom('', ' ', '\n', '\n\n'),
        group: fc.constantFrom(null, 'a', 'b'),
        from: fc.nat(5),
      }),
    );
    fc.assert(
      fc.property(segments, fc.subarray(['a', 'b']), (given, chosen) => {
        const marked = given.map(({ text, from, ...more }) => {
          const at = Math.min(from, codePointLength(text));
          const quote = [...text].slice(at).join('');
          return segment(text, { ...more, marks: [{ quote, at, ...made }] });
        });
        const all = extraction(marked, { groups: [group('a', false), group('b', false)] });
        const characters = [...composeText(all, new Set(chosen)).text];
        for (const { quote, position } of placedHighlights(all, new Set(chosen)))
          expect(characters.slice(position?.start, position?.end).join('')).toBe(quote);
        expect(countHighlights(all)).toBe(given.length);
      }),
    );
  });

  it('have no position if they have no place, and are left out with their part', () => {
    const marks = [{ quote: 'x', at: null, ...made }];
    const given = extraction([null, 'a'].map((id) => segment('y', { group: id, marks })));
    expect(placedHighlights(given, new Set())).toEqual([{ quote: 'x', position: undefined, ...made }]);
  });
});
