/**
 * Returns the longest run of items, in their order, whose numbers rise strictly (patience sorting). Takes n log n
 * steps.
 */
export function longestRising<Item>(items: readonly Item[], numberOf: (item: Item) => number): readonly Item[] {
  const numbers = items.map(numberOf);
  // For each length of a run, the index of the smallest number that ends one.
  const ends: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const run: Item[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) run.push(items[index] as Item);
  return run.reverse();
}
