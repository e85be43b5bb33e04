/** Describes in words how two texts differ: words removed and added, notable ones, and invisible differences. */
import { lowerFirst } from '../check/fields.ts';
import { changedText, findingOf, type Finding, type Part, type Place } from './finding.ts';
import { listInWords, numberInWords, upperFirst } from './phrases.ts';
import { rewordingOf, type Notable, type Rewording } from './words.ts';
import { changedTextRange } from '../json/changed-range.ts';
import { withoutHiddenCharacters } from '../passage/hidden.ts';

// Describes invisible differences between texts: normalisation, invisible characters, white space.

const foldSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Normalisations that make two texts equal, with the difference that each removes, the simplest first. */
const reasons: readonly (readonly [alike: (text: string) => string, what: string])[] = [
  [(text) => text.normalize('NFC'), 'Unicode normalisation'],
  [(text) => withoutHiddenCharacters(text).normalize('NFC'), 'invisible characters'],
  [(text) => foldSpaces(text.normalize('NFC')), 'white space'],
  [(text) => foldSpaces(withoutHiddenCharacters(text).normalize('NFC')), 'invisible characters and white space'],
];

/**
 * Whether the first difference is between two visible ASCII characters. No normalisation makes those equal, whatever
 * surrounds them, so that most pairs of texts need none.
 */
function differsVisibly(before: string, after: string): boolean {
  const { start } = changedTextRange(before, after);
  return [before, after].every((text) => /[!-~]/.test(text.charAt(start)));
}

/**
 * How two texts that look the same differ: in their Unicode normalisation, in invisible characters, or in white space.
 * Undefined if the difference is visible.
 */
export function unseenDifference(before: string, after: string): string | undefined {
  if (before === after || differsVisibly(before, after)) return undefined;
  return reasons.find(([alike]) => alike(before) === alike(after))?.[1];
}

/** “it looks the same and differs only in Unicode normalisation”, for the end of a sentence. */
export function alikeInWords(before: string, after: string): string | undefined {
  const what = unseenDifference(before, after);
  return what === undefined ? undefined : `it looks the same and differs only in ${what}`;
}

const inWords: Readonly<Record<Notable, string>> = { number: 'a number', negation: 'a negation', name: 'a name' };

/** A finding for a changed text. `called` is its name in the sentence, if not the schema's. */
export function textFinding(part: Part, place: Place, before: string, after: string, called?: string): Finding {
  const field = changedText(part, place, before, after);
  const start = `${called ?? lowerFirst(field.name)} changed: `;
  const lead = upperFirst(`${part.subject}’s ${start}`);
  return findingOf(part, { ...field, lead }, new ChangedTextPhrase(start, field, part.names));
}

/** The phrase for a changed text. Its words are compared when it is read. A class for the reason of `LazyField`. */
class ChangedTextPhrase {
  readonly of = 'field';
  readonly #start: string;
  readonly #texts: Readonly<Record<'before' | 'after', string>>;
  readonly #names: readonly string[];
  #words: string | undefined;

  constructor(start: string, texts: Readonly<Record<'before' | 'after', string>>, names: readonly string[]) {
    this.#start = start;
    this.#texts = texts;
    this.#names = names;
  }

  get text(): string {
    this.#words ??= differenceInWords(this.#texts.before, this.#texts.after, this.#names);
    return this.#start + this.#words;
  }
}

/** The difference of two texts in words. An invisible difference has its own words. */
export function differenceInWords(before: string, after: string, names: readonly string[]): string {
  return alikeInWords(before, after) ?? rewordingInWords(rewordingOf(before, after, { names }));
}

/** “two words removed and one added, including a number”. */
function rewordingInWords({ removed, added, notable }: Rewording): string {
  if (removed === 0 && added === 0) return 'only punctuation or spaces changed';
  const kinds = (['number', 'negation', 'name'] as const).filter((kind) => notable.has(kind));
  const including = kinds.length === 0 ? '' : `, including ${listInWords(kinds.map((kind) => inWords[kind]))}`;
  return counts(removed, added) + including;
}

function counts(removed: number, added: number): string {
  const words = (count: number) => `${numberInWords(count)} ${count === 1 ? 'word' : 'words'}`;
  if (removed === 0) return `${words(added)} added`;
  if (added === 0) return `${words(removed)} removed`;
  return `${words(removed)} removed and ${numberInWords(added)} added`;
}
