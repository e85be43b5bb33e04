/** Gives the repair dialog the repairs of the open draft, and the number of claims that a person must decide on. */
import { useMemo } from 'react';
import { claimsToDecide } from '../../core/check/claim-texts/claims-to-review.ts';
import { repairGroups, type RepairGroup } from '../../core/check/repair/repairs.ts';
import { useDraft } from '../../shared/context.tsx';

/** Returns the groups of repairs, of one rule or of all rules. */
export function useRepairGroups(ruleId: string | undefined): readonly RepairGroup[] {
  const findings = useDraft((draft) => draft.check.findings);
  return useMemo(
    () => repairGroups(ruleId === undefined ? findings : findings.filter((finding) => finding.ruleId === ruleId)),
    [findings, ruleId],
  );
}

/** Returns the number of claims whose text is not exactly at its place and cannot be repaired mechanically. */
export function useClaimsToDecide(): number {
  const findings = useDraft((draft) => draft.check.findings);
  return useMemo(() => claimsToDecide(findings).length, [findings]);
}
