import { useViewActions } from '../../../store/context.tsx';
import type { ClaimInfo } from './claim-info.ts';

/** Shows a claim's words in the passage, or goes to the claim itself. */
export function useShowClaim() {
  const view = useViewActions();
  return {
    show: ({ index, claim }: ClaimInfo) =>
      view.showClaim(index, claim.passage_id ?? null, claim.observation_id ?? null),
    open: ({ index }: ClaimInfo) => view.select({ section: 'claims', index }),
  };
}
