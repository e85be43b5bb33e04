import type { Workspace } from '../../core/assessment/workspace.ts';

const known = new WeakMap<object, readonly string[]>();
const none: readonly string[] = [];

/** The names of the actors that two versions know; the same array for the same versions. */
export function namesIn(one: Workspace, other: Workspace): readonly string[] {
  const key = one.casefile ?? other.casefile;
  if (!key) return none;
  const names =
    known.get(key) ?? [one, other].flatMap(({ casefile }) => casefile?.actors.flatMap(({ names: n }) => n) ?? []);
  known.set(key, names);
  return names;
}
