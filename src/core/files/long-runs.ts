/** Shorter runs of white space cost nothing worth saving. In UTF-16 units. */
const longRun = /[ \t]{65536}/;
const stringOrLongRun = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"?|[ \t]{65536,}/g;

/**
 * The text with line feeds in place of very long runs of spaces and tabs between values; offsets stay as they are.
 * What stands in strings is left alone. jsonc-parser puts such runs together a character at a time, which takes gigabytes for a file that is padded with them.
 */
export function withoutLongRuns(text: string): string {
  if (!longRun.test(text)) return text;
  return text.replaceAll(stringOrLongRun, (part) => (part.startsWith('"') ? part : '\n'.repeat(part.length)));
}
