/** Compares one list of entries: recognises the same entry in both versions, also after a rename or rewording. */
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { pointer } from '../json/pointer.ts';
import { claimSentenceOf, withCues } from '../check/claim-sentence.ts';
import { fieldName, type SchemaKind } from '../check/fields.ts';
import { viewClaim } from '../assessment/view.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import type { Difference } from './difference.ts';
import { sentenceOf, type Finding, type Part, type Phrase, differenceInWords } from './finding.ts';
import type { ListKind } from './list-kinds.ts';
import { inSameOrder, pairItems, pairTexts, type PairedItems, type Pairing } from './items.ts';
import { numberInWords, quoteText, upperFirst, countInWords } from './phrases.ts';
import { contentKey } from './same.ts';
import { compareValues } from './values.ts';
import { own } from '../json/own.ts';
import { countWords } from './words.ts';

// Describes a changed span of a claim by its words or characters instead of its numbers.

/**
 * The findings of a claim with a phrase for a changed span: “span now has four more words”, “span now starts two
 * characters earlier”. The change of `actual` follows from the span and gets no phrase. Characters are code points.
 */
function withSpanInWords(findings: readonly Finding[], before: JsonObject, after: JsonObject): readonly Finding[] {
  const phrase = spanPhrase(before, after);
  const at = findings.findIndex(({ field }) => isOfSpan(field.places.after));
  if (phrase === undefined || at < 0) return findings;
  return findings.map((finding, index) => {
    if (index === at) return { ...finding, phrase };
    const follows = isOfSpan(finding.field.places.after) || (finding.field.places.after ?? '').endsWith('/actual');
    return follows ? { field: finding.field } : finding;
  });
}

function isOfSpan(path: string | undefined): boolean {
  return path !== undefined && /^\/claims\/\d+\/span\/(?:start|end)$/u.test(path);
}

function spanPhrase(before: JsonObject, after: JsonObject): Phrase | undefined {
  const [old, fresh] = [spanIn(before), spanIn(after)];
  if (!old || !fresh || !sameJson(own(before, 'passage_id'), own(after, 'passage_id'))) return undefined;
  const [start, end] = [fresh.start - old.start, fresh.end - old.end];
  const words = wordsIn(after) - wordsIn(before);
  if (words > 0)
    return { of: 'field', text: `span now has ${numberInWords(words)} more ${words === 1 ? 'word' : 'words'}` };
  if (words < 0)
    return { of: 'field', text: `span now has ${numberInWords(-words)} fewer ${words === -1 ? 'word' : 'words'}` };
  if (start === end) return { of: 'field', text: `span moved ${shift(start)}` };
  const moves = [...(start === 0 ? [] : [`starts ${shift(start)}`]), ...(end === 0 ? [] : [`ends ${shift(end)}`])];
  return { of: 'field', text: `span now ${moves.join(' and ')}` };
}

function shift(characters: number): string {
  return `${countInWords(Math.abs(characters), 'character')} ${characters < 0 ? 'earlier' : 'later'}`;
}

function wordsIn(claim: JsonObject): number {
  const actual = own(claim, 'actual');
  return typeof actual === 'string' ? countWords(actual) : 0;
}

function spanIn(claim: JsonObject): { readonly start: number; readonly end: number } | undefined {
  const span: JsonValue | undefined = own(claim, 'span');
  const [start, end] = [own(span, 'start'), own(span, 'end')];
  return typeof start === 'number' && typeof end === 'number' ? { start, end } : undefined;
}

/** The two versions of one list. */
export interface Lists {
  readonly kind: ListKind;
  readonly before: readonly JsonValue[];
  readonly after: readonly JsonValue[];
  readonly pairing: Pairing;
}

/**
 * Pairs the entries of a list: first by ID (duplicates in order), entries without an ID by content; then the remaining
 * ones by content with another ID, which is a rename; the others in order.
 */
export function pairEntries(kind: ListKind, before: readonly JsonValue[], after: readonly JsonValue[]): Lists {
  const { idOf, contentOf } = kind;
  const isNameless = (entry: JsonValue) => (idOf(entry) === undefined ? 'nameless' : undefined);
  const pairing = pairItems(before, after, [
    ...(kind.byContentFirst ? [contentKey] : []),
    idOf,
    (entry) => (idOf(entry) === undefined ? contentKey(entry) : undefined),
    ...kind.otherWays,
    (entry) => (contentOf && idOf(entry) !== undefined ? contentKey(contentOf(entry)) : undefined),
    ...(kind.byLikeness ? [] : [isNameless]),
  ]);
  return { kind, before, after, pairing: kind.byLikeness ? pairTexts(pairing, before, after) : pairing };
}

/** The renamed entries of a list, from old to new ID. An ID that is still used in the other version is not renamed. */
export function renamesIn({ kind, before, after, pairing }: Lists): ReadonlyMap<string, string> {
  const idsOf = (entries: readonly JsonValue[]) => new Set(entries.map(kind.idOf));
  const [old, fresh] = [idsOf(before), idsOf(after)];
  const renames = pairing.pairs.flatMap((pair): [string, string][] => {
    const [from, to] = [kind.idOf(before[pair.before] ?? null), kind.idOf(after[pair.after] ?? null)];
    if (from === undefined || to === undefined || from === to || fresh.has(from) || old.has(to)) return [];
    return [[from, to]];
  });
  return new Map(renames);
}

/** Compares the entries of two lists: first entry by entry, then their order. */
export function compareEntries(
  lists: Lists,
  names: readonly string[],
  onEntry: (() => void) | undefined,
  casefiles: Casefiles = {},
): readonly Difference[] {
  const { kind, pairing } = lists;
  const differences: { readonly at: number; readonly difference: Difference }[] = [
    ...pairing.removed.map((index) => ({ at: index, difference: oneSided(lists, 'removed', index, casefiles.before) })),
    ...pairing.pairs.flatMap((pair) => {
      const difference = compareEntry(lists, pair, names);
      onEntry?.();
      return difference ? [{ at: pair.after, difference }] : [];
    }),
    ...pairing.added.map((index) => ({ at: index, difference: oneSided(lists, 'added', index, casefiles.after) })),
  ];
  const inOrder = differences.sort((one, other) => one.at - other.at).map(({ difference }) => difference);
  return inSameOrder(pairing.pairs) ? inOrder : [...inOrder, reorderingOf(kind)];
}

function compareEntry(lists: Lists, pair: PairedItems, names: readonly string[]): Difference | undefined {
  const { kind } = lists;
  const [before, after] = [lists.before[pair.before] as JsonValue, lists.after[pair.after] as JsonValue];
  if (sameJson(before, after)) return undefined;
  const subject = kind.nameOf(before, pair.before);
  const part: Part = { kind: kind.kind, subject: kind.nameOf(after, pair.after), names };
  const place = { path: '', ...placesOf(kind, pair) };
  const findings = compareValues(part, place, before, after);
  const phrased = isJsonObject(before) && isJsonObject(after) ? inWords(kind.kind, findings, before, after) : findings;
  const isRenamed = kind.idOf(before) !== kind.idOf(after) && kind.contentOf !== undefined;
  const sentence = isRenamed
    ? `${upperFirst(subject)} was renamed to ${part.subject}.`
    : (rewordedAs(kind, part, before, after) ?? sentenceOf(part.subject, phrasesOf(phrased)));
  return differenceOf(lists, isRenamed ? 'renamed' : 'changed', pair, sentence, findings);
}

/** The sentence for a changed text in a list of texts; undefined for other lists. */
function rewordedAs({ rewordedAs: say }: ListKind, { names }: Part, before: JsonValue, after: JsonValue) {
  const areTexts = typeof before === 'string' && typeof after === 'string';
  return say && areTexts ? say(differenceInWords(before, after, names)) : undefined;
}

function inWords(
  kind: SchemaKind,
  findings: readonly Finding[],
  before: JsonObject,
  after: JsonObject,
): readonly Finding[] {
  return kind === 'claim' ? withSpanInWords(findings, before, after) : findings;
}

function phrasesOf(findings: readonly Finding[]) {
  return findings.flatMap(({ phrase }) => (phrase ? [phrase] : []));
}

/** The casefiles of the two versions. */
export interface Casefiles {
  readonly before?: JsonObject | null;
  readonly after?: JsonObject | null;
}

/** The sentence around a claim whose label is its words in the source; undefined for anything else. */
function sentenceAround({ kind }: ListKind, entry: JsonValue, casefile: JsonObject | null | undefined) {
  if (kind !== 'claim' || !casefile) return undefined;
  const view = viewClaim(entry);
  const isQuoted = view.proposition === undefined || view.proposition === view.actual;
  return isQuoted ? claimSentenceOf(view, casefileIndex(casefile as unknown as Casefile)) : undefined;
}

function oneSided(
  lists: Lists,
  kind: 'added' | 'removed',
  index: number,
  casefile: JsonObject | null | undefined,
): Difference {
  const entries = kind === 'added' ? lists.after : lists.before;
  const entry = entries[index] as JsonValue;
  const label = lists.kind.labelOf(entry);
  const name = upperFirst(lists.kind.nameOf(entry, index));
  const around = sentenceAround(lists.kind, entry, casefile);
  const words = label === undefined ? '.' : `: ${withCues(quoteText(label, 120), around)}.`;
  const sentence = `${name} was ${kind === 'added' ? 'added' : 'deleted'}${words}`;
  return differenceOf(lists, kind, kind === 'added' ? { after: index } : { before: index }, sentence, []);
}

function differenceOf(
  lists: Lists,
  kind: Difference['kind'],
  pair: Partial<PairedItems>,
  sentence: string,
  findings: readonly Finding[],
): Difference {
  const entry = (pair.after === undefined ? lists.before[pair.before ?? 0] : lists.after[pair.after]) as JsonValue;
  const { list, document } = lists.kind;
  const places = placesOf(lists.kind, pair);
  return {
    id: [kind, places.before ?? '-', places.after ?? '-'].join(' '),
    kind,
    document,
    section: list,
    entry: { list, id: lists.kind.idOf(entry) ?? lists.kind.nameOf(entry, pair.after ?? pair.before ?? 0), ...pair },
    places,
    sentence: sentence + duplicateNote(lists, entry),
    fields: findings.map(({ field }) => field),
  };
}

const times = ['', '', 'twice', 'three times', 'four times'];

/** A sentence for an entry with a duplicate ID, because such entries can only be paired by their order. */
function duplicateNote({ kind, before, after }: Lists, entry: JsonValue): string {
  const id = kind.idOf(entry);
  if (id === undefined || !kind.contentOf) return '';
  const count = (entries: readonly JsonValue[]) => entries.filter((other) => kind.idOf(other) === id).length;
  const most = Math.max(count(before), count(after));
  return most < 2
    ? ''
    : ` ${kind.nameOf(entry, 0)} occurs ${times[most] ?? `${numberInWords(most)} times`}; compared in order.`;
}

function placesOf<Pair extends Partial<PairedItems>>({ list }: ListKind, pair: Pair): { [Side in keyof Pair]: string } {
  const sides = Object.entries(pair).map(([side, index]) => [side, pointer(list, Number(index))]);
  return Object.fromEntries(sides) as { [Side in keyof Pair]: string };
}

function reorderingOf({ list, document }: ListKind): Difference {
  const path = pointer(list);
  const name = fieldName(document === 'casefile' ? 'casefile' : 'document', path);
  return {
    id: `reordered ${path} ${path}`,
    kind: 'reordered',
    document,
    section: list,
    places: { before: path, after: path },
    sentence: `${name} were reordered.`,
    fields: [],
  };
}
