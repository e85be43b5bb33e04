/** The findings inside one entry during a comparison, and how their phrases become one sentence. */
import type { JsonValue } from '../json/json.ts';
import type { Pointer } from '../json/pointer.ts';
import { fieldName, type SchemaKind } from '../check/fields.ts';
import type { FieldDifference, Places } from './difference.ts';
import { countInWords, listInWords, numberInWords, upperFirst } from './phrases.ts';

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
