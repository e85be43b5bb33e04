import { findHiddenCharacters, showHiddenCharacters } from '../../../core/passage/hidden.ts';
import type { NameOccurrence } from '../../../core/passage/name-forms.ts';
import { findNames } from '../../../core/passage/naming.ts';
import { offsetsOf, type CodePointOffset } from '../../../core/passage/offsets.ts';
import { findPossibleNames } from '../../../core/passage/possible-names.ts';

/** A stretch of a text as it is shown. */
export interface SourcePiece {
  readonly kind: 'plain' | 'name' | 'possible-name' | 'hidden';
  /** What is shown: for a hidden character its number, such as ⟨U+202E⟩. */
  readonly text: string;
  /** What a hidden character is called, or why words may be a name. */
  readonly title?: string;
}

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: 'name' | 'possible-name' | 'hidden';
  readonly title?: string;
}

function overlaps(marks: readonly Mark[]): (mark: Mark) => boolean {
  return ({ start, end }) => marks.some((mark) => mark.start < end && start < mark.end);
}

/** Marks in order without overlaps: a hidden character within a name is shown, and a name goes before a possible one. */
function inOrder(marks: readonly Mark[]): readonly Mark[] {
  const hidden = marks.filter(({ kind }) => kind === 'hidden');
  const isTorn = overlaps(hidden);
  const names = marks.filter((mark) => mark.kind === 'name' && !isTorn(mark));
  const isTaken = overlaps([...hidden, ...names]);
  const possible = marks.filter((mark) => mark.kind === 'possible-name' && !isTaken(mark));
  const sorted = [...hidden, ...names, ...possible].sort(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  let end = 0;
  return sorted.filter((mark) => {
    if (mark.start < end) return false;
    ({ end } = mark);
    return true;
  });
}

/**
 * A text cut where a name occurs or may occur and where a character is hidden. Joined, with hidden characters put back, the pieces
 * are the text.
 */
export function sourcePieces(text: string, names: readonly string[]): readonly SourcePiece[] {
  const offsets = offsetsOf(text);
  const at = (offset: CodePointOffset): number => offsets.toUtf16(offset);
  const nameMark = (kind: 'name' | 'possible-name', { span }: NameOccurrence): Mark => {
    const title = kind === 'name' ? {} : { title: 'May be a name of the actor' };
    return { start: at(span.start), end: at(span.end), kind, ...title };
  };
  const marks = inOrder([
    ...findHiddenCharacters(text).map(({ offset, codePoint, name }): Mark => {
      const start = at(offset);
      return { start, end: start + (codePoint > 0xffff ? 2 : 1), kind: 'hidden', title: name };
    }),
    ...findNames(text, names).map((found) => nameMark('name', found)),
    ...findPossibleNames(text, names).map((found) => nameMark('possible-name', found)),
  ]);
  const pieces: SourcePiece[] = [];
  let from = 0;
  for (const { start, end, kind, title } of marks) {
    if (start > from) pieces.push({ kind: 'plain', text: text.slice(from, start) });
    const own = text.slice(start, end);
    pieces.push({ kind, text: kind === 'hidden' ? shownHidden(own) : own, ...(title === undefined ? {} : { title }) });
    from = end;
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) });
  return pieces;
}

/** A character alone may not count as hidden where in the text it does. */
function shownHidden(character: string): string {
  const shown = showHiddenCharacters(character);
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return shown === character ? `⟨U+${number}⟩` : shown;
}
