/** Gives memoised children event handlers that never change but always call the latest ones. */
import { useLayoutEffect, useState } from 'react';

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

type Method = (...parameters: never[]) => unknown;

/** Returns methods that call the latest ones, and a function that sets the latest ones. */
function createStable<Own extends { [Name in keyof Own]: Method }>(first: Own) {
  let latest = first;
  const names = Object.keys(first) as (keyof Own)[];
  const stable = Object.fromEntries(
    names.map((name) => [name, (...parameters: never[]) => latest[name](...parameters)]),
  ) as Own;
  return { stable, follow: (methods: Own) => (latest = methods) };
}

/**
 * Returns the same object throughout the component's life. Its methods always call the latest ones, so that it can be
 * passed to memoised children. Use it only for event handlers, which run after the rendering that they belong to.
 */
export function useStable<Own extends { [Name in keyof Own]: Method }>(methods: Own): Own {
  const [{ stable, follow }] = useState(() => createStable(methods));
  useLayoutEffect(() => {
    follow(methods);
  });
  return stable;
}
