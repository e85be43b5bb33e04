import { caseFolded, composed, foldCase } from './fold.ts';
import { chainMapped } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';
import { splitsPair } from './offsets.ts';
import { rememberByText } from './remember.ts';
import { spanFromUtf16 } from './span.ts';
import type { CodePointSpan } from './span.ts';
import { touchesWord } from './word-edges.ts';

/** Where a text visibly has a name. */
export interface NameOccurrence {
  /** The name as it was given. */
  readonly name: string;
  /** Code points of the original text. */
  readonly span: CodePointSpan;
}

/**
 * Where the text visibly has one of the names, by start, then the longer first (the rules' page, "Visibly naming an
 * actor"). A name occurs where its NFC form stands in the NFC form of the text and no letter, digit or mark touches it
 * (see touchesWord). A name all in capitals is matched as it is; others without case, as foldCase has it. White space
 * around a name does not count and inside it must be the same; an empty name occurs nowhere. A zero width or other
 * invisible character inside a name breaks the match. Names that occur at one and the same place are all given.
 */
export function findNames(text: string, names: readonly string[]): readonly NameOccurrence[] {
  const found: NameOccurrence[] = [];
  for (const name of new Set(names)) {
    for (const span of occurrences(text, name)) found.push({ name, span });
  }
  return found.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
}

/** Whether the text visibly has any of the names; findNames says where. */
export function namesActor(text: string, names: readonly string[]): boolean {
  return names.some((name) => !occurrences(text, name).next().done);
}

function* occurrences(text: string, name: string): Generator<CodePointSpan, undefined> {
  const normal = name.trim().normalize('NFC');
  const capitals = isAllCapitals(normal);
  const needle = capitals ? normal : foldCase(normal);
  const { plain, folded } = formsOf(text);
  const haystack = capitals ? plain : folded;
  let last: CodePointSpan | undefined;
  if (needle === '') return;
  for (let at = haystack.text.indexOf(needle); at >= 0; at = haystack.text.indexOf(needle, at + 1)) {
    const span = visibleSpan(text, haystack, at, at + needle.length);
    if (span === undefined || (last !== undefined && span.start < last.end)) continue;
    last = span;
    yield span;
  }
}

/** Has a capital letter and nothing that capitals would change. */
function isAllCapitals(name: string): boolean {
  return /\p{Lu}/u.test(name) && name.toUpperCase() === name;
}

interface Forms {
  readonly plain: MappedText;
  readonly folded: MappedText;
}

const formsOf = rememberByText((text): Forms => {
  const plain = composed(text);
  return { plain, folded: chainMapped(plain, caseFolded(plain.text)) };
}, 4_000_000);

/** The match in the original text; undefined where it takes only part of a character or of a word. */
function visibleSpan(text: string, haystack: MappedText, start: number, end: number): CodePointSpan | undefined {
  if (haystack.splitsPiece(start) || haystack.splitsPiece(end)) return undefined;
  const [from, to] = [haystack.toOriginalStart(start), haystack.toOriginalEnd(end)];
  if (splitsPair(text, from) || splitsPair(text, to)) return undefined;
  return touchesWord(text, from, to) ? undefined : spanFromUtf16(text, from, to);
}
