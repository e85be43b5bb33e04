import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../json/json.ts';
import { follow, type Placed } from './parts.ts';

/** An item that remembers what happened to it. */
class Item implements Placed {
  dropped = false;
  edits = 0;
  constructor(
    public index: number,
    public value: JsonValue,
  ) {}
  place(index: number, value: JsonValue): void {
    if (value !== this.value) this.edits++;
    this.index = index;
    this.value = value;
  }
  drop(): void {
    this.dropped = true;
  }
}

const make = (index: number, value: JsonValue) => new Item(index, value);
const values = fc.array(fc.constantFrom<JsonValue>('a', 'b', 'c', 'd', 1, null), { maxLength: 8 });

describe('follow', () => {
  it('has one item for each value, each at its position, and drops the rest', () => {
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 5 }), (states) => {
        let items: readonly Item[] = [];
        for (const state of states) {
          const before = items;
          items = follow(items, state, make);
          expect(items.map(({ value }) => value)).toEqual(state);
          expect(items.map(({ index }) => index)).toEqual(state.map((_, index) => index));
          expect(new Set(items).size).toBe(items.length);
          for (const item of before) expect(item.dropped).toBe(!items.includes(item));
        }
      }),
    );
  });

  it('keeps an item with its value in moves, and gives an edited value to the item that lost its own', () => {
    const [one, two, three] = [{ n: 1 }, { n: 2 }, { n: 3 }];
    const items = follow([], [one, two, three], make);
    const moved = follow(items, [three, one, two], make);
    expect(moved.map(({ edits }) => edits)).toEqual([0, 0, 0]);
    expect(moved).toEqual([items[2], items[0], items[1]]);
    const edited = follow(moved, [three, { n: 4 }, two], make);
    expect(edited[1]).toBe(moved[1]);
    expect(edited[1]?.edits).toBe(1);
  });

  it('returns the same array if nothing changed', () => {
    const items = follow([], ['a', 'b'], make);
    expect(follow(items, ['a', 'b'], make)).toBe(items);
  });
});
