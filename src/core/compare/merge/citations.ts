import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../assessment/json.ts';
import { listOf } from '../../assessment/view.ts';
import type { ListName } from '../../assessment/workspace.ts';
import { assessmentLists, type ListKind } from '../list-kinds.ts';
import { contentKey, own, textOf } from '../same.ts';

/** The kind of one list of an assessment. */
export function listKind(list: ListName): ListKind {
  return assessmentLists.find((kind) => kind.list === list) as ListKind;
}

/** What an entry is known by in a merge: its id, else its whole content. */
export function entryKey(kind: ListKind, entry: JsonValue): string {
  return kind.idOf(entry) ?? contentKey(entry);
}

/** An entry that names a claim. */
export interface Citation {
  readonly claim: string;
  /** What the entry is called. */
  readonly from: string;
  /** The same for the same entry and the same claim in every version. */
  readonly key: string;
}

const citing = ['power_bases', 'intent_hypotheses', 'contradictions'] as const;

/** Every evidence link and contradiction side that names a claim, in document order. */
export function citationsIn(document: JsonObject): readonly Citation[] {
  return citing.flatMap((list) => {
    const kind = listKind(list);
    return listOf(document, list).flatMap((entry, index) => {
      const [from, keyOf] = [kind.nameOf(entry, index), citationKeys(list, kind, entry)];
      return claimsNamedBy(entry).map((claim) => ({ claim, from, key: keyOf(claim) }));
    });
  });
}

/** Makes the keys of one entry's citations. */
function citationKeys(list: string, kind: ListKind, entry: JsonValue): (claim: string) => string {
  const prefix = JSON.stringify([list, entryKey(kind, entry)]);
  return (claim) => prefix + claim;
}

function claimsNamedBy(entry: JsonValue): readonly string[] {
  const links = own(entry, 'evidence');
  const named = [...(isJsonArray(links) ? links : []).map((link) => own(link, 'claim_id')), ...sidesOf(entry)];
  return named.filter((id) => typeof id === 'string');
}

function sidesOf(entry: JsonValue): readonly (JsonValue | undefined)[] {
  return [own(entry, 'left_claim_id'), own(entry, 'right_claim_id')];
}

/** The ids of the claims that a document has. */
export function claimIdsIn(claims: readonly JsonValue[]): ReadonlySet<string> {
  return new Set(claims.map((claim) => textOf(claim, 'claim_id')).filter((id) => id !== undefined));
}

/**
 * The citations that lead nowhere on a side already, by key. An entry that both sides share leads nowhere only where it
 * does on both: it may have been taken from the other side, where it leads somewhere.
 */
export function danglingIn(document: JsonObject, other: JsonObject): ReadonlySet<string> {
  const shared = new Set(citing.flatMap((list) => listOf(other, list)));
  const known = claimIdsIn(listOf(other, 'claims'));
  const ids = claimIdsIn(listOf(document, 'claims'));
  const keys = citing.flatMap((list) =>
    listOf(document, list).flatMap((entry) => {
      const keyOf = citationKeys(list, listKind(list), entry);
      const isLoose = (claim: string) => !ids.has(claim) && !(shared.has(entry) && known.has(claim));
      return claimsNamedBy(entry).filter(isLoose).map(keyOf);
    }),
  );
  return new Set(keys);
}

/**
 * A document without the links and contradictions that name a claim that is gone, and without entries that have no
 * other evidence. What led nowhere before stays: it is for its author to mend.
 */
export function withoutCitations(
  document: JsonObject,
  gone: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): JsonObject {
  if (gone.size === 0) return document;
  const lists = citing.flatMap((list): [string, JsonValue][] => {
    if (!isJsonArray(own(document, list))) return [];
    const kind = listKind(list);
    const left = (entry: JsonValue): readonly JsonValue[] => {
      const keyOf = citationKeys(list, kind, entry);
      return withoutLinks(entry, (claim) => typeof claim === 'string' && gone.has(claim) && !kept.has(keyOf(claim)));
    };
    return [[list, listOf(document, list).flatMap(left)]];
  });
  return { ...document, ...Object.fromEntries(lists) };
}

function withoutLinks(entry: JsonValue, isGone: (claim: JsonValue | undefined) => boolean): readonly JsonValue[] {
  if (sidesOf(entry).some(isGone)) return [];
  const links = own(entry, 'evidence');
  if (!isJsonObject(entry) || !isJsonArray(links)) return [entry];
  const left = links.filter((link) => !isGone(own(link, 'claim_id')));
  if (left.length === links.length) return [entry];
  return left.length === 0 ? [] : [{ ...entry, evidence: left }];
}
