/** Keeps the line breaks of a document’s text (CR LF, CR) when it is edited in a text area, which knows only LF. */
import { changedTextRange } from './changed-range.ts';

/**
 * Returns the text after typing. A text area turns every line break into LF, but `before` may contain CR LF and CR.
 * Unchanged parts keep their own line breaks: only the part that differs comes from `typed`.
 */
export function typedText(before: string, typed: string): string {
  if (!before.includes('\r')) return typed;
  const shown = withLineFeeds(before);
  const { start, beforeEnd, afterEnd } = changedTextRange(shown, typed);
  const head = before.slice(0, originalOffset(before, start));
  const tail = before.slice(originalOffset(before, beforeEnd));
  const text = head + typed.slice(start, afterEnd) + tail;
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

/** Returns the UTF-16 offset in the original for an offset in the text with line feeds. */
function originalOffset(original: string, offset: number): number {
  let at = 0;
  for (let shown = 0; shown < offset; shown += 1) at += original.startsWith('\r\n', at) ? 2 : 1;
  return at;
}
