import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import { parsePointer, type Pointer } from '../../core/json/pointer.ts';
import { citationsByClaim, type Reference } from '../../core/workspace/references.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import type { ListName } from '../../core/assessment/view.ts';
import type { Question } from '../../ui/ask.tsx';
import { entryRows } from './entry-rows.ts';
import { countedEntries, isList, listWords } from './sections.ts';

/**
 * Returns what is deleted together with claims, one sentence each: 'PB-001 cites C-003 as supporting evidence.' Empty
 * if nothing refers to the claims, if another claim has the same ID, and for every other list, because nothing refers
 * to its entries.
 */
export function lostReferences(document: JsonObject, list: ListName, indices: readonly number[]): readonly string[] {
  if (list !== 'claims') return [];
  const claims = listOf(document, 'claims');
  const citations = citationsByClaim(document);
  const ids = indices.flatMap((index) => (isJsonObject(claims[index]) ? [viewClaim(claims[index]).claim_id] : []));
  const deleted = new Set(indices);
  const remaining = new Set(claims.flatMap((raw, index) => (deleted.has(index) ? [] : [viewClaim(raw).claim_id])));
  const lost = [...new Set(ids)].filter((id): id is string => id !== undefined && !remaining.has(id));
  return lost.flatMap((id) => (citations.get(id) ?? []).map((reference) => sentence(document, id, reference)));
}

function sentence(document: JsonObject, claimId: string, { entryPath, kind, effect }: Reference): string {
  const entry = entryName(document, entryPath);
  if (kind === 'contradiction') return `${entry} refers to ${claimId}.`;
  if (effect === 'supports') return `${entry} cites ${claimId} as supporting evidence.`;
  return effect === 'contradicts'
    ? `${entry} cites ${claimId} as contradicting evidence.`
    : `${entry} cites ${claimId}.`;
}

/** Returns an entry’s ID, or its kind and number if it has none: 'PB-001', 'Contradiction 3'. */
export function entryName(document: JsonObject, entryPath: Pointer): string {
  const [list, token] = parsePointer(entryPath);
  const section = list as ListName;
  if (!isList(section) || !Object.hasOwn(listWords, section)) return 'The document';
  const row = entryRows(document, section)[Number(token)];
  const byPlace = `${capital(listWords[section].one)} ${String(Number(token) + 1)}`;
  const hasId = section !== 'contradictions' && section !== 'unknowns';
  return hasId && row?.id ? row.id : byPlace;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the name of the step for the history: “delete 3 claims”. */
export function deletionLabel(list: ListName, count: number): string {
  return `delete ${countedEntries(list, count)}`;
}

const shownReferences = 8;

/**
 * Returns the confirmation for a deletion that also deletes references. It lists the first ones and counts the rest.
 * Null if no references are deleted.
 */
export function deletionQuestion(document: JsonObject, list: ListName, indices: readonly number[]): Question | null {
  const lost = lostReferences(document, list, indices);
  const [first] = indices;
  if (lost.length === 0 || first === undefined) return null;
  const one = indices.length === 1;
  const rest = lost.length - shownReferences;
  const more = rest > 0 ? [`And ${String(rest)} more.`] : [];
  return {
    title: `Delete ${one ? entryName(document, `/${list}/${String(first)}`) : countedEntries(list, indices.length)}?`,
    body: [
      'These links and contradictions will also be deleted. You can undo this.',
      ...lost.slice(0, shownReferences),
      ...more,
    ],
    yes: 'Delete',
    destructive: true,
  };
}

/** Returns the message after a deletion: “C-003 was deleted.” or “3 claims were deleted.” */
export function deletionNote(document: JsonObject, list: ListName, indices: readonly number[]): string {
  const [first] = indices;
  return indices.length === 1 && first !== undefined
    ? `${entryName(document, `/${list}/${String(first)}`)} was deleted.`
    : `${countedEntries(list, indices.length)} were deleted.`;
}
