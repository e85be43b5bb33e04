/** The basic types of a merge: values of the base and both sides, and locations with their names in sentences. */
import { pointer, type Pointer } from '../../json/pointer.ts';
import { fieldName, fieldSchema, lowerFirst, type SchemaKind } from '../../check/fields.ts';
import { isJsonArray, type JsonObject, type JsonValue, isJsonObject } from '../../json/json.ts';
import { own } from '../../json/own.ts';
import { listOf, type ListName } from '../../assessment/view.ts';
import { casefileLists, type ListKind, assessmentLists } from '../list-kinds.ts';
import { textOf, contentKey } from '../same.ts';

// The locations of a casefile in a merge, and the passages that claims quote.

/** An assessment with its casefile, as JSON. */
export interface WithSources {
  readonly assessment: JsonObject;
  readonly casefile: JsonObject;
}

/** How the observations of a casefile are identified. */
export const observationKind = casefileLists[1] as ListKind;

/** The prefix of the IDs of casefile conflicts, which distinguishes them from those of the assessment. */
const prefix = 'casefile:';

/** The ID of a site in the casefile. */
export function sourceSite(...tokens: readonly (string | number)[]): string {
  return prefix + pointer(...tokens);
}

/** The site of a list of the casefile, or of the casefile itself for ''. */
export function siteOfCasefile(list: string): Site {
  const path: Pointer = list === '' ? '' : pointer(list);
  return {
    id: prefix + path,
    kind: 'casefile',
    subject: 'the casefile',
    path,
    at: { base: path, mine: path, theirs: path },
    ...(list !== '' && { called: `the casefile’s ${lowerFirst(fieldName('casefile', path))}` }),
  };
}

/** The entries of a list of a casefile; none if it is not a list. */
export function entriesIn(casefile: JsonObject, { list }: ListKind): readonly JsonValue[] {
  const entries = own(casefile, list);
  return isJsonArray(entries) ? entries : [];
}

/** The IDs of an observation's passages. */
export function passageIdsIn(observation: JsonValue): ReadonlySet<string> {
  const passages = own(observation, 'passages');
  const ids = (isJsonArray(passages) ? passages : []).map((passage) => textOf(passage, 'passage_id'));
  return new Set(ids.filter((id) => id !== undefined));
}

/**
 * The items of the casefile that the claims of an assessment quote, by site ID, with the names of the claims: each
 * passage, its list and its observation.
 */
export function quotedSources(assessment: JsonObject): ReadonlyMap<string, readonly string[]> {
  const quoted = new Map<string, string[]>();
  for (const claim of listOf(assessment, 'claims')) {
    const [number, passage] = [own(claim, 'observation_id'), textOf(claim, 'passage_id')];
    if (typeof number !== 'number' || passage === undefined) continue;
    const site = ['observations', number] as const;
    const ids = [sourceSite(...site), sourceSite(...site, 'passages'), sourceSite(...site, 'passages', passage)];
    for (const id of ids) {
      const names = quoted.get(id);
      const name = entryKey(listKind('claims'), claim);
      if (names) names.push(name);
      else quoted.set(id, [name]);
    }
  }
  return quoted;
}

/** A value of the base and of the two sides. */
export interface Sides<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Applies a function to all three values. */
export function onSides<Value, Result>(sides: Sides<Value>, change: (value: Value) => Result): Sides<Result> {
  return { base: change(sides.base), mine: change(sides.mine), theirs: change(sides.theirs) };
}

/** A location in a merge. */
export interface Site {
  /** A pointer with IDs instead of indices. */
  readonly id: string;
  readonly kind: SchemaKind;
  /** The name of the part within a sentence. */
  readonly subject: string;
  /** The pointer relative to the part, for its schema. */
  readonly path: Pointer;
  /** The pointer in each document; undefined if the parent is missing. */
  readonly at: Sides<Pointer | undefined>;
  /** The name of the location, if the schema's title is not suitable. */
  readonly called?: string;
}

/** The site of a property. */
export function siteOf({ id, kind, subject, path, at, called }: Site, name: string): Site {
  const step = pointer(name);
  const title = fieldSchema(kind, path + step)?.['title'];
  const isBelowItem = called !== undefined && path !== '';
  return {
    ...(isBelowItem && { called: `${typeof title === 'string' ? lowerFirst(title) : `“${name}”`} of ${called}` }),
    id: id + step,
    kind,
    subject,
    path: path + step,
    at: onSides(at, (place) => (place === undefined ? undefined : place + step)),
  };
}

/** The site in words: “C-007’s proposition”. */
export function inWords({ kind, subject, path, called }: Site): string {
  if (called !== undefined) return called;
  return path === '' ? subject : `${subject}’s ${lowerFirst(fieldName(kind, path))}`;
}

/** The names of the sides within a sentence. */
export const sideNames = { mine: 'your version', theirs: 'their version' } as const;

/** The other side. */
export function otherSide(side: 'mine' | 'theirs'): 'mine' | 'theirs' {
  return side === 'mine' ? 'theirs' : 'mine';
}

// References to claims in a merge: finds them, finds dangling ones, and removes those of deleted claims.

/** The kind of one list of an assessment. */
export function listKind(list: ListName): ListKind {
  return assessmentLists.find((kind) => kind.list === list) as ListKind;
}

/** The key of an entry in a merge: its ID or, without one, its content. */
export function entryKey(kind: ListKind, entry: JsonValue): string {
  return kind.idOf(entry) ?? contentKey(entry);
}

/** A reference from an entry to a claim. */
export interface Citation {
  readonly claim: string;
  /** The name of the entry. */
  readonly from: string;
  /** The same for the same entry and claim in every version. */
  readonly key: string;
}

const citing = ['power_bases', 'intent_hypotheses', 'contradictions'] as const;

/** Every reference of an evidence link or a contradiction to a claim, in document order. */
export function citationsIn(document: JsonObject): readonly Citation[] {
  return citing.flatMap((list) => {
    const kind = listKind(list);
    return listOf(document, list).flatMap((entry, index) => {
      const [from, keyOf] = [kind.nameOf(entry, index), citationKeys(list, kind, entry)];
      return claimsCitedBy(entry).map((claim) => ({ claim, from, key: keyOf(claim) }));
    });
  });
}

/** Creates the keys of one entry's citations. */
function citationKeys(list: string, kind: ListKind, entry: JsonValue): (claim: string) => string {
  const prefix = JSON.stringify([list, entryKey(kind, entry)]);
  return (claim) => prefix + claim;
}

function claimsCitedBy(entry: JsonValue): readonly string[] {
  const links = own(entry, 'evidence');
  const named = [...(isJsonArray(links) ? links : []).map((link) => own(link, 'claim_id')), ...sidesOf(entry)];
  return named.filter((id) => typeof id === 'string');
}

function sidesOf(entry: JsonValue): readonly (JsonValue | undefined)[] {
  return [own(entry, 'left_claim_id'), own(entry, 'right_claim_id')];
}

/** The IDs of the claims in a document. */
export function claimIdsIn(claims: readonly JsonValue[]): ReadonlySet<string> {
  return new Set(claims.map((claim) => textOf(claim, 'claim_id')).filter((id) => id !== undefined));
}

/**
 * The keys of citations that are already dangling on a side. A citation of an entry that both sides share counts only
 * if it is dangling on both, because the entry may come from the other side.
 */
export function danglingIn(document: JsonObject, other: JsonObject): ReadonlySet<string> {
  const shared = new Set(citing.flatMap((list) => listOf(other, list)));
  const otherIds = claimIdsIn(listOf(other, 'claims'));
  const ids = claimIdsIn(listOf(document, 'claims'));
  const keys = citing.flatMap((list) =>
    listOf(document, list).flatMap((entry) => {
      const keyOf = citationKeys(list, listKind(list), entry);
      const isLoose = (claim: string) => !ids.has(claim) && !(shared.has(entry) && otherIds.has(claim));
      return claimsCitedBy(entry).filter(isLoose).map(keyOf);
    }),
  );
  return new Set(keys);
}

/**
 * A document without the links and contradictions that refer to a deleted claim, and without entries that have no other
 * evidence. Citations that were dangling before stay, because only their author can correct them.
 */
export function withoutCitations(
  document: JsonObject,
  deleted: ReadonlySet<string>,
  dangling: ReadonlySet<string>,
): JsonObject {
  if (deleted.size === 0) return document;
  const lists = citing.flatMap((list): [string, JsonValue][] => {
    if (!isJsonArray(own(document, list))) return [];
    const kind = listKind(list);
    const withoutDeleted = (entry: JsonValue): readonly JsonValue[] => {
      const keyOf = citationKeys(list, kind, entry);
      return withoutLinks(
        entry,
        (claim) => typeof claim === 'string' && deleted.has(claim) && !dangling.has(keyOf(claim)),
      );
    };
    return [[list, listOf(document, list).flatMap(withoutDeleted)]];
  });
  return { ...document, ...Object.fromEntries(lists) };
}

function withoutLinks(entry: JsonValue, isDeleted: (claim: JsonValue | undefined) => boolean): readonly JsonValue[] {
  if (sidesOf(entry).some(isDeleted)) return [];
  const links = own(entry, 'evidence');
  if (!isJsonObject(entry) || !isJsonArray(links)) return [entry];
  const left = links.filter((link) => !isDeleted(own(link, 'claim_id')));
  if (left.length === links.length) return [entry];
  return left.length === 0 ? [] : [{ ...entry, evidence: left }];
}
