/** The form in which lists of short texts are searched: looser than searches in passages, which show their matches. */
import { searchable } from './searchable.ts';

/**
 * Returns a text as searches of lists compare it: as `searchable` without case, and without accents and compatibility
 * forms. Words that line ends divide are joined.
 */
export function listForm(text: string): string {
  return searchable(text, false)
    .marked.replaceAll(DIVISIONS, '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .trim();
}

/** The marks of `searchable` where a line ended inside a word. */
const DIVISIONS = /-?\n|\uFFFE/g;
