/** The names of entries in reports, such as “claim C-031” or “contradiction 2”. */
import type { JsonObject } from '../core/json/json.ts';
import { parsePointer, pointer, valueAt, type Pointer } from '../core/json/pointer.ts';

/** The noun for an entry of each list, and the member that has its ID. */
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
 * Returns a readable name of the entry that contains `path`: 'claim C-031' or, without an ID, its number in the list
 * from 1, 'contradiction 2'. Returns null for a path outside all entries.
 */
export function entryName(document: JsonObject, path: Pointer): string | null {
  const [list = '', index] = parsePointer(path);
  const [noun, idName] = (Object.hasOwn(lists, list) && lists[list]) || [];
  if (noun === undefined || index === undefined || !/^\d+$/.test(index)) return null;
  const id = idName === undefined ? undefined : valueAt(document, pointer(list, index, idName));
  const isName = (typeof id === 'string' && id.trim() !== '') || typeof id === 'number';
  return `${noun} ${isName ? String(id) : String(Number(index) + 1)}`;
}
