/** Finds words in texts in which line ends divide words, with or without a hyphen. */
import { replaceMapped, type MappedText } from './mapped-text.ts';
import { LINE_END, LOST_HYPHEN, type SearchForm } from './searchable.ts';

/** A range of a search form, in units of its `text`. */
export interface FormRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the next occurrence of a needle at or after an offset. Successive offsets must not decrease. Undefined if there
 * are no more.
 */
export type NextRange = (from: number) => FormRange | undefined;

/**
 * Finds a needle in a text if line ends may divide words in either: a hyphen before a line end may be part of the word
 * ("well-⏎known") or not ("har-⏎bour"), and a line end in a script without spaces may be a space or nothing. Includes
 * the occurrences without line ends, but not those of a needle of only hyphens and spaces.
 */
export function findDivided(form: SearchForm, needle: string): NextRange {
  const lead = /^[- \uFFFE]*/.exec(needle)?.[0].length ?? 0;
  const core = needle.slice(lead).replace(DIVIDING, '');
  if (core === '') return () => undefined;
  const { text: joined, toOriginalStart } = withoutDivisions(form);
  let at = joined.indexOf(core);
  let range: FormRange | undefined;
  return (from) => {
    if (range && range.start >= from) return range;
    for (; at >= 0; at = joined.indexOf(core, at + 1)) {
      const start = toOriginalStart(at) - lead;
      const end = start < from ? -1 : matchEnd(form.marked, start, needle);
      if (end < 0) continue;
      at = joined.indexOf(core, at + 1);
      return (range = { start, end });
    }
    return (range = undefined);
  };
}

/** The characters that may be at a line end inside a word. */
const DIVIDING = /-\n|[-\n\uFFFE]/g;

const joinedForms = new WeakMap<SearchForm, MappedText>();

/** Returns the marked text without hyphens and line ends inside words, computed once. */
function withoutDivisions(form: SearchForm): MappedText {
  const cached = joinedForms.get(form) ?? replaceMapped(form.marked, DIVIDING, () => '');
  joinedForms.set(form, cached);
  return cached;
}

/** Returns the end of the needle in the text if it is at `start`, else -1. Only line ends may differ. */
function matchEnd(text: string, start: number, needle: string): number {
  let [at, index] = [start, 0];
  while (index < needle.length) {
    const [one, other] = [text.charAt(at), needle.charAt(index)];
    if (one === other || isSame(one, other)) [at, index] = [at + 1, index + 1];
    else if (divisionAt(text, at) > 0) at += divisionAt(text, at);
    else if (divisionAt(needle, index) > 0) index += divisionAt(needle, index);
    else return -1;
  }
  return at;
}

function isSame(one: string, other: string): boolean {
  return isEither(one, other, LINE_END, ' ') || isEither(one, other, LOST_HYPHEN, '-');
}

function isEither(one: string, other: string, mark: string, plain: string): boolean {
  return (one === mark && other === plain) || (one === plain && other === mark);
}

/**
 * Returns the length of what a line end inside a word may add to it: a line end, with a hyphen or without, or a hyphen.
 */
function divisionAt(text: string, at: number): number {
  const unit = text.charAt(at);
  if (unit === LINE_END || unit === LOST_HYPHEN) return 1;
  return unit === '-' && text.charAt(at + 1) === LINE_END ? 2 : 0;
}
