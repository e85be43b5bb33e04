/** Gives claim cards and evidence links the functions that show a claim in its passage or open the claim itself. */
import { useViewActions } from '../../../shared/context.tsx';
import type { ClaimInfo } from './claim-info.ts';

export function useShowClaim() {
  const view = useViewActions();
  return {
    show: ({ index, claim }: ClaimInfo) =>
      view.showClaim(index, claim.passage_id ?? null, claim.observation_id ?? null),
    open: ({ index }: ClaimInfo) => view.select({ section: 'claims', index }),
  };
}
