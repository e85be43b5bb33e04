/**
 * Splits a text into lines that could each be an item. Removes white space at both ends, leading bullets and numbers,
 * and empty lines. A result with fewer than two lines means that there is nothing to split.
 */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:[-–—*•‣◦·]|\(?\d{1,3}[.)])\s+/u, '')
        .trim(),
    )
    .filter((line) => line !== '');
}
