import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  documentOf,
  encodingFor,
  updatedDocument,
  type EditedDocument,
  type PositionEncoding,
} from './position-encoding.ts';

const encodings = ['utf-8', 'utf-16', 'utf-32'] as const satisfies readonly PositionEncoding[];
const open = (encoding: PositionEncoding, text: string): EditedDocument =>
  documentOf(encoding, 'file:///a.json', 'json', 1, text);

/** Counts a text by the definition of each encoding. */
const lengthIn: Readonly<Record<PositionEncoding, (text: string) => number>> = {
  'utf-8': (text) => Buffer.byteLength(text, 'utf8'),
  'utf-16': (text) => Buffer.byteLength(text, 'utf16le') / 2,
  'utf-32': (text) => Array.from(text).length,
};

const text = fc
  .array(fc.constantFrom('a', '"', 'é', '中', '😀', '\u{10FFFF}', '\n', '\r\n', '\r', '\u0301'), { maxLength: 60 })
  .map((characters) => characters.join(''));

/** The offsets of a text between its characters that are on a line, and not between CR and LF. */
function offsetsIn(whole: string): readonly number[] {
  const offsets = [0];
  for (const character of whole) offsets.push((offsets.at(-1) ?? 0) + character.length);
  return offsets.filter((at) => at === 0 || !(whole[at - 1] === '\r' && whole[at] === '\n'));
}

describe.each(encodings)('a document in %s', (encoding) => {
  it('counts the characters of a line as the encoding does, and finds the same offset again', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const document = open(encoding, whole);
        for (const offset of offsetsIn(whole)) {
          const lines = whole.slice(0, offset).split(/\r\n|\n|\r/);
          const position = { line: lines.length - 1, character: lengthIn[encoding](lines.at(-1) ?? '') };
          expect(document.positionAt(offset)).toEqual(position);
          expect(document.offsetAt(position)).toBe(offset);
        }
      }),
    );
  });

  it('applies changes one after the other, and stays the same document', () => {
    fc.assert(
      fc.property(text, text, fc.nat(), fc.nat(), (whole, inserted, one, other) => {
        const document = open(encoding, whole);
        let expected = whole;
        let version = 1;
        for (const [first, second] of [
          [one, other],
          [other, one],
        ] as const) {
          const offsets = offsetsIn(expected);
          const ends = [offsets[first % offsets.length] ?? 0, offsets[second % offsets.length] ?? 0];
          const [from = 0, to = 0] = ends.toSorted((a, b) => a - b);
          const range = { start: document.positionAt(from), end: document.positionAt(to) };
          version += 1;
          expect(updatedDocument(document, [{ range, text: inserted }], version)).toBe(document);
          expected = expected.slice(0, from) + inserted + expected.slice(to);
          expect([document.getText(), document.version]).toEqual([expected, version]);
        }
      }),
    );
  });

  it('counts on a long line', () => {
    const long = 'é😀'.repeat(5000);
    const document = open(encoding, long);
    for (const offset of [0, 1023, 1024, 3072, 14_997, 15_000].filter((at) => at % 3 !== 2)) {
      const position = { line: 0, character: lengthIn[encoding](long.slice(0, offset)) };
      expect(document.positionAt(offset)).toEqual(position);
      expect(document.offsetAt(position)).toBe(offset);
    }
  });
});

it('a position in a character is at its start, and one behind a line at its end', () => {
  const document = open('utf-8', '😀\nx');
  expect(document.offsetAt({ line: 0, character: 3 })).toBe(0);
  expect(document.offsetAt({ line: 0, character: 9 })).toBe(2);
  expect(document.offsetAt({ line: 7, character: 0 })).toBe(4);
});

it('the encoding is the first offered one that is supported, otherwise UTF-16', () => {
  const chosen = [
    [undefined, 'utf-16'],
    [[], 'utf-16'],
    [['utf-7'], 'utf-16'],
    [['utf-7', 'utf-8', 'utf-16'], 'utf-8'],
    [['utf-32', 'utf-8'], 'utf-32'],
    [['utf-16', 'utf-8'], 'utf-16'],
  ] as const;
  expect(chosen.map(([offered]) => [offered, encodingFor(offered)])).toEqual(chosen);
});
