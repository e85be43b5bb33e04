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
    return listOf(document, list).flatMap((entry, index) =>
      claimsNamedBy(entry).map((claim) => ({
        claim,
        from: kind.nameOf(entry, index),
        key: JSON.stringify([list, entryKey(kind, entry), claim]),
      })),
    );
  });
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

/** The citations of a document that lead nowhere, by key. */
export function danglingIn(document: JsonObject): ReadonlySet<string> {
  const ids = claimIdsIn(listOf(document, 'claims'));
  return new Set(citationsIn(document).flatMap(({ claim, key }) => (ids.has(claim) ? [] : [key])));
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
    const isGone = (entry: JsonValue, claim: JsonValue | undefined) =>
      typeof claim === 'string' && gone.has(claim) && !kept.has(JSON.stringify([list, entryKey(kind, entry), claim]));
    return [[list, listOf(document, list).flatMap((entry) => withoutLinks(entry, (claim) => isGone(entry, claim)))]];
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
