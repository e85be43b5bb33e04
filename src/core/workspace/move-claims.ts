/** The edit that moves claims to another passage, for example to its newer version. */
import { listOf, viewClaim, type ClaimView } from '../assessment/view.ts';
import type { Workspace, Edit } from './workspace.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import { applyEdit } from './apply-edit.ts';
import { setClaimSpan } from './edits.ts';
import { textAt, type CodePointSpan } from '../text/span.ts';

/** A claim, by its index, and its span in the target passage. */
export interface ClaimMove {
  readonly index: number;
  readonly span: CodePointSpan;
}

/**
 * Returns the observation for a claim on a passage: the claim's own if it contains the passage, otherwise the first
 * that does.
 */
function observationFor(claim: ClaimView, to: LoadedPassage): number | undefined {
  const numbers = to.observations.map(({ observation_id }) => observation_id);
  const own = claim.observation_id;
  return own !== undefined && numbers.includes(own) ? own : numbers[0];
}

/**
 * Moves claims to spans of another passage, as one step. `actual` becomes the passage's text there, and a proposition
 * follows only if it is the old text. Skips moves without text (an empty span, or one beyond the passage).
 */
export function moveClaims(workspace: Workspace, moves: readonly ClaimMove[], to: LoadedPassage): Edit {
  const edits: Edit[] = [];
  let now = workspace;
  for (const { index, span } of moves) {
    const actual = textAt(to.passage.text, span);
    const claim = viewClaim(listOf(now.assessment, 'claims')[index]);
    const observationId = observationFor(claim, to);
    if (actual === undefined || actual === '' || observationId === undefined) continue;
    const anchor = { observation_id: observationId, passage_id: to.passage.passage_id, span, actual };
    const edit = setClaimSpan(now, index, anchor);
    edits.push(edit);
    now = applyEdit(now, edit);
  }
  return { type: 'batch', edits };
}
