/** Where two lists or texts differ, and how a text with other line breaks changes as it is typed. */

/** The range in which two lists or texts differ: everything before `start` and after the ends is the same in both. */
export interface ChangedRange {
  readonly start: number;
  /** The exclusive ends, in the old and in the new one. */
  readonly beforeEnd: number;
  readonly afterEnd: number;
}

/** Returns the range in which two lists differ: by identity (`===`), unless `same` is given. */
export function changedRange<Item>(
  before: readonly Item[],
  after: readonly Item[],
  same?: (one: Item, other: Item) => boolean,
): ChangedRange {
  const isSame = (one: Item, other: Item) => (same ? same(one, other) : one === other);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start] as Item, after[start] as Item)) start += 1;
  let [beforeEnd, afterEnd] = [before.length, after.length];
  while (beforeEnd > start && afterEnd > start && isSame(before[beforeEnd - 1] as Item, after[afterEnd - 1] as Item)) {
    beforeEnd -= 1;
    afterEnd -= 1;
  }
  return { start, beforeEnd, afterEnd };
}

/**
 * Returns the range in which two texts differ, in UTF-16 units. It starts at `latest` or before: a letter typed after
 * an identical one could have been typed before it.
 */
export function changedTextRange(before: string, after: string, latest = Infinity): ChangedRange {
  const limit = Math.min(before.length, after.length, latest);
  let start = 0;
  while (start < limit && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let [beforeEnd, afterEnd] = [before.length, after.length];
  while (beforeEnd > start && afterEnd > start && before.charCodeAt(beforeEnd - 1) === after.charCodeAt(afterEnd - 1)) {
    beforeEnd -= 1;
    afterEnd -= 1;
  }
  return { start, beforeEnd, afterEnd };
}

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
