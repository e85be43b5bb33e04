/** Collects the names of the actors in the casefiles of two compared versions, for showing names in texts. */
import type { Workspace } from '../../core/workspace/workspace.ts';

const cache = new WeakMap<object, readonly string[]>();
const none: readonly string[] = [];

/** The names of the actors in the casefiles of two versions; the same array for the same versions. */
export function namesIn(one: Workspace, other: Workspace): readonly string[] {
  const key = one.casefile ?? other.casefile;
  if (!key) return none;
  const names =
    cache.get(key) ?? [one, other].flatMap(({ casefile }) => casefile?.actors.flatMap(({ names: n }) => n) ?? []);
  cache.set(key, names);
  return names;
}
