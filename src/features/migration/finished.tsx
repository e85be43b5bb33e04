import { Button } from '@mantine/core';
import type { Edit } from '../../core/assessment/edit.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { removePassage } from '../../core/casefile/edits.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useCanWrite } from '../../store/context.tsx';
import type { Migration } from './use-migration.ts';
import { claimsInWords } from './words.ts';
import classes from './migration.module.css';

interface FinishedProps {
  readonly migration: Migration;
  readonly onLeave: () => void;
}

/** Removes a passage from every observation that has it. */
function removingEverywhere(workspace: Workspace, passageId: string): Edit {
  const observations = casefileIndex(workspace.casefile).passage(passageId)?.observations ?? [];
  const edits = observations.map(({ observation_id: observationId }) =>
    removePassage(workspace, { observationId, passageId }),
  );
  return { type: 'batch', edits };
}

/** What is left to do when every claim is decided: the earlier text can go once nothing stands on it. */
export function Finished({ migration, onLeave }: FinishedProps) {
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const { claims, from, old } = migration;
  if (claims.length > 0) {
    return (
      <p className={classes.note}>
        Every claim is decided. {claimsInWords(claims.length)} {claims.length === 1 ? 'stands' : 'stand'} on the earlier
        text still{old ? ', so it is kept' : ', which is not in the casefile'}.
      </p>
    );
  }
  return (
    <div className={classes.finished}>
      <p>
        {old
          ? 'No claim stands on the earlier text any more. Keep it, so that what was said before can still be read, or remove it.'
          : 'Every claim is moved, and the earlier text is not in the casefile any more.'}{' '}
        When the sources are complete, take the casefile’s fingerprint.
      </p>
      <div className={classes.finishedButtons}>
        <Button size="xs" onClick={onLeave}>
          {old ? 'Keep it and go back to the casefile' : 'Back to the casefile'}
        </Button>
        {old && (
          <Button
            size="xs"
            variant="default"
            color="red"
            disabled={!canWrite}
            onClick={() => {
              run((workspace) => removingEverywhere(workspace, from), {
                label: 'remove the earlier text',
                keepBefore: true,
              });
              onLeave();
            }}
          >
            Remove the earlier text
          </Button>
        )}
      </div>
    </div>
  );
}
