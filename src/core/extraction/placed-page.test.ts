import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { Origin } from '../casefile/types.generated.ts';
import { codePointLength } from '../text/offsets.ts';
import { composeText, partsOfText } from './compose.ts';
import type { Box, Extraction, LinePlaces, Segment } from './extraction.ts';
import { boxesOfSpan, caretAt, characterAt, placePage, type PlacedPage } from './placed-page.ts';

const height = 10;
const advance = 6;

/** A glyph of a test: its characters, which share its box. A space has no box. */
interface Glyph {
  readonly text: string;
  readonly place: number;
}

/** Makes a line whose glyphs are at these places, counted in widths of a glyph. */
function lineOfGlyphs(glyphs: readonly Glyph[], left: number, top: number): LinePlaces {
  const boxes = glyphs.flatMap(({ text, place }) =>
    Array.from({ length: text.length }, () =>
      text === ' ' ? [0, 0, 0, 0] : [left + place * advance, top, left + (place + 1) * advance, top + height],
    ).flat(),
  );
  const places = glyphs.filter(({ text }) => text !== ' ').map(({ place }) => place);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return {
    text: glyphs.map(({ text }) => text).join(''),
    box: { left: left + first * advance, top, width: (last - first + 1) * advance, height },
    boxes: Float32Array.from(boxes),
  };
}

/** A line from left to right, with one glyph for each of the texts. */
const line = (texts: readonly string[], top: number, left = 50): LinePlaces =>
  lineOfGlyphs(
    texts.map((text, place) => ({ text, place })),
    left,
    top,
  );

/** A line from right to left. */
const backward = (texts: readonly string[], top: number): LinePlaces =>
  lineOfGlyphs(
    texts.map((text, index) => ({ text, place: texts.length - 1 - index })),
    50,
    top,
  );

function extractionOf(pages: readonly (readonly LinePlaces[])[], more: readonly Segment[] = []): Extraction {
  const segments = pages.flatMap((lines, index) =>
    lines.map(({ text, box }, at): Segment => ({
      separator: at === 0 ? '\n\n' : '\n',
      text,
      group: null,
      place: { kind: 'page', page: index + 1, box },
    })),
  );
  return {
    reader: { name: 'pdf', version: 1, engine: null },
    segments: [...segments, ...more],
    groups: [{ id: 'comments', kind: 'comment', label: 'Comments', isProposed: false }],
    pages: pages.map(() => ({ label: null, width: 600, height: 800 })),
    losses: [],
    facts: {},
    contained: [],
  };
}

interface Composed extends Pick<Origin, 'places'> {
  readonly text: string;
}

const composed = (pages: readonly (readonly LinePlaces[])[]): Composed => composeText(extractionOf(pages), new Set());

const spanOf = ({ text }: Composed, words: string) => {
  const start = codePointLength(text.slice(0, text.indexOf(words)));
  return { start, end: start + codePointLength(words) };
};

const middle = ({ left, top, width, height: tall }: Box) => ({ x: left + width / 2, y: top + tall / 2 });

/** Asserts that each character that is drawn alone is found at the middle of its box. */
function expectInverse(page: PlacedPage): void {
  for (const { start, characters = [] } of page) {
    characters.forEach((box, index) => {
      if (!box) return;
      const span = { start: start + index, end: start + index + 1 };
      expect(boxesOfSpan(page, span)).toEqual({ boxes: [box], isApproximate: false });
      expect(characterAt(page, middle(box))).toBe(span.start);
    });
  }
}

describe('the boxes of a span', () => {
  const lines = [line([...'The channel is hy-'], 100), line([...'per closed.'], 115)];
  const given = composed([lines]);
  const page = placePage(given.text, given, 1, lines);

  it('are around exactly its characters, once for each line', () => {
    const { boxes, isApproximate } = boxesOfSpan(page, spanOf(given, 'is hy-\nper'));
    expect(isApproximate).toBe(false);
    expect(boxes).toEqual([
      { left: 50 + 12 * advance, top: 100, width: 6 * advance, height },
      { left: 50, top: 115, width: 3 * advance, height },
    ]);
  });

  it('are none for a span on another page, for an empty one and for a line end', () => {
    const none = { boxes: [], isApproximate: false };
    expect(boxesOfSpan(page, { start: 4, end: 4 })).toEqual(none);
    expect(boxesOfSpan(page, spanOf(given, '\n'))).toEqual(none);
    expect(placePage(given.text, given, 2, lines)).toEqual([]);
  });

  it('are several where the order on the page differs from the order of the text', () => {
    const mixed = lineOfGlyphs(
      [
        { text: 'א', place: 9 },
        { text: 'ב', place: 8 },
        { text: ' ', place: 7 },
        { text: '1', place: 4 },
        { text: '2', place: 5 },
        { text: '3', place: 6 },
        { text: ' ', place: 3 },
        { text: 'ג', place: 2 },
      ],
      0,
      100,
    );
    const text = composed([[mixed]]);
    const placed = placePage(text.text, text, 1, [mixed]);
    const { boxes } = boxesOfSpan(placed, spanOf(text, 'ב 12'));
    expect(boxes).toEqual([
      { left: 4 * advance, top: 100, width: 2 * advance, height },
      { left: 8 * advance, top: 100, width: advance, height },
    ]);
    expectInverse(placed);
    // A number goes to the right also between letters that go to the left.
    expect(caretAt(placed, { x: 5 * advance - 1, y: 105 })).toBe(spanOf(text, '1').end);
    expect(caretAt(placed, { x: 8 * advance + 1, y: 105 })).toBe(spanOf(text, 'ב').end);
  });

  it('divide a ligature among its letters, from the right in Arabic', () => {
    const latin = line(['f', 'ffi', 'x'], 100);
    const arabic = backward(['ق', 'لا', 'م'], 120);
    const text = composed([[latin, arabic]]);
    const placed = placePage(text.text, text, 1, [latin, arabic]);
    expect(boxesOfSpan(placed, { start: 2, end: 3 }).boxes).toEqual([
      { left: 50 + (4 / 3) * advance, top: 100, width: advance / 3, height },
    ]);
    const alef = spanOf(text, 'ا');
    expect(boxesOfSpan(placed, alef).boxes).toEqual([{ left: 50 + advance, top: 120, width: advance / 2, height }]);
    expectInverse(placed);
  });

  it('are those of the line if the file has another line there, and say so', () => {
    const changed = [line([...'The channel is HY-'], 100), lines[1] ?? line(['x'], 0)];
    const placed = placePage(given.text, given, 1, changed);
    expect(boxesOfSpan(placed, spanOf(given, 'The'))).toEqual({ boxes: [lines[0]?.box], isApproximate: true });
    expect(boxesOfSpan(placed, spanOf(given, 'closed'))).toMatchObject({ isApproximate: false });
    const moved = placePage(given.text, given, 1, [line([...'The channel is hy-'], 90)]);
    expect(moved.map(({ characters }) => characters)).toEqual([undefined, undefined]);
    expect(placePage(given.text, given, 1, undefined).map(({ characters }) => characters)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('belong to the right one of equal lines', () => {
    const same = [line([...'Total'], 100), line([...'Total'], 200), line([...'Total'], 200, 300)];
    const text = composed([same]);
    const placed = placePage(text.text, text, 1, same);
    expect(boxesOfSpan(placed, { start: 12, end: 17 }).boxes).toEqual([same[2]?.box]);
  });
});

describe('the text at a point', () => {
  const columns = [
    line([...'left one'], 100),
    line([...'short'], 115),
    line([...'right one'], 100, 300),
    line([...'right two'], 115, 300),
  ];
  const given = composed([columns]);
  const page = placePage(given.text, given, 1, columns);

  it('is before or after a character, as the point is in its first or second half', () => {
    expect(caretAt(page, { x: 50 + 1, y: 105 })).toBe(0);
    expect(caretAt(page, { x: 50 + advance - 1, y: 105 })).toBe(1);
    expect(caretAt(page, { x: 50 + 9 * advance, y: 105 })).toBe(8);
  });

  it('is in the line beside the point, and not in the other column', () => {
    expect(caretAt(page, { x: 50 + 6 * advance, y: 120 })).toBe(spanOf(given, 'short').end);
    expect(caretAt(page, { x: 296, y: 117 })).toBe(spanOf(given, 'right two').start);
    expect(caretAt([], { x: 1, y: 1 })).toBeUndefined();
    expect(characterAt([], { x: 1, y: 1 })).toBeUndefined();
  });

  it('is in the line whose middle is nearer, where the boxes of lines overlap', () => {
    const lines = [line([...'a longer line'], 100), line([...'short'], 107), line([...'a longer line'], 114)];
    const text = composed([lines]);
    const placed = placePage(text.text, text, 1, lines);
    for (const x of [48, 52, 100, 130]) {
      expect(caretAt(placed, { x, y: 111 })).toBeGreaterThanOrEqual(14);
      expect(caretAt(placed, { x, y: 111 })).toBeLessThanOrEqual(19);
    }
    expect(caretAt(placed, { x: 130, y: 117 })).toBe(33);
    // Far beside all lines as well, and in a column below its last line.
    expect(caretAt(placed, { x: 500, y: 111 })).toBe(19);
    expect(caretAt(page, { x: 320, y: 140 })).toBeGreaterThan(spanOf(given, 'right two').start);
  });

  it('is at the start or the end of a line of which only the place is known', () => {
    const placed = placePage(given.text, given, 1, undefined);
    expect(caretAt(placed, { x: 51, y: 120 })).toBe(spanOf(given, 'short').start);
    expect(caretAt(placed, { x: 50 + 4 * advance, y: 120 })).toBe(spanOf(given, 'short').end);
    expect(characterAt(placed, { x: 70, y: 120 })).toBe(spanOf(given, 'short').start);
  });

  it('is found in lines that go up the page', () => {
    const up: LinePlaces = {
      text: 'abc',
      box: { left: 10, top: 82, width: height, height: 18 },
      boxes: Float32Array.from([0, 1, 2].flatMap((index) => [10, 94 - index * 6, 20, 100 - index * 6])),
    };
    const text = composed([[up]]);
    const placed = placePage(text.text, text, 1, [up]);
    expectInverse(placed);
    expect(caretAt(placed, { x: 15, y: 99 })).toBe(0);
    expect(caretAt(placed, { x: 15, y: 83 })).toBe(3);
    expect(boxesOfSpan(placed, { start: 1, end: 3 }).boxes).toEqual([{ left: 10, top: 82, width: height, height: 12 }]);
  });
});

const glyph = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', '7', '.', '😀', '漢', '-') },
  { weight: 1, arbitrary: fc.constantFrom('fi', 'ffl', ' ') },
);
const word = fc.array(glyph, { minLength: 1, maxLength: 12 }).filter((texts) => /\S/.test(texts.join('')));
const arabicWord = fc.array(fc.constantFrom('ق', 'ن', 'لا', 'ة', '،'), { minLength: 1, maxLength: 8 });
const arbitraryLine = fc.oneof(
  word.map((texts) => ({ texts: texts.join('').startsWith(' ') ? ['x', ...texts] : texts, isBackward: false })),
  arabicWord.map((texts) => ({ texts, isBackward: true })),
);
const arbitraryPages = fc
  .array(fc.array(arbitraryLine, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 })
  .map((pages) =>
    pages.map((lines) =>
      lines.map(({ texts, isBackward }, index) =>
        isBackward ? backward(texts, 100 + index * 15) : line(texts, 100 + index * 15),
      ),
    ),
  );

describe('text and page', () => {
  it('lead to each other for every character, in parts of a text as well', () => {
    fc.assert(
      fc.property(arbitraryPages, fc.boolean(), (pages, isDivided) => {
        const comment: Segment = {
          separator: '\n\n',
          text: 'a comment',
          group: 'comments',
          place: { kind: 'page', page: 1, box: { left: 1, top: 2, width: 3, height: 4 } },
        };
        const whole = composeText(extractionOf(pages, [comment]), new Set(['comments']));
        const texts = isDivided ? whole.text.split('\n\n') : [whole.text];
        for (const part of partsOfText(whole, texts)) {
          pages.forEach((lines, index) => {
            const page = placePage(part.text, part, index + 1, lines);
            expectInverse(page);
            const unknown = page.filter(({ characters }) => characters === undefined);
            for (const { start, end } of unknown) expect([...part.text].slice(start, end).join('')).toBe(comment.text);
          });
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('have a caret on each side of every character', () => {
    fc.assert(
      fc.property(arbitraryPages, (pages) => {
        const given = composed(pages);
        pages.forEach((lines, index) => {
          const page = placePage(given.text, given, index + 1, lines);
          for (const { start, characters = [], goesBack } of page) {
            characters.forEach((box, at) => {
              if (!box) return;
              const { x, y } = middle(box);
              const quarter = (box.width / 4) * (goesBack[at] ? -1 : 1);
              expect(caretAt(page, { x: x - quarter, y })).toBe(start + at);
              expect(caretAt(page, { x: x + quarter, y })).toBe(start + at + 1);
            });
          }
        });
      }),
    );
  });
});
