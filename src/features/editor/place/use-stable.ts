import { useLayoutEffect, useState } from 'react';

type Method = (...parameters: never[]) => unknown;

/** Methods that do what the latest ones do, and a way to say which those are. */
function createStable<Own extends { [Name in keyof Own]: Method }>(first: Own) {
  let latest = first;
  const names = Object.keys(first) as (keyof Own)[];
  const stable = Object.fromEntries(
    names.map((name) => [name, (...parameters: never[]) => latest[name](...parameters)]),
  ) as Own;
  return { stable, follow: (methods: Own) => (latest = methods) };
}

/**
 * The same object for the component's life, whose methods always do what the latest ones do: what is handed to
 * memoised children. Only for event handlers, which run after the render that they belong to.
 */
export function useStable<Own extends { [Name in keyof Own]: Method }>(methods: Own): Own {
  const [{ stable, follow }] = useState(() => createStable(methods));
  useLayoutEffect(() => {
    follow(methods);
  });
  return stable;
}
