/** The buttons that open the list of fixes to apply together: of all findings, or of the findings of one rule. */
import { byIdentity } from '../../core/json/by-identity.ts';
import { Button } from '@mantine/core';
import { useDeferredValue } from 'react';
import { occurrences } from '../../core/json/grouped.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { useCanWrite, useDraft, useViewActions } from '../../shared/context.tsx';

/** Whether a finding has a fix that can be applied together with others. */
function isRepairable({ fixes: [fix] }: Finding): boolean {
  return fix?.kind !== undefined;
}

/** The number of repairable findings of each rule, once for each result of a check. */
const repairableCounts = byIdentity((findings: readonly Finding[]) =>
  occurrences(findings.filter(isRepairable).map((each) => each.ruleId)),
);

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Opens the repairs of all findings. Shown if there are at least two. */
export function RepairButton() {
  const { showRepair } = useViewActions();
  const canWrite = useCanWrite();
  const count = useDeferredValue(useDraft(({ check }) => total(repairableCounts(check.findings))));
  if (count < 2) return null;
  return (
    <Button size="compact-xs" variant="light" disabled={!canWrite} onClick={() => showRepair({})}>
      {`Fix ${String(count)}…`}
    </Button>
  );
}

/** Opens the repairs of one rule. Shown if there are at least two. */
export function ApplyAllButton({ ruleId }: { readonly ruleId: string }) {
  const { showRepair } = useViewActions();
  const canWrite = useCanWrite();
  const count = useDraft(({ check }) => repairableCounts(check.findings).get(ruleId) ?? 0);
  if (count < 2) return null;
  return (
    <Button size="compact-xs" variant="light" disabled={!canWrite} onClick={() => showRepair({ ruleId })}>
      {`Apply all ${String(count)}…`}
    </Button>
  );
}
