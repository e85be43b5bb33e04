/** A value whose code is loaded only when it is needed. */
export interface LazyLoader<Value> {
  /** Loads the value once. After a failed load, the next call tries again. */
  get(): Promise<Value>;
  /** Returns the value if it is already loaded. */
  now(): Value | undefined;
}

/** Creates a loader that calls `load` on first use. */
export function lazyLoader<Value>(load: () => Promise<Value>): LazyLoader<Value> {
  let loading: Promise<Value> | undefined;
  let loaded: Value | undefined;
  return {
    get() {
      loading ??= load().then(
        (value) => (loaded = value),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    now: () => loaded,
  };
}

type AsyncMethod = (...given: never[]) => Promise<unknown>;

/** Returns methods of a loader’s value that load it when they are called. */
export function lazyMethods<Value, Name extends keyof Value>(
  whole: Pick<LazyLoader<Value>, 'get'>,
  names: readonly (Value[Name] extends AsyncMethod ? Name : never)[],
): Pick<Value, Name> {
  const methods = names.map((name) => {
    const method = async (...given: never[]) => ((await whole.get())[name] as AsyncMethod)(...given);
    return [name, method] as const;
  });
  return Object.fromEntries(methods) as Pick<Value, Name>;
}

/** Creates a loader for a part of another loader’s value. */
export function lazyPart<Value, Part>(whole: LazyLoader<Value>, part: (value: Value) => Part): LazyLoader<Part> {
  return {
    get: async () => part(await whole.get()),
    now() {
      const value = whole.now();
      return value && part(value);
    },
  };
}
