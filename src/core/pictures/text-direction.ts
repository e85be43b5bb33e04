/** The direction of the lines of pictures. */

/** Whether the first letter of a text runs from right to left. */
export function runsFromRight(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(first);
}

/**
 * Returns a line of a text that runs from right to left, so that its signs at the ends do so too. It is an embedding:
 * WebKit ignores isolates in SVG, and one line has nothing around it to affect.
 */
export function fromRight(line: string): string {
  return `\u202B${line}\u202C`;
}

/** Returns a line in the direction of its first letter. For SVG, where lines run from left to right by themselves. */
export function inItsDirection(line: string): string {
  return runsFromRight(line) ? fromRight(line) : line;
}
