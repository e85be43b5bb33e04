import { isJsonObject, type JsonObject } from '../../core/assessment/json.ts';
import { parsePointer, type Pointer } from '../../core/assessment/pointer.ts';
import { citationsByClaim, type Reference } from '../../core/assessment/references.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import type { ListName } from '../../core/assessment/workspace.ts';
import { entryRows } from './entry-rows.ts';
import { countedEntries, isList, listWords } from './sections.ts';

/**
 * What goes with the deleted claims, one sentence for each: 'PB-001 cited C-003 as support.' Empty where nothing
 * referred to them, and for every other list, since nothing refers to its entries.
 */
export function lostReferences(document: JsonObject, list: ListName, indices: readonly number[]): readonly string[] {
  if (list !== 'claims') return [];
  const claims = listOf(document, 'claims');
  const citations = citationsByClaim(document);
  const ids = indices.flatMap((index) => (isJsonObject(claims[index]) ? [viewClaim(claims[index]).claim_id] : []));
  const lost = [...new Set(ids)].filter((id) => id !== undefined);
  return lost.flatMap((id) => (citations.get(id) ?? []).map((reference) => sentence(document, id, reference)));
}

function sentence(document: JsonObject, claimId: string, { entryPath, kind, effect }: Reference): string {
  const entry = entryName(document, entryPath);
  if (kind === 'contradiction') return `${entry} named ${claimId}.`;
  if (effect === 'supports') return `${entry} cited ${claimId} as support.`;
  return effect === 'contradicts' ? `${entry} cited ${claimId} against itself.` : `${entry} cited ${claimId}.`;
}

/** An entry by its id, else by its place: 'PB-001', 'Contradiction 3'. */
export function entryName(document: JsonObject, entryPath: Pointer): string {
  const [list, token] = parsePointer(entryPath);
  const section = list as ListName;
  if (!isList(section) || !Object.hasOwn(listWords, section)) return 'The document';
  const row = entryRows(document, section)[Number(token)];
  const byPlace = `${capital(listWords[section].one)} ${String(Number(token) + 1)}`;
  return section === 'contradictions' || !row?.id ? byPlace : row.id;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** “delete 3 claims”, for the history. */
export function deletionLabel(list: ListName, count: number): string {
  return `delete ${countedEntries(list, count)}`;
}

const shownReferences = 4;

/** What was deleted and what went with it, in sentences; the first few references are named and the rest counted. */
export function deletionNote(list: ListName, count: number, lost: readonly string[]): string {
  const rest = lost.length - shownReferences;
  const more = rest > 0 ? [`And ${String(rest)} more ${rest === 1 ? 'reference' : 'references'}.`] : [];
  return [`${countedEntries(list, count)} deleted.`, ...lost.slice(0, shownReferences), ...more].join(' ');
}
