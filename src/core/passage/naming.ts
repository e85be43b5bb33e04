/** Decides whether a text names an actor visibly, as the rules require, and finds the names. */
import { matchesOf, nameForms, needleOf, type NameOccurrence } from './name-forms.ts';
import type { MappedText } from './mapped-text.ts';
import { splitsPair } from './offsets.ts';
import { findPossibleNames } from './possible-names.ts';
import { spanFromUtf16, type CodePointSpan } from './span.ts';
import { isFollowedByHangul, touchesWordAfter, touchesWordBefore } from './word-edges.ts';

/**
 * Whether a text visibly contains any of some names. `unchecked` is neither: only a common Arabic or Hebrew prefix or
 * mark is between a name and the text at `place`, and a person has to look.
 */
export type Naming =
  | { readonly state: 'named' }
  | { readonly state: 'unnamed' }
  | { readonly state: 'unchecked'; readonly place: NameOccurrence };

/**
 * Returns the visible occurrences of the names, by start, then the longer first (see "Visibly naming an actor" in the
 * rules' page). Text and names are compared in NFC, with each run of white space as one space and straight and
 * typographic apostrophes as equal. A name all in capitals must match its case; others are compared without case (see
 * foldCase). No letter, digit or mark may touch a match (see touchesWord), but Hangul may follow Hangul, because
 * particles are attached to the name. White space around a name is ignored; an empty name does not occur. A zero width
 * or other invisible character inside a name prevents the match. Several names at the same position are all returned.
 */
export function findNames(text: string, names: readonly string[]): readonly NameOccurrence[] {
  const results: NameOccurrence[] = [];
  for (const name of new Set(names)) {
    for (const span of occurrences(text, name)) results.push({ name, span });
  }
  return results.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
}

const named: Naming = Object.freeze({ state: 'named' });
const unnamed: Naming = Object.freeze({ state: 'unnamed' });

/** Whether the text visibly contains any of the names; findNames and findPossibleNames return the positions. */
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

/** Returns the match in the original text; undefined if it covers only part of a character or word. */
function visibleSpan(text: string, haystack: MappedText, start: number, end: number): CodePointSpan | undefined {
  if (haystack.splitsPiece(start) || haystack.splitsPiece(end)) return undefined;
  const [from, to] = [haystack.toOriginalStart(start), haystack.toOriginalEnd(end)];
  if (splitsPair(text, from) || splitsPair(text, to)) return undefined;
  if (touchesWordBefore(text, from)) return undefined;
  if (touchesWordAfter(text, from, to) && !isFollowedByHangul(text, to)) return undefined;
  return spanFromUtf16(text, from, to);
}
