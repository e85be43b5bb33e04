import type { Pointer } from '../assessment/pointer.ts';
import type { SchemaKind } from '../check/fields.ts';
import type { FieldDifference, Places } from './difference.ts';
import { counted, listed, numberInWords, upperFirst } from './phrases.ts';

/** What a sentence about an entry says of one field. */
export type Phrase =
  /** “C-003 ‹lost its topic›”. */
  | { readonly of: 'entry'; readonly text: string }
  /** “C-003’s ‹proposition has been reworded›”. */
  | { readonly of: 'field'; readonly text: string }
  /** “IH-003 ‹lost two supports: C-001 and C-002›”: the same words are said once, and counted. */
  | {
      readonly of: 'count';
      readonly verb: string;
      readonly singular: string;
      readonly plural: string;
      readonly item?: string;
    };

/** A difference of a field on its way into a sentence. */
export interface Finding {
  readonly field: FieldDifference;
  /** Missing where another finding's phrase says it too. */
  readonly phrase?: Phrase;
}

/** What is being compared: one part of a document. */
export interface Part {
  readonly kind: SchemaKind;
  /** What the part is called at the beginning of a sentence. */
  readonly subject: string;
  /** Names of actors, for the marks of word differences. */
  readonly names: readonly string[];
}

/** A place in a part, and where it stands in the two documents. */
export interface Place {
  /** Pointer below the part, in the part's schema. */
  readonly path: Pointer;
  readonly before: Pointer;
  readonly after: Pointer;
}

/** The places of a difference of a kind: what was added stands nowhere before. */
export function placesFor(kind: FieldDifference['kind'], { before, after }: Place): Places {
  if (kind === 'added') return { after };
  return kind === 'removed' ? { before } : { before, after };
}

/** Makes a finding; its sentence is the phrase, said of the part. */
export function findingOf(part: Part, field: Omit<FieldDifference, 'sentence'>, phrase: Phrase): Finding {
  return { field: { ...field, sentence: sentenceOf(part.subject, [phrase]) }, phrase };
}

/** So many phrases stand in one sentence; of more, the first two are said and the others counted. */
const mostPhrases = 3;

/** One sentence that says all phrases of one subject: “IH-003 lost one support: C-012; its topic is now …”. */
export function sentenceOf(subject: string, phrases: readonly Phrase[]): string {
  const joined = counts(phrases);
  const said = joined.length > mostPhrases ? joined.slice(0, 2) : joined;
  const left = joined.length - said.length;
  const clauses = said.map((phrase, index) => clause(phrase, index === 0 ? subject : undefined));
  if (left > 0) clauses.push(`and ${numberInWords(left)} more changes`);
  return upperFirst(`${clauses.join('; ')}.`);
}

function clause(phrase: Phrase, subject: string | undefined): string {
  const text = phrase.of === 'count' ? '' : phrase.text;
  return phrase.of === 'field'
    ? `${subject === undefined ? 'its' : `${subject}’s`} ${text}`
    : `${subject ?? 'it'} ${text}`;
}

/** Puts counted phrases of the same words together, in the place of the first. */
function counts(phrases: readonly Phrase[]): readonly Phrase[] {
  const groups = new Map<string, Extract<Phrase, { of: 'count' }>[]>();
  for (const [index, phrase] of phrases.entries()) {
    const key = phrase.of === 'count' ? `${phrase.verb} ${phrase.plural}` : String(index);
    if (phrase.of === 'count') groups.set(key, [...(groups.get(key) ?? []), phrase]);
    else groups.set(key, []);
  }
  return [...groups].map(([key, group]) => countedPhrase(group) ?? (phrases[Number(key)] as Phrase));
}

function countedPhrase(group: readonly Extract<Phrase, { of: 'count' }>[]): Phrase | undefined {
  const [first] = group;
  if (first === undefined) return undefined;
  const items = group.flatMap(({ item }) => (item === undefined ? [] : [item]));
  const names = items.length === 0 ? '' : `: ${listed(items)}`;
  return { of: 'entry', text: `${first.verb} ${counted(group.length, first.singular, first.plural)}${names}` };
}
