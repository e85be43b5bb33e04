/** Shorter runs of white space cost nothing worth saving. In UTF-16 units. */
const longRun = /[ \t]{65536}/;

/** What tells inside a string from outside, and the runs. No group is repeated, so the expression needs no stack. */
const token = /\\.|"|[ \t]{65536,}/gs;

/**
 * The text with line feeds in place of very long runs of spaces and tabs between values. What stands in strings is left
 * alone, and offsets stay as they are. jsonc-parser puts such runs together a character at a time, which would take
 * gigabytes for a file that is padded with them.
 */
export function withoutLongRuns(text: string): string {
  if (!longRun.test(text)) return text;
  let inString = false;
  return text.replaceAll(token, (part) => {
    if (part === '"') inString = !inString;
    return inString || part.startsWith('\\') || part === '"' ? part : '\n'.repeat(part.length);
  });
}
