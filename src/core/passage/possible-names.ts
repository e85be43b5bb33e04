/** Finds names with attached prefixes or vowel marks in Arabic and Hebrew texts, for a person to check. */
import { chainMapped, replaceMapped, type MappedText } from './mapped-text.ts';
import { matchesOf, nameForms, needleOf, type NameForms, type NameOccurrence } from './name-forms.ts';
import { splitsPair } from './offsets.ts';
import { cacheByText } from './cache-by-text.ts';
import { UNWRITTEN } from './scripts.ts';
import { spanFromUtf16 } from './span.ts';
import { touchesWordAfter, touchesWordBefore } from './word-edges.ts';

/**
 * Returns possible occurrences of the names in Arabic or Hebrew text, which a person has to check: only a proclitic
 * (and, for, in, the, …), a tatweel or vowel marks are between a name and the text. Each occurrence includes its
 * proclitic, by start. Includes plain occurrences; empty for other texts.
 */
export function findPossibleNames(text: string, names: readonly string[]): readonly NameOccurrence[] {
  if (!HAS_PROCLITICS.test(text)) return none;
  const occurrences = names.flatMap((name) => Array.from(possibleOccurrences(text, name)));
  return occurrences.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
}

const none: readonly NameOccurrence[] = Object.freeze([]);

/** A letter of Arabic or Hebrew. */
const HAS_PROCLITICS = /[\u05D0-\u05EA\u0620-\u064A\u066E-\u06D3]/;

function* possibleOccurrences(text: string, name: string): Generator<NameOccurrence, undefined> {
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
