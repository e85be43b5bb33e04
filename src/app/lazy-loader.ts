/** Something whose code comes only when it is needed. */
export interface LazyLoader<Value> {
  /** Loads it, once; a load that failed is tried again with the next call. */
  get(): Promise<Value>;
  /** The thing where it is loaded already. */
  now(): Value | undefined;
}

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

/** A part of something whose code comes late. */
export function lazyPart<Value, Part>(whole: LazyLoader<Value>, part: (value: Value) => Part): LazyLoader<Part> {
  return {
    get: async () => part(await whole.get()),
    now() {
      const value = whole.now();
      return value && part(value);
    },
  };
}
