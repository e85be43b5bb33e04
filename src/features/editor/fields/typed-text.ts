/**
 * Returns the text after typing. A text area turns every line break into LF, but `before` may contain CR LF and CR.
 * Unchanged parts keep their own line breaks: only the part that differs comes from `typed`.
 */
export function typedText(before: string, typed: string): string {
  if (!before.includes('\r')) return typed;
  const shown = withLineFeeds(before);
  const head = commonHead(shown, typed);
  const tail = commonTail(shown, typed, head);
  const start = originalOffset(before, head);
  const end = originalOffset(before, shown.length - tail);
  const text = before.slice(0, start) + typed.slice(head, typed.length - tail) + before.slice(end);
  // A lone CR directly before LF would swallow a line break.
  return withLineFeeds(text) === typed ? text : typed;
}

/** Removes the line breaks at the end of a text, and the white space between them. Other white space is kept. */
export function withoutLastBreaks(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]\s*$/u, '');
}

/** Returns a text as a text area shows it: every CR LF and CR becomes LF. */
export function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

function commonHead(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function commonTail(one: string, other: string, head: number): number {
  const limit = Math.min(one.length, other.length) - head;
  let length = 0;
  while (length < limit && one[one.length - 1 - length] === other[other.length - 1 - length]) length += 1;
  return length;
}

/** Returns the UTF-16 offset in the original for an offset in the text with line feeds. */
function originalOffset(original: string, offset: number): number {
  let at = 0;
  for (let shown = 0; shown < offset; shown += 1) at += original.startsWith('\r\n', at) ? 2 : 1;
  return at;
}
