/** The findings inside one entry during a comparison, and how their phrases become one sentence. */
import type { JsonValue } from '../json/json.ts';
import type { Pointer } from '../json/pointer.ts';
import { fieldName, type SchemaKind, lowerFirst } from '../check/fields.ts';
import type { FieldDifference, Places } from './difference.ts';
import { countInWords, listInWords, numberInWords, upperFirst } from './phrases.ts';
import { rewordingOf, type Notable, type Rewording } from './words.ts';
import { changedTextRange } from '../json/changed-range.ts';
import { withoutHiddenCharacters } from '../text/hidden.ts';

/** The part of a sentence about an entry that describes one field. */
export type Phrase =
  /** “C-003 ‹lost its topic›”. */
  | { readonly of: 'entry'; readonly text: string }
  /** “C-003’s ‹proposition changed›”. */
  | { readonly of: 'field'; readonly text: string }
  /** “IH-003 ‹lost two supports: C-001 and C-002›”: phrases with the same words are combined and counted. */
  | {
      readonly of: 'count';
      readonly verb: string;
      readonly singular: string;
      readonly plural: string;
      readonly item?: string;
    };

type Counted = Extract<Phrase, { of: 'count' }>;

/** A difference of a field with its phrase. */
export interface Finding {
  readonly field: FieldDifference;
  /** Missing if the phrase of another finding covers it. */
  readonly phrase?: Phrase;
}

/** The part of a document that is compared. */
export interface Part {
  readonly kind: SchemaKind;
  /** The name of the part at the start of a sentence. */
  readonly subject: string;
  /** The names of actors, which are marked in word differences. */
  readonly names: readonly string[];
}

/** A location in a part, with its pointers in the two documents. */
export interface Place {
  /** The pointer relative to the part, for its schema. */
  readonly path: Pointer;
  readonly before: Pointer;
  readonly after: Pointer;
}

/** The pointers of a difference: an added value has none in the old document, a removed one none in the new. */
export function placesFor(kind: FieldDifference['kind'], { before, after }: Place): Places {
  if (kind === 'added') return { after };
  return kind === 'removed' ? { before } : { before, after };
}

/** The difference of a text that both documents have. */
export function changedText(part: Part, place: Place, before: string, after: string) {
  const [kind, name] = ['changed' as const, fieldName(part.kind, place.path)];
  return { kind, name, places: placesFor(kind, place), before, after };
}

/**
 * A field whose sentence is made when it is read. All have the same getter, because a comparison makes tens of
 * thousands, and objects with different getters take many times the memory.
 */
class LazyField implements FieldDifference {
  readonly kind: FieldDifference['kind'];
  readonly places: Places;
  readonly name: string;
  readonly lead?: string;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
  declare readonly sentence: string;
  readonly #subject: string;
  readonly #phrase: Phrase;

  static readonly #sentence: PropertyDescriptor & ThisType<LazyField> = {
    enumerable: true,
    get() {
      return sentenceOf(this.#subject, [this.#phrase]);
    },
  };

  constructor({ kind, places, name, lead, before, after }: FieldWithoutSentence, subject: string, phrase: Phrase) {
    this.kind = kind;
    this.places = places;
    this.name = name;
    if (lead !== undefined) this.lead = lead;
    if (before !== undefined) this.before = before;
    if (after !== undefined) this.after = after;
    this.#subject = subject;
    this.#phrase = phrase;
    // An own property, so that copies and JSON contain it.
    Object.defineProperty(this, 'sentence', LazyField.#sentence);
  }
}

type FieldWithoutSentence = Omit<FieldDifference, 'sentence'>;

/** Creates a finding. Its sentence is the phrase with the name of the part, made when it is read. */
export function findingOf(part: Part, field: FieldWithoutSentence, phrase: Phrase): Finding {
  return { field: new LazyField(field, part.subject, phrase), phrase };
}

/** The maximum number of phrases in one sentence. If there are more, the first two are shown and the others counted. */
const maxPhrases = 3;

/** Combines the phrases about a subject into one sentence: “IH-003 lost one support: C-012; its topic changed …”. */
export function sentenceOf(subject: string, phrases: readonly Phrase[]): string {
  const joined = counts(phrases);
  const shown = joined.length > maxPhrases ? joined.slice(0, 2) : joined;
  const left = joined.length - shown.length;
  const clauses = shown.map((phrase, index) => clause(phrase, index === 0 ? subject : undefined));
  if (left > 0) clauses.push(`and ${numberInWords(left)} more changes`);
  return upperFirst(`${clauses.join('; ')}.`);
}

function clause(phrase: Phrase, subject: string | undefined): string {
  const text = phrase.of === 'count' ? '' : phrase.text;
  return phrase.of === 'field'
    ? `${subject === undefined ? 'its' : `${subject}’s`} ${text}`
    : `${subject ?? 'it'} ${text}`;
}

/** Combines counted phrases with the same words, at the position of the first. */
function counts(phrases: readonly Phrase[]): readonly Phrase[] {
  const groups = new Map<string | Phrase, Counted[]>();
  for (const phrase of phrases) {
    const isCounted = phrase.of === 'count';
    const key = isCounted ? `${phrase.verb} ${phrase.plural}` : phrase;
    const group = groups.get(key) ?? [];
    if (isCounted) group.push(phrase);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => countedPhrase(group) ?? (key as Phrase));
}

function countedPhrase(group: readonly Counted[]): Phrase | undefined {
  const [first] = group;
  if (first === undefined) return undefined;
  const items = group.flatMap(({ item }) => (item === undefined ? [] : [item]));
  const names = items.length === 0 ? '' : `: ${listInWords(items)}`;
  return { of: 'entry', text: `${first.verb} ${countInWords(group.length, first.singular, first.plural)}${names}` };
}

// Describes in words how two texts differ: words removed and added, notable ones, and invisible differences.

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
  return wordCounts(removed, added) + including;
}

function wordCounts(removed: number, added: number): string {
  const words = (count: number) => `${numberInWords(count)} ${count === 1 ? 'word' : 'words'}`;
  if (removed === 0) return `${words(added)} added`;
  if (added === 0) return `${words(removed)} removed`;
  return `${words(removed)} removed and ${numberInWords(added)} added`;
}
