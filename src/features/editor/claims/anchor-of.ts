import type { Anchor } from '../../../core/assessment/create.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import { textAt } from '../../../core/passage/span.ts';
import type { PendingSpan } from '../../../store/view-store.ts';

/**
 * Where the words that are marked in a passage stand, with the observation that the passage was reached through, or the
 * first that has it. Undefined where nothing is marked, or the casefile no longer has it.
 */
export function anchorOf(
  casefile: Casefile | null,
  pending: PendingSpan | null,
  observationId: number | null,
): Anchor | undefined {
  if (!pending) return undefined;
  const loaded = casefileIndex(casefile).passage(pending.passageId);
  const reached = loaded?.observations.find(({ observation_id }) => observation_id === observationId);
  const observation = reached ?? loaded?.observations[0];
  const actual = loaded && textAt(loaded.passage.text, pending.span);
  if (!observation || actual === undefined) return undefined;
  return { observation_id: observation.observation_id, passage_id: pending.passageId, span: pending.span, actual };
}
