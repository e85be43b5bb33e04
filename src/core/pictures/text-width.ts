/** The width of text without a browser, its lines and its direction, for labels. Widths err on the wide side. */

/** Scripts whose characters are as wide as they are high, and emoji. */
const wide =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303F\uFF00-\uFF60]/u;
/** Marks that take no width of their own, and characters that only format. */
const zero = /[\p{Mn}\p{Me}\p{Cf}]/u;
const narrow = /[iljtfrI.,:;'’|!()[\] ]/;
const broad = /[mwMWA-Z@%–—…]/;

/** The spaces that WCAG 1.4.12 adds after each letter and after each word, as shares of the font’s size. */
const letterSpace = 0.12;
const wordSpace = 0.16;

function widthOf(character: string, isSpaced: boolean): number {
  if (zero.test(character)) return 0;
  const space = isSpaced ? letterSpace + (character === ' ' ? wordSpace : 0) : 0;
  return ownWidth(character) + space;
}

function ownWidth(character: string): number {
  if (wide.test(character)) return 1.05;
  if (narrow.test(character)) return 0.34;
  return broad.test(character) ? 0.74 : 0.58;
}

/**
 * Returns the estimated width of a text in a sans-serif font, in the unit of `size`. `isSpaced` estimates it with the
 * spacing of WCAG 1.4.12, which a person may set.
 */
export function textWidth(text: string, size: number, isSpaced = false): number {
  let width = 0;
  for (const character of text) width += widthOf(character, isSpaced);
  return width * size;
}

/** Returns a text on one line, shortened with “…” if it is estimated to be wider than `width`; '' if nothing fits. */
export function fitText(text: string, width: number, size: number, isSpaced = false): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (textWidth(line, size, isSpaced) <= width) return line;
  let left = width - textWidth('…', size, isSpaced);
  let start = '';
  for (const character of line) {
    left -= widthOf(character, isSpaced) * size;
    if (left < 0) break;
    start += character;
  }
  return start === '' ? '' : `${start.trimEnd()}…`;
}

/**
 * Returns a text whose direction does not affect the text around it (Unicode Standard Annex 9: first strong isolate).
 * For names within labels.
 */
export function isolateText(text: string): string {
  return text === '' ? '' : `\u2068${text}\u2069`;
}
