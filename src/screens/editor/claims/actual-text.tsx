/** Shows the actual text of a claim with marks for the actor’s names, possible names and hidden characters. */
import { useMemo } from 'react';
import { longerNamesOf } from '../../../core/casefile/lookup.ts';
import { useDraft } from '../../../shared/context.tsx';
import classes from './actual-text.module.css';
import { findHiddenCharacters, showHiddenCharacters } from '../../../core/text/hidden.ts';
import type { NameOccurrence } from '../../../core/text/name-forms.ts';
import { findNames } from '../../../core/text/naming.ts';
import { offsetsOf, type CodePointOffset } from '../../../core/text/offsets.ts';
import { findPossibleNames } from '../../../core/text/possible-names.ts';

/**
 * The text of a passage. It highlights names of the actor and possible names, makes hidden characters visible and
 * preserves line breaks.
 */
export function ActualText({ text, names }: { readonly text: string; readonly names: readonly string[] }) {
  const actors = useDraft((draft) => draft.workspace.casefile?.actors);
  const pieces = useMemo(() => sourcePieces(text, names, longerNamesOf(actors, names)), [text, names, actors]);
  return pieces.map(({ kind, text: shown, title }, index) => {
    if (kind === 'plain') return <span key={index}>{shown}</span>;
    if (kind === 'name' || kind === 'possible-name') {
      return (
        <mark key={index} className={kind === 'name' ? classes.name : classes.possible} title={title}>
          {shown}
        </mark>
      );
    }
    return (
      <span key={index} className={classes.hidden} title={title} dir="ltr">
        {shown}
      </span>
    );
  });
}

/** A piece of a text for display. */
interface SourcePiece {
  readonly kind: 'plain' | 'name' | 'possible-name' | 'hidden';
  /** The displayed text. A hidden character is shown by its code point, such as ⟨U+202E⟩. */
  readonly text: string;
  /** The name of a hidden character, or why the text may be a name. */
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

/**
 * Returns the marks in order, without overlaps. Hidden characters win over names, and names win over possible names.
 */
function inOrder(marks: readonly Mark[]): readonly Mark[] {
  const hidden = marks.filter(({ kind }) => kind === 'hidden');
  const overlapsHidden = overlaps(hidden);
  const names = marks.filter((mark) => mark.kind === 'name' && !overlapsHidden(mark));
  const overlapsOther = overlaps([...hidden, ...names]);
  const possible = marks.filter((mark) => mark.kind === 'possible-name' && !overlapsOther(mark));
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
 * Splits a text at names, possible names and hidden characters. Names inside the longer ones of other actors are left
 * out. Joined, with hidden characters restored, the pieces are the text.
 */
export function sourcePieces(
  text: string,
  names: readonly string[],
  longerNames: readonly string[] = [],
): readonly SourcePiece[] {
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
    ...findNames(text, names, longerNames).map((occurrence) => nameMark('name', occurrence)),
    ...findPossibleNames(text, names, longerNames).map((occurrence) => nameMark('possible-name', occurrence)),
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

/**
 * Returns a hidden character for display. A character that counts as hidden in its context may not count as hidden
 * alone.
 */
function shownHidden(character: string): string {
  const shown = showHiddenCharacters(character);
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return shown === character ? `⟨U+${number}⟩` : shown;
}
