/** Finds texts that may be names, for a person to check. */
import { cacheByText } from './cache-by-text.ts';
import { chainMapped, originalRange, replaceMapped, type MappedText } from './mapped-text.ts';
import {
  looseForms,
  matchesOf,
  nameForms,
  needleOf,
  withoutCovered,
  type NameForms,
  type NameOccurrence,
} from './name-forms.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { splitsPair } from './offsets.ts';
import { UNWRITTEN } from './scripts.ts';
import { sameSpan, spanFromUtf16 } from './span.ts';
import { edgesOf } from './visible-name.ts';
import { touchesWordAfter, touchesWordBefore } from './word-edges.ts';

/**
 * Returns possible occurrences of the names, which a person has to check, by start:
 *
 * - in Arabic and Hebrew, a name with a proclitic (and, for, in, the, …), a tatweel or vowel marks; with the proclitic
 * - in scripts without spaces, a name whose neighbours could make another word of it
 * - a name with an invisible character inside, or with other forms of its characters, such as full-width letters
 * - in capitals, a name that is an ordinary word in small letters
 *
 * Includes plain occurrences. Those inside the `longerNames` of other actors are left out.
 */
export function findPossibleNames(
  text: string,
  names: readonly string[],
  longerNames: readonly string[] = [],
): readonly NameOccurrence[] {
  const found = possibleNames(text, names);
  return found.length === 0 ? found : withoutCovered(found, possibleNames(text, longerNames));
}

function possibleNames(text: string, names: readonly string[]): readonly NameOccurrence[] {
  const hasProclitics = HAS_PROCLITICS.test(text);
  const occurrences = names.flatMap((name) => {
    const found = hasProclitics ? Array.from(prefixedOccurrences(text, name)) : [];
    for (const one of similarOccurrences(text, name)) {
      if (!found.some(({ span }) => sameSpan(span, one.span))) found.push(one);
    }
    return found;
  });
  return occurrences.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
}

function* similarOccurrences(text: string, name: string): Generator<NameOccurrence, undefined> {
  const needle = needleOf(looseForms(name).plain.text);
  if (!needle) return;
  const form = looseForms(text)[needle.form];
  const needles = isOrdinaryWord(needle.text) ? [needle.text, needle.text.toUpperCase()] : [needle.text];
  for (const words of needles) {
    for (const match of matchesOf(form, words)) {
      const range = originalRange(text, form, ...match);
      if (!range || edgesOf(text, range.start, range.end) === 'touched') continue;
      yield { name, span: spanFromUtf16(text, range.start, range.end) };
    }
  }
}

/** A letter of Arabic or Hebrew. */
const HAS_PROCLITICS = /[\u05D0-\u05EA\u0620-\u064A\u066E-\u06D3]/;

function* prefixedOccurrences(text: string, name: string): Generator<NameOccurrence, undefined> {
  const needle = needleOf(name);
  if (!needle) return;
  const haystack = bareForms(text)[needle.form];
  for (const { words, proclitic } of lookedFor(needle.text.replace(OMITTED, ''))) {
    for (const [start, end] of matchesOf(haystack, words)) {
      const span = wholeWord(text, haystack, start, end, proclitic);
      if (span) yield { name, span };
    }
  }
}

/** A run of characters that many texts omit. */
const OMITTED = new RegExp(`${UNWRITTEN}+`, 'g');
const OMITTED_FIRST = new RegExp(`^${UNWRITTEN}+`);

function withoutOmitted(form: MappedText): MappedText {
  return chainMapped(
    form,
    replaceMapped(form.text, OMITTED, () => ''),
  );
}

const bareForms: (text: string) => NameForms = cacheByText((text) => {
  const { plain, folded } = nameForms(text);
  return { plain: withoutOmitted(plain), folded: withoutOmitted(folded) };
}, 4_000_000);

/** Forms of a name, and the possible prefixes. */
interface LookedFor {
  readonly words: string;
  readonly proclitic: RegExp;
}

/** Arabic: and or so; in, for, like or will; the. */
const ARABIC = '[وف]?[بلكس]?(?:ال)?';
/** Hebrew: and; that, when, than that; in, like, for or from; the. */
const HEBREW = 'ו?(?:לכש|כש|מש|ש)?[בכלמ]?ה?';
const PROCLITIC = new RegExp(`^(?:${ARABIC}|${HEBREW})$`);
const BEFORE_FOR_THE = /^[وف]?$/;

/**
 * Returns the name and, for an Arabic name with an article, its form after “for”: without the alif and one of three
 * lams.
 */
function lookedFor(name: string): readonly LookedFor[] {
  if (name === '') return [];
  const itself = { words: name, proclitic: PROCLITIC };
  if (!name.startsWith('ال')) return [itself];
  const rest = name.slice(name.startsWith('الل') ? 3 : 2);
  return [itself, { words: `لل${rest}`, proclitic: BEFORE_FOR_THE }];
}

/** The longest proclitic, in UTF-16 units. */
const LONGEST = 6;

/**
 * Returns the match with its proclitic and the marks after it, in the original text; undefined if anything else touches
 * it.
 */
function wholeWord(text: string, haystack: MappedText, start: number, end: number, proclitic: RegExp) {
  if (haystack.splitsPiece(start) || haystack.splitsPiece(end)) return undefined;
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(haystack.text.slice(Math.max(0, start - LONGEST), start))?.[0] ?? '';
  if (!proclitic.test(before)) return undefined;
  const from = haystack.toOriginalStart(start - before.length);
  const to = haystack.toOriginalEnd(end);
  const marks = OMITTED_FIRST.exec(text.slice(to))?.[0] ?? '';
  const whole = to + marks.length;
  if (splitsPair(text, from) || splitsPair(text, whole)) return undefined;
  if (touchesWordBefore(text, from) || touchesWordAfter(text, from, whole)) return undefined;
  return spanFromUtf16(text, from, whole);
}
