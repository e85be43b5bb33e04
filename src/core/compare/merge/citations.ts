/** References to claims in a merge: finds them, finds dangling ones, and removes those of deleted claims. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { own } from '../../json/own.ts';
import { listOf, type ListName } from '../../assessment/view.ts';
import { assessmentLists, type ListKind } from '../list-kinds.ts';
import { contentKey, textOf } from '../same.ts';

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
