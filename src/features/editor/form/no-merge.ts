/**
 * Stands in for `@x0k/json-schema-merge`, with which RJSF makes one schema of those in an `allOf`. No form's schema has
 * one (`form-schemas.test.ts`). The build puts this in its place (`vite.config.ts`), and the desk is 4 kB lighter for it.
 */
const nothing = (): Readonly<Record<string, never>> => ({});

export const createComparator = nothing;
export const createMerger = nothing;
export const createDeduplicator = nothing;
export const createIntersector = nothing;

/** Gives a merger that merges nothing: it throws where a schema has come to need one. */
export function createShallowAllOfMerge(): () => never {
  return () => {
    throw new Error('A form’s schema has an “allOf”, which the forms are built without.');
  };
}
