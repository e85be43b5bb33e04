/** Estimates the width of text without a browser, to shorten labels. It errs on the wide side. */

/** Scripts whose characters are as wide as they are high, and emoji. */
const wide =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303F\uFF00-\uFF60]/u;
/** Marks that take no width of their own, and characters that only format. */
const zero = /[\p{Mn}\p{Me}\p{Cf}]/u;
const narrow = /[iljtfrI.,:;'’|!()[\] ]/;
const broad = /[mwMWA-Z@%–—…]/;

function widthOf(character: string): number {
  if (zero.test(character)) return 0;
  if (wide.test(character)) return 1.05;
  if (narrow.test(character)) return 0.34;
  return broad.test(character) ? 0.74 : 0.58;
}

/** Returns the estimated width of a text in a sans-serif font, in the unit of `size`. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width * size;
}

/** Returns a text on one line, shortened with “…” if it is estimated to be wider than `width`; '' if nothing fits. */
export function fitText(text: string, width: number, size: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (textWidth(line, size) <= width) return line;
  let left = width - textWidth('…', size);
  let start = '';
  for (const character of line) {
    left -= widthOf(character) * size;
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
