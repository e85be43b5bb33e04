/** Values of a pattern's parameters by name; `*` is what a closing star stands for. Decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface Match {
  readonly params: Params;
}

/** A segment as a person would write it; as it is where it is no sound encoding. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/**
 * Compares a path with a pattern as a whole: `/draft/:id/:section?` has parameters, of which those with a question mark
 * may be missing at the end, and `/help/*` takes all that follows. Null where they do not fit. Letters of the fixed
 * segments fit in either case, and a slash at the end is no difference.
 */
export function matchPath(pattern: string, path: string): Match | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const params: Record<string, string | undefined> = {};
  for (const [at, want] of wanted.entries()) {
    if (want === '*') return { params: { ...params, '*': given.slice(at).map(decoded).join('/') } };
    const have = given[at];
    const optional = want.endsWith('?');
    if (have === undefined && !optional) return null;
    if (want.startsWith(':')) params[want.slice(1, optional ? -1 : undefined)] = have && decoded(have);
    else if (have !== undefined && decoded(have).toLowerCase() !== want.toLowerCase()) return null;
  }
  return given.length > wanted.length ? null : { params };
}
