/** The notice on the casefile screen about claims that use a passage with a newer version or a missing passage. */
import { Alert, Button, Text } from '@mantine/core';
import { revisionsIn, type Revision } from '../../core/workspace/revisions.ts';
import { useDraft, useViewActions } from '../../shared/context.tsx';
import classes from './casefile.module.css';

function inWords({ observationId, old, claims }: Revision): string {
  const count = claims.length === 1 ? '1 claim uses' : `${String(claims.length)} claims use`;
  return old
    ? `Observation ${String(observationId)}: ${count} a passage that appears to have a newer version.`
    : `Observation ${String(observationId)}: ${count} a passage that is not in this casefile.`;
}

/**
 * Lists claims on old passages, with buttons to move them. The list is derived, so it is still there after a reload.
 */
export function RevisionNotice() {
  const { showMigration } = useViewActions();
  const revisions = useDraft(({ workspace }) => revisionsIn(workspace));
  if (revisions.length === 0) return null;
  return (
    <Alert color="gray" title="Claims on old passages">
      <ul className={classes.revisions}>
        {revisions.slice(0, 20).map((revision) => (
          <li key={revision.from}>
            <Text size="sm">{inWords(revision)}</Text>
            <Button
              size="compact-xs"
              variant="light"
              aria-label={`Review moved claims of observation ${String(revision.observationId)}…`}
              onClick={() =>
                showMigration({
                  from: revision.from,
                  to: revision.to.passage_id,
                  observationId: revision.observationId,
                })
              }
            >
              Review moved claims…
            </Button>
          </li>
        ))}
      </ul>
      {revisions.length > 20 && <Text size="sm">And {revisions.length - 20} more.</Text>}
    </Alert>
  );
}
