import * as fc from 'fast-check';
import { anyCharacter } from '../../../.config/any-character.ts';

/**
 * Reads a table of texts: a row on each line, | between its cells, and characters in the escapes of JSON. A row with
 * fewer or more cells than are allowed is rejected.
 */
export function rowsOf(table: string, min: number, max = min): readonly (readonly string[])[] {
  const unescaped = (cell: string) => JSON.parse(`"${cell.replaceAll('"', String.raw`\"`)}"`) as string;
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const cells = row.split(' | ');
      if (cells.length < min || cells.length > max) throw new Error(`“${row}” has ${String(cells.length)} cells.`);
      return cells.map(unescaped);
    });
}

/** Texts that code written for plain English handles wrongly. */
export const hostileTexts: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'nothing', text: '' },
  { name: 'plain English', text: 'The army moved north. It did not stop.' },
  { name: 'astral letters', text: 'a𝔘b𐍈c' },
  { name: 'combining marks', text: 'cafe\u0301 n\u0303a\u0308\u0323o' },
  { name: 'CR LF, LF and CR', text: 'one\r\ntwo\nthree\rfour\r\n\r\nfive' },
  { name: 'Hangul syllables and jamo', text: '한국 \u1112\u1161\u11ab\u1100\u116e\u11a8' },
  { name: 'Devanagari', text: 'क्षत्रिय हिन्दी नीति।' },
  { name: 'Arabic with vowel signs', text: 'قَالَ الرَّئِيسُ إِنَّ' },
  { name: 'Persian with a non-joiner', text: 'ایران می\u200cخواهد' },
  { name: 'Thai', text: 'กำลังทหารไทยที่นี่' },
  { name: 'Han and kana', text: '中国はイラクを訪問した。' },
  { name: 'a family emoji', text: 'x👩‍👩‍👧‍👦y👍🏽z' },
  { name: 'flags', text: '🇺🇸🇫🇷🇩🇪🇯' },
  { name: 'a flag of tags', text: 'a🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}b' },
  { name: 'a keycap', text: '1\ufe0f\u20e3#\ufe0f\u20e3' },
  { name: 'lone surrogates', text: 'a\ud83db\ude00c\ud83d' },
  { name: 'a low surrogate before a high one', text: '\ude00\ud83d\ud83d\ude00' },
  { name: 'letters that fold to two', text: 'Straße ﬁn İstanbul ŉ ᾳ' },
];

const pieces = [
  ...hostileTexts.map(({ text }) => text),
  ...['a', 'b', ' ', '. ', '\n', '\r', '\r\n', '\u0301', '\u200d', '😀', '\ud83d', '\ude00', 'Σ', 'ß', '“', '\u00ad'],
];

/** Any text: any code points, any UTF-16 units, and pieces of the difficult ones in any order. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
);

/** A text and two of its code point offsets, in order. */
export const textWithSpan: fc.Arbitrary<{ readonly text: string; readonly start: number; readonly end: number }> =
  anyText.chain((text) => {
    const offset = fc.nat({ max: Array.from(text).length });
    return fc.tuple(offset, offset).map(([one, other]) => ({
      text,
      start: Math.min(one, other),
      end: Math.max(one, other),
    }));
  });
