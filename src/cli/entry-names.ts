import type { JsonObject } from '../core/assessment/json.ts';
import { parsePointer, pointer, valueAt, type Pointer } from '../core/assessment/pointer.ts';

/** What an entry of each list is called, and the member that has its id. */
const lists: Readonly<Record<string, readonly [noun: string, id?: string]>> = {
  claims: ['claim', 'claim_id'],
  power_bases: ['power basis', 'power_basis_id'],
  intent_hypotheses: ['intent hypothesis', 'hypothesis_id'],
  contradictions: ['contradiction'],
  unknowns: ['unknown'],
  actors: ['actor', 'actor_id'],
  observations: ['observation', 'observation_id'],
};

/**
 * What people call the entry that a place of a document is in: 'claim C-031', and by its number in the list from 1,
 * 'contradiction 2', where it has no id. Null for a place in no entry.
 */
export function entryName(document: JsonObject, path: Pointer): string | null {
  const [list = '', index] = parsePointer(path);
  const [noun, idName] = (Object.hasOwn(lists, list) && lists[list]) || [];
  if (noun === undefined || index === undefined || !/^\d+$/.test(index)) return null;
  const id = idName === undefined ? undefined : valueAt(document, pointer(list, index, idName));
  const isName = (typeof id === 'string' && id.trim() !== '') || typeof id === 'number';
  return `${noun} ${isName ? String(id) : String(Number(index) + 1)}`;
}
