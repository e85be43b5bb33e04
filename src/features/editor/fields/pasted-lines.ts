/**
 * The lines of a text that could each be an item: cut at line breaks, without white space at their ends and without
 * leading bullets or numbers; empty lines are left out. One line or none means that there is nothing to split.
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
