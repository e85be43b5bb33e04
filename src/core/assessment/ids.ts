import { isJsonObject, type JsonObject } from './json.ts';
import { limits } from './limits.ts';
import { listOf } from './view.ts';

/** The lists whose entries have an id. */
export type IdentifiedList = 'claims' | 'power_bases' | 'intent_hypotheses';

/** The property that holds an entry's id. */
export const idFieldOf = {
  claims: 'claim_id',
  power_bases: 'power_basis_id',
  intent_hypotheses: 'hypothesis_id',
} as const satisfies Record<IdentifiedList, string>;

/** How the ids that are made here begin. */
export const idPrefixOf = {
  claims: 'C',
  power_bases: 'PB',
  intent_hypotheses: 'IH',
} as const satisfies Record<IdentifiedList, string>;

export { isIdentifier } from './identifier.ts';

/** The ids of a list's entries in document order, as far as they are strings. Doubles stay. */
export function idsOf(document: JsonObject, list: IdentifiedList): readonly string[] {
  const field = idFieldOf[list];
  return listOf(document, list)
    .map((entry) => (isJsonObject(entry) && Object.hasOwn(entry, field) ? entry[field] : undefined))
    .filter((id) => typeof id === 'string');
}

/** A readable id that is not taken: one above the highest number in use, so that a deleted id does not come back at once. */
export function nextId(existing: Iterable<string>, prefix: 'C' | 'PB' | 'IH' | 'A'): string {
  const form = new RegExp(`^${prefix}-(\\d{1,9})$`);
  const highest = [...existing].reduce((most, id) => Math.max(most, Number(form.exec(id)?.[1] ?? 0)), 0);
  return `${prefix}-${String(highest + 1).padStart(3, '0')}`;
}

/**
 * `id` itself where it is not taken, else one made from it: a number at its end is counted up ('C-009' gives 'C-010'),
 * where it has none '-2' and so on is put behind it. Never longer than an identifier may be (200 code points).
 */
export function freshIdLike(existing: Iterable<string>, id: string): string {
  const taken = new Set(existing);
  if (!taken.has(id)) return id;
  const [, base, digits] = /^(.*?)(\d{1,9})$/su.exec(id) ?? [];
  let number = digits === undefined ? 1 : Number(digits);
  const stem = digits === undefined ? (id === '' ? '' : `${id}-`) : (base ?? '');
  for (;;) {
    number += 1;
    const tail = String(number).padStart(digits?.length ?? 1, '0');
    const fresh = [...stem].slice(0, limits.identifier - tail.length).join('') + tail;
    if (!taken.has(fresh)) return fresh;
  }
}
