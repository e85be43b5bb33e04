import { matchesOf, nameForms, needleOf, type NameOccurrence } from './name-forms.ts';
import type { MappedText } from './mapped-text.ts';
import { splitsPair } from './offsets.ts';
import { findPossibleNames } from './possible-names.ts';
import { spanFromUtf16 } from './span.ts';
import type { CodePointSpan } from './span.ts';
import { isFollowedByHangul, touchesWordAfter, touchesWordBefore } from './word-edges.ts';

/**
 * Whether a text visibly has any of some names. `unchecked` is neither: only what is commonly written onto a name in
 * Arabic or Hebrew script stands between one and the words at `place`, and a person has to look.
 */
export type Naming =
  | { readonly state: 'named' }
  | { readonly state: 'unnamed' }
  | { readonly state: 'unchecked'; readonly place: NameOccurrence };

/**
 * Where the text visibly has one of the names, by start, then the longer first (the rules' page, "Visibly naming an
 * actor"). Both are compared in NFC, with each run of white space as one space and straight and typographic apostrophes
 * as one. A name all in capitals is matched as it is; others without case, as foldCase has it. No letter, digit or mark
 * may touch a match (see touchesWord), but Hangul may follow Hangul: particles are written onto the name. White space
 * around a name does not count; an empty name occurs nowhere. A zero width or other invisible character inside a name
 * breaks the match. Names that occur at one and the same place are all given.
 */
export function findNames(text: string, names: readonly string[]): readonly NameOccurrence[] {
  const found: NameOccurrence[] = [];
  for (const name of new Set(names)) {
    for (const span of occurrences(text, name)) found.push({ name, span });
  }
  return found.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
}

const named: Naming = Object.freeze({ state: 'named' });
const unnamed: Naming = Object.freeze({ state: 'unnamed' });

/** Whether the text visibly has any of the names; findNames and findPossibleNames say where. */
export function namingOf(text: string, names: readonly string[]): Naming {
  if (names.some((name) => !occurrences(text, name).next().done)) return named;
  const [place] = findPossibleNames(text, names);
  return place ? { state: 'unchecked', place } : unnamed;
}

function* occurrences(text: string, name: string): Generator<CodePointSpan, undefined> {
  const needle = needleOf(name);
  if (!needle) return;
  const haystack = nameForms(text)[needle.form];
  let last: CodePointSpan | undefined;
  for (const [start, end] of matchesOf(haystack, needle.text)) {
    const span = visibleSpan(text, haystack, start, end);
    if (span === undefined || (last !== undefined && span.start < last.end)) continue;
    last = span;
    yield span;
  }
}

/** The match in the original text; undefined where it takes only part of a character or of a word. */
function visibleSpan(text: string, haystack: MappedText, start: number, end: number): CodePointSpan | undefined {
  if (haystack.splitsPiece(start) || haystack.splitsPiece(end)) return undefined;
  const [from, to] = [haystack.toOriginalStart(start), haystack.toOriginalEnd(end)];
  if (splitsPair(text, from) || splitsPair(text, to)) return undefined;
  if (touchesWordBefore(text, from)) return undefined;
  if (touchesWordAfter(text, from, to) && !isFollowedByHangul(text, to)) return undefined;
  return spanFromUtf16(text, from, to);
}
