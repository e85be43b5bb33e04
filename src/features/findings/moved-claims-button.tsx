/**
 * The button beside a finding that opens the screen to move claims, if the claim’s passage seems to have been revised.
 */
import { Button } from '@mantine/core';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { revisionFrom } from '../../core/workspace/revisions.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { useDraft, useViewActions } from '../../shared/context.tsx';
import { findingClaim } from './finding-target.ts';

interface MovedClaimsButtonProps {
  readonly finding: Finding;
  readonly tabIndex: number;
}

export function MovedClaimsButton({ finding, tabIndex }: MovedClaimsButtonProps) {
  const { showMigration } = useViewActions();
  const revision = useDraft(({ workspace }) => {
    const index = findingClaim(workspace.assessment, finding);
    const claim = index === undefined ? {} : viewClaim(listOf(workspace.assessment, 'claims')[index]);
    return claim.passage_id === undefined ? undefined : revisionFrom(workspace, claim.passage_id);
  });
  if (!revision) return null;
  const { from, to, observationId } = revision;
  return (
    <Button
      size="compact-xs"
      variant="light"
      tabIndex={tabIndex}
      onClick={() => showMigration({ from, to: to.passage_id, observationId })}
    >
      Review moved claims…
    </Button>
  );
}
