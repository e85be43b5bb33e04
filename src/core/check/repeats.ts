/** Finds repeated texts and numbers in an array. */
import type { JsonValue } from '../json/json.ts';

/** An item of an array that is equal to an earlier one. Indices count from 0. */
export interface Repeat {
  readonly index: number;
  readonly first: number;
}

/**
 * Returns every item that is equal to an earlier one. Only texts and numbers are compared, because other items have the
 * wrong type, which is reported anyway.
 */
export function repeatsIn(items: readonly JsonValue[]): readonly Repeat[] {
  const firsts = new Map<JsonValue, number>();
  const repeats: Repeat[] = [];
  items.forEach((item, index) => {
    if (typeof item !== 'string' && typeof item !== 'number') return;
    const first = firsts.get(item);
    if (first === undefined) firsts.set(item, index);
    else repeats.push({ index, first });
  });
  return repeats;
}
