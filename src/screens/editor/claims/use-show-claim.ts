/** Gives claim cards and evidence links the functions that show a claim in its passage or open the claim itself. */
import { useViewActions } from '../../../shared/context.tsx';
import type { ModelClaim } from '../../../core/assessment/model.ts';

export function useShowClaim() {
  const view = useViewActions();
  return {
    show: ({ index, claim }: ModelClaim) =>
      view.showClaim(index, claim.passage_id ?? null, claim.observation_id ?? null),
    open: ({ index }: ModelClaim) => view.select({ section: 'claims', index }),
  };
}
