/** Leads from a verdict to the desk: opens the reviewed field in the editor, and the claim’s text in its passage. */
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import type { ReviewTarget } from '../../core/review/targets.ts';
import type { Stores } from '../../shared/context.tsx';
import { placeOf } from '../../store/place-of.ts';

export function goToPlace({ desk, view, navigation }: Stores, at: ReviewTarget | undefined): void {
  const { draft } = desk.getState();
  if (!draft || !at) return;
  navigation.goTo({ to: 'desk', ...placeOf('assessment', at.path) });
  if (at.claimIndex === undefined) return;
  const claim = viewClaim(listOf(draft.workspace.assessment, 'claims')[at.claimIndex]);
  view.actions.showClaim(at.claimIndex, claim.passage_id ?? null, claim.observation_id ?? null);
}
