/** Decides whether a text names an actor visibly, finds the names, and says whether words can be one. */
import { codePointLength } from './offsets.ts';
import {
  isDivided,
  joinedForms,
  matchesOf,
  nameForms,
  needleOf,
  withoutCovered,
  type NameOccurrence,
} from './name-forms.ts';
import { originalRange } from './fold.ts';
import { findPossibleNames, edgesOf } from './possible-names.ts';
import { spanFromUtf16, textAt, type CodePointSpan } from './span.ts';

/**
 * Whether a text visibly contains any of some names. If it is named only with a soft hyphen or a hyphen at a line end
 * inside, `divided` is the place. `unchecked` is neither: a person has to look at the text at `place`.
 */
export type Naming =
  | { readonly state: 'named'; readonly divided?: NameOccurrence }
  | { readonly state: 'unnamed' }
  | { readonly state: 'unchecked'; readonly place: NameOccurrence };

/**
 * Returns the visible occurrences of the names, by start, then the longer first (see "Visibly naming an actor" in the
 * rules' page). Text and names are compared as `nameForms` describes. A name all in capitals must match its case, and
 * so must one that is an ordinary word in small letters. `edgesOf` describes what may be beside a name. White space
 * around a name is ignored; an empty name does not occur. Several names at the same position are all returned.
 * Occurrences inside `longerNames`, which are other actors', are left out.
 */
export function findNames(
  text: string,
  names: readonly string[],
  longerNames: readonly string[] = [],
): readonly NameOccurrence[] {
  const found = occurrencesOf(text, names);
  return found.length === 0 ? found : withoutCovered(found, occurrencesOf(text, longerNames));
}

function occurrencesOf(text: string, names: readonly string[]): readonly NameOccurrence[] {
  const results: NameOccurrence[] = [];
  for (const name of new Set(names)) {
    for (const span of occurrences(text, name)) results.push({ name, span });
  }
  return results.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
}

const named: Naming = Object.freeze({ state: 'named' });
const unnamed: Naming = Object.freeze({ state: 'unnamed' });

/**
 * Whether the text visibly contains any of the names, and not only inside `longerNames` of other actors; findNames and
 * findPossibleNames return the positions.
 */
export function namingOf(text: string, names: readonly string[], longerNames: readonly string[] = []): Naming {
  const found = findNames(text, names, longerNames);
  const [first] = found;
  if (first) {
    const isWhole = found.some(({ span }) => !isDivided(textAt(text, span) ?? ''));
    return isWhole ? named : { state: 'named', divided: first };
  }
  const [place] = findPossibleNames(text, names, longerNames);
  return place ? { state: 'unchecked', place } : unnamed;
}

function* occurrences(text: string, name: string): Generator<CodePointSpan, undefined> {
  const needle = needleOf(name);
  if (!needle) return;
  const starts = new Set<number>();
  for (const forms of [nameForms(text), ...joinedForms(text)]) {
    const form = forms[needle.form];
    let end = 0;
    for (const match of matchesOf(form, needle.text)) {
      const range = originalRange(text, form, ...match);
      if (!range || range.start < end || starts.has(range.start)) continue;
      if (edgesOf(text, range.start, range.end) !== 'free') continue;
      ({ end } = range);
      starts.add(range.start);
      yield spanFromUtf16(text, range.start, range.end);
    }
  }
}

/** Whether selected words can be the proper name of an actor: mostly words that do not begin with a small letter. */
export function looksLikeName(words: string): boolean {
  const parts = partsOfName(words);
  const small = parts.filter((word) => /^\p{Ll}/u.test(word)).length;
  return parts.length > 0 && small * 2 <= parts.length;
}

/** Whether selected words can name an actor: a proper name, or a few words such as “the ministry”. */
export function canNameActor(words: string): boolean {
  const { length } = partsOfName(words);
  return (length > 0 && length <= 4) || looksLikeName(words);
}

/** Returns the words of one short line with a letter that is not a whole sentence; of anything else, none. */
function partsOfName(words: string): readonly string[] {
  const name = words.trim();
  if (codePointLength(name) > 120 || /[\n\r\u2028\u2029]/.test(name) || !/\p{L}/u.test(name)) return [];
  if (/[!?;:。！？؟।]/u.test(name) || /\p{Ll}\.$/u.test(name)) return [];
  const parts = name.split(/\s+/u);
  return parts.length <= 12 ? parts : [];
}
