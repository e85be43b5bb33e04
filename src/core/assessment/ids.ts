/** The IDs of claims, power bases and intent hypotheses: where they are, their prefixes, and new unused ones. */
import { type JsonObject } from '../json/json.ts';
import { own } from '../json/own.ts';
import { limits } from './limits.ts';
import { listOf } from './view.ts';

/** The lists whose entries have an ID. */
export type IdentifiedList = 'claims' | 'power_bases' | 'intent_hypotheses';

/** The property with an entry's ID. */
export const idFieldOf = {
  claims: 'claim_id',
  power_bases: 'power_basis_id',
  intent_hypotheses: 'hypothesis_id',
} as const satisfies Record<IdentifiedList, string>;

/** The prefixes of generated IDs. */
export const idPrefixOf = {
  claims: 'C',
  power_bases: 'PB',
  intent_hypotheses: 'IH',
} as const satisfies Record<IdentifiedList, string>;

export { isIdentifier } from './identifier.ts';

/** Returns the IDs of a list's entries in document order, if they are strings. Includes duplicates. */
export function idsOf(document: JsonObject, list: IdentifiedList): readonly string[] {
  const field = idFieldOf[list];
  return listOf(document, list)
    .map((entry) => own(entry, field))
    .filter((id) => typeof id === 'string');
}

/** Returns an unused readable ID, one above the highest number in use, so that a deleted ID is not reused at once. */
export function nextId(existing: Iterable<string>, prefix: 'C' | 'PB' | 'IH' | 'A'): string {
  const form = new RegExp(`^${prefix}-(\\d{1,9})$`);
  const highest = [...existing].reduce((most, id) => Math.max(most, Number(form.exec(id)?.[1] ?? 0)), 0);
  return `${prefix}-${String(highest + 1).padStart(3, '0')}`;
}

/**
 * Returns `id` if it is unused, otherwise an ID made from it: a number at its end is increased ('C-009' gives 'C-010'),
 * or '-2' and so on is added. It is never longer than an identifier may be (200 code points).
 */
export function freshIdLike(existing: Iterable<string>, id: string): string {
  const usedIds = new Set(existing);
  if (!usedIds.has(id)) return id;
  const [, base, digits] = /^(.*?)(\d{1,9})$/su.exec(id) ?? [];
  let number = digits === undefined ? 1 : Number(digits);
  const stem = digits === undefined ? (id === '' ? '' : `${id}-`) : (base ?? '');
  for (;;) {
    number += 1;
    const tail = String(number).padStart(digits?.length ?? 1, '0');
    const fresh = [...stem].slice(0, limits.identifier - tail.length).join('') + tail;
    if (!usedIds.has(fresh)) return fresh;
  }
}
