/** Wraps a selector so that it returns the same list while the items are the same. */
export function keepEqual<State, Item>(select: (state: State) => readonly Item[]): (state: State) => readonly Item[] {
  let last: readonly Item[] = [];
  return (state) => {
    const next = select(state);
    const same = next.length === last.length && next.every((item, index) => item === last[index]);
    if (!same) last = next;
    return last;
  };
}
