import type { JsonValue } from '../assessment/json.ts';

/** An item of an array that another, earlier item is equal to. Indices count from 0. */
export interface Repeat {
  readonly index: number;
  readonly first: number;
}

/**
 * Every item that repeats an earlier one, compared exactly (decisions 7). Texts and numbers only: anything else in
 * these arrays has the wrong type, which is said anyway.
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
