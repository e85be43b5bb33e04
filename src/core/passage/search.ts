import type { CodePointSpan } from './span.ts';

/** How to search. */
export interface FindOptions {
  readonly matchCase?: boolean;
  readonly wholeWords?: boolean;
  /** At most so many occurrences; 10,000 where it is not given. */
  readonly limit?: number;
}

export function findInText(text: string, query: string, options: FindOptions = {}): readonly CodePointSpan[] {
  void text;
  void query;
  void options;
  return [];
}
