/** A table of the lists in assessments and casefiles: how a comparison or merge recognises and names their entries. */
import { idFieldOf, type IdentifiedList } from '../assessment/ids.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import type { ListName } from '../assessment/view.ts';
import type { SchemaKind } from '../check/fields.ts';
import { textOf } from './same.ts';

/** How the entries of one list are identified and named. */
export interface ListKind {
  readonly list: string;
  readonly kind: SchemaKind;
  readonly document: 'assessment' | 'casefile';
  /** The key of an entry; undefined if it has none. */
  readonly idOf: (entry: JsonValue) => string | undefined;
  /** The entry without its ID, if an entry with another ID and the same content counts as renamed. */
  readonly contentOf?: (entry: JsonValue) => JsonValue;
  /** Whether entries are paired by content before they are paired by ID. */
  readonly byContentFirst?: boolean;
  /** Other keys to pair entries by, tried after the ID. */
  readonly otherWays: readonly ((entry: JsonValue) => string | undefined)[];
  /** Whether similar texts count as one changed text. */
  readonly byLikeness?: boolean;
  /** The name of an entry in a sentence. */
  readonly nameOf: (entry: JsonValue, index: number) => string;
  /** A text by which people recognise the entry. */
  readonly labelOf: (entry: JsonValue) => string | undefined;
  /** The sentence for a changed text, if the entries are texts. */
  readonly rewordedAs?: (words: string) => string;
}

function withoutField(name: string): (entry: JsonValue) => JsonValue {
  return (entry) =>
    isJsonObject(entry) ? Object.fromEntries(Object.entries(entry).filter(([key]) => key !== name)) : entry;
}

function kindWithIds(list: IdentifiedList, kind: SchemaKind, title: string, labels: readonly string[]): ListKind {
  const field = idFieldOf[list];
  return {
    list,
    kind,
    document: 'assessment',
    idOf: (entry) => textOf(entry, field),
    contentOf: withoutField(field),
    otherWays: [],
    nameOf: (entry, index) => textOf(entry, field) ?? `${title} ${index + 1}`,
    labelOf: (entry) => firstText(entry, labels),
  };
}

function firstText(entry: JsonValue, names: readonly string[]): string | undefined {
  return names.map((name) => textOf(entry, name)).find((text) => text !== undefined);
}

const sidesOf = (entry: JsonValue) => [textOf(entry, 'left_claim_id'), textOf(entry, 'right_claim_id')] as const;

/** The two claims of a contradiction in their order; undefined if one is missing. */
function bothSides(entry: JsonValue): string | undefined {
  const [left, right] = sidesOf(entry);
  return left === undefined || right === undefined ? undefined : `${left} and ${right}`;
}

const contradictions: ListKind = {
  list: 'contradictions',
  kind: 'contradiction',
  document: 'assessment',
  idOf: bothSides,
  byContentFirst: true,
  otherWays: [
    (entry) => (bothSides(entry) === undefined ? undefined : JSON.stringify([...sidesOf(entry)].sort())),
    (entry) => textOf(entry, 'explanation'),
  ],
  nameOf: (entry, index) => {
    const sides = bothSides(entry);
    return sides === undefined ? `contradiction ${index + 1}` : `the contradiction between ${sides}`;
  },
  labelOf: (entry) => textOf(entry, 'explanation'),
};

const unknowns: ListKind = {
  list: 'unknowns',
  kind: 'unknown',
  document: 'assessment',
  idOf: (entry) => (typeof entry === 'string' ? entry : undefined),
  otherWays: [],
  byLikeness: true,
  nameOf: () => 'an unknown',
  labelOf: (entry) => (typeof entry === 'string' ? entry : undefined),
  rewordedAs: (words) => `An unknown changed: ${words}.`,
};

/** The lists of an assessment, in the order of the contract (specification 2.1). */
export const assessmentLists: readonly (ListKind & { readonly list: ListName })[] = [
  { ...kindWithIds('claims', 'claim', 'claim', ['proposition', 'actual']), list: 'claims' },
  { ...kindWithIds('power_bases', 'power-basis', 'power basis', ['description']), list: 'power_bases' },
  { ...kindWithIds('intent_hypotheses', 'intent', 'hypothesis', ['hypothesis', 'topic']), list: 'intent_hypotheses' },
  { ...contradictions, list: 'contradictions' },
  { ...unknowns, list: 'unknowns' },
];

function observationNumber(entry: JsonValue): string | undefined {
  const number = own(entry, 'observation_id');
  return typeof number === 'number' ? String(number) : undefined;
}

/** The lists of a casefile. */
export const casefileLists: readonly ListKind[] = [
  {
    list: 'actors',
    kind: 'actor',
    document: 'casefile',
    idOf: (entry) => textOf(entry, 'actor_id'),
    contentOf: withoutField('actor_id'),
    otherWays: [],
    nameOf: (entry, index) => `actor ${textOf(entry, 'actor_id') ?? index + 1}`,
    labelOf: (entry) => actorNames(entry)[0],
  },
  {
    list: 'observations',
    kind: 'observation',
    document: 'casefile',
    idOf: observationNumber,
    contentOf: withoutField('observation_id'),
    otherWays: [],
    nameOf: (entry, index) => {
      const number = observationNumber(entry);
      return number === undefined ? `the observation at position ${index + 1}` : `observation ${number}`;
    },
    labelOf: (entry) => textOf(entry, 'title'),
  },
];

/** The names of an actor in a casefile, without values that are not text. */
export function actorNames(actor: JsonValue): readonly string[] {
  const names = own(actor, 'names');
  return isJsonArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
