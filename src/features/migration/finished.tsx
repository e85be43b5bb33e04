import { Button } from '@mantine/core';
import { removePassage } from '../../core/casefile/edits.ts';
import { useCanWrite, useDeskActions, useDraft } from '../../store/context.tsx';
import type { Migration } from './use-migration.ts';
import { claimsInWords } from './words.ts';
import classes from './migration.module.css';

interface FinishedProps {
  readonly migration: Migration;
  readonly onLeave: () => void;
}

/** What is left to do when every claim is decided: the earlier text can go once nothing stands on it. */
export function Finished({ migration, onLeave }: FinishedProps) {
  const { dispatch } = useDeskActions();
  const canWrite = useCanWrite();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const { claims, from, old } = migration;
  const places = (casefile?.observations ?? []).flatMap(({ passages }, observation) => {
    const passage = passages.findIndex(({ passage_id }) => passage_id === from);
    return passage < 0 ? [] : [{ observation, passage }];
  });
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
              const edits = places.map(({ observation, passage }) => removePassage(observation, passage));
              dispatch({ type: 'batch', edits }, { label: 'remove the earlier text', keepBefore: true });
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
