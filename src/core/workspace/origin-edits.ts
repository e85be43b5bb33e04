/** Creates the edits that add and remove the origins of passages, together with the passages. */
import { asJson } from '../casefile/create.ts';
import type { Casefile, Origin } from '../casefile/types.generated.ts';
import type { Edit } from './edit.ts';

/**
 * Adds origins to a casefile. Skips origins of passages that have one: the text is the same, and the first origin
 * stays.
 */
export function addOrigins(casefile: Casefile, origins: readonly Origin[]): readonly Edit[] {
  const existing = casefile.origins ?? [];
  const known = new Set(existing.map(({ passage_id }) => passage_id));
  const added = [...new Map(origins.map((origin) => [origin.passage_id, origin])).values()].filter(
    ({ passage_id }) => !known.has(passage_id),
  );
  if (added.length === 0) return [];
  return [{ type: 'insert', path: '/casefile/origins', index: existing.length, values: added.map(asJson) }];
}

/**
 * Removes the origins of passages that are removed, unless a passage that stays has the same text. `remaining` are the
 * passages of all observations after the removal.
 */
export function removeOrigins(
  { origins }: Pick<Casefile, 'origins'>,
  removed: readonly string[],
  remaining: ReadonlySet<string>,
): readonly Edit[] {
  const unused = new Set(removed.filter((id) => !remaining.has(id)));
  const indices = (origins ?? []).flatMap(({ passage_id }, index) => (unused.has(passage_id) ? [index] : []));
  if (!origins || indices.length === 0) return [];
  if (indices.length === origins.length) return [{ type: 'unset', path: '/casefile/origins' }];
  return indices.toReversed().map((index) => ({ type: 'unset', path: `/casefile/origins/${String(index)}` }));
}
