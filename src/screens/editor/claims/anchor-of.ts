/** Turns the selected text of a passage into the anchor of a claim. */
import type { Anchor } from '../../../core/workspace/create.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import { textAt } from '../../../core/text/span.ts';
import type { PendingSpan } from '../../../desk/view-store.ts';

/**
 * Returns the anchor of the pending span, with the observation that the passage was opened from, or else the first one
 * that contains it. Undefined if nothing is selected or the passage is no longer in the casefile.
 */
export function anchorOf(
  casefile: Casefile | null,
  pending: PendingSpan | null,
  observationId: number | null,
): Anchor | undefined {
  if (!pending) return undefined;
  const loaded = casefileIndex(casefile).passage(pending.passageId);
  const opened = loaded?.observations.find(({ observation_id }) => observation_id === observationId);
  const observation = opened ?? loaded?.observations[0];
  const actual = loaded && textAt(loaded.passage.text, pending.span);
  if (!observation || actual === undefined) return undefined;
  return { observation_id: observation.observation_id, passage_id: pending.passageId, span: pending.span, actual };
}
