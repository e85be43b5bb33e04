/**
 * Creates a function that returns its previous array while the items are the same one by one, so that memoised work on
 * the array is not repeated.
 */
export function createStableArray<Item>(): (next: readonly Item[]) => readonly Item[] {
  let last: readonly Item[] = [];
  return (next) => {
    const same = next.length === last.length && next.every((item, index) => Object.is(item, last[index]));
    last = same ? last : next;
    return last;
  };
}
