/**
 * Replaces `@x0k/json-schema-merge`, with which RJSF merges the schemas in an `allOf`. No form schema contains one
 * (`form-schemas.test.ts`). The build aliases the package to this file (`vite.config.ts`), which saves 4 kB.
 */
const nothing = (): Readonly<Record<string, never>> => ({});

export const createComparator = nothing;
export const createMerger = nothing;
export const createDeduplicator = nothing;
export const createIntersector = nothing;

/** Returns a merge function that throws, in case a schema ever contains an `allOf`. */
export function createShallowAllOfMerge(): () => never {
  return () => {
    throw new Error('A form schema contains “allOf”, which the forms do not support.');
  };
}
