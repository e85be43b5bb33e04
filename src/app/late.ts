/** Something whose code comes only when it is needed. */
export interface Late<Thing> {
  /** Loads it, once; a load that failed is tried again with the next call. */
  get(): Promise<Thing>;
  /** The thing where it is loaded already. */
  now(): Thing | undefined;
}

export function late<Thing>(load: () => Promise<Thing>): Late<Thing> {
  let loading: Promise<Thing> | undefined;
  let loaded: Thing | undefined;
  return {
    get() {
      loading ??= load().then(
        (thing) => (loaded = thing),
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
export function partOf<Thing, Part>(whole: Late<Thing>, part: (thing: Thing) => Part): Late<Part> {
  return {
    get: async () => part(await whole.get()),
    now() {
      const thing = whole.now();
      return thing && part(thing);
    },
  };
}
