/** Remembers what was computed for an object as long as the object exists: the one cache by identity. */

/**
 * Returns the function with a memory: the last result for each object that is its first argument, as long as its other
 * arguments are identical too. So parts that an edit did not change cost a look-up. Results are shared, so they must
 * not be changed. A first argument that is not an object is computed each time. Never pass the function to `map`, whose
 * index and array would be other arguments.
 */
export function byIdentity<Key, Rest extends readonly unknown[], Made>(
  make: (key: Key, ...rest: Rest) => Made,
): (key: Key, ...rest: Rest) => Made {
  const memory = new WeakMap<object, { readonly rest: Rest; readonly made: Made }>();
  return (key, ...rest) => {
    if (typeof key !== 'object' || key === null) return make(key, ...rest);
    const known = memory.get(key);
    if (known && known.rest.length === rest.length && known.rest.every((each, at) => Object.is(each, rest[at]))) {
      return known.made;
    }
    const made = make(key, ...rest);
    memory.set(key, { rest, made });
    return made;
  };
}
