/** Guesses the boundary of a multipart body that does not name it, or names a wrong one. */

/** How many lines that can be a boundary are looked at. */
const maxGuesses = 20;

/**
 * Returns the boundary: it is on a line after “--”, and the headers of a part follow, or the same line with “--” at its
 * end comes later. Undefined if no line is like that.
 */
export function guessedBoundary(body: string): string | undefined {
  let guesses = 0;
  for (const { 1: boundary = '', index, 0: line } of body.matchAll(/^--([^\s-].{0,199}|-.{0,198}[^-\r\n])$/gm)) {
    const name = boundary.trimEnd();
    const next = index + line.length;
    if (/^\r?\n\s*content-[a-z-]+[ \t]*:/i.test(body.slice(next, next + 200)) || body.includes(`\n--${name}--`, next)) {
      return name;
    }
    if ((guesses += 1) >= maxGuesses) return undefined;
  }
  return undefined;
}
