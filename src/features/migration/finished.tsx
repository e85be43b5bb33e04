/** The last step of moving claims, when every claim is decided: the old passage can be removed if no claim uses it. */
import { Button } from '@mantine/core';
import type { Edit } from '../../core/workspace/edit.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { removePassage } from '../../core/workspace/casefile-edits.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useCanWrite } from '../../shared/context.tsx';
import type { Migration } from './use-migration.ts';
import queue from '../../ui/queue/queue.module.css';
import classes from './migration.module.css';
import { counted } from '../../core/json/counted.ts';

interface FinishedProps {
  readonly migration: Migration;
  readonly onLeave: () => void;
}

/** Returns the edit that removes a passage from every observation that has it. */
function removeEverywhere(workspace: Workspace, passageId: string): Edit {
  const observations = casefileIndex(workspace.casefile).passage(passageId)?.observations ?? [];
  const edits = observations.map(({ observation_id: observationId }) =>
    removePassage(workspace, { observationId, passageId }),
  );
  return { type: 'batch', edits };
}

export function Finished({ migration, onLeave }: FinishedProps) {
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const { claims, from, old } = migration;
  if (claims.length > 0) {
    return (
      <p className={queue.note}>
        You have decided on every claim. {counted(claims.length, 'claim')} {claims.length === 1 ? 'is' : 'are'} still on
        the old passage{old ? ', so it stays in the casefile' : ', which is not in the casefile'}.
      </p>
    );
  }
  return (
    <div className={classes.finished}>
      <p>
        {old
          ? 'No claims use the old passage any more. Keep it for reference, or remove it.'
          : 'All claims were moved, and the old passage was removed.'}{' '}
        When your sources are complete, update the fingerprint.
      </p>
      <div className={classes.finishedButtons}>
        <Button size="xs" onClick={onLeave}>
          {old ? 'Keep and go back to casefile' : 'Back to casefile'}
        </Button>
        {old && (
          <Button
            size="xs"
            variant="default"
            color="red"
            disabled={!canWrite}
            onClick={() => {
              run((workspace) => removeEverywhere(workspace, from), {
                label: 'remove old passage',
                keepBefore: true,
              });
              onLeave();
            }}
          >
            Remove old passage
          </Button>
        )}
      </div>
    </div>
  );
}
