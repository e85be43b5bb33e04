/** The buttons that open the list of fixes to apply together: of all findings, or of the findings of one rule. */
import { Button } from '@mantine/core';
import { useDeferredValue } from 'react';
import type { Finding } from '../../core/rules/finding.ts';
import { useCanWrite, useDraft, useViewActions } from '../../shared/context.tsx';

/** Whether a finding has a fix that can be applied together with others. */
function isRepairable({ fixes: [fix] }: Finding): boolean {
  return fix?.kind !== undefined;
}

function useRepairable(ruleId?: string): number {
  return useDraft(
    ({ check }) =>
      check.findings.filter((finding) => isRepairable(finding) && (ruleId === undefined || finding.ruleId === ruleId))
        .length,
  );
}

/** Opens the repairs of all findings. Shown if there are at least two. */
export function RepairButton() {
  const { showRepair } = useViewActions();
  const canWrite = useCanWrite();
  const count = useDeferredValue(useRepairable());
  if (count < 2) return null;
  return (
    <Button size="compact-xs" variant="light" disabled={!canWrite} onClick={() => showRepair({})}>
      {`Repair ${String(count)}…`}
    </Button>
  );
}

/** Opens the repairs of one rule. Shown if there are at least two. */
export function ApplyAllButton({ ruleId }: { readonly ruleId: string }) {
  const { showRepair } = useViewActions();
  const canWrite = useCanWrite();
  const count = useRepairable(ruleId);
  if (count < 2) return null;
  return (
    <Button size="compact-xs" variant="light" disabled={!canWrite} onClick={() => showRepair({ ruleId })}>
      {`Apply all ${String(count)}…`}
    </Button>
  );
}
