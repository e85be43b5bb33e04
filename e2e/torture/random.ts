/** Reproducible random numbers: the same seed gives the same run, apart from the timing of the machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `least` to `most`, inclusive. */
  whole(least: number, most: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: 32 bits of state, good enough to choose edits and moments. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    oneOf(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}
