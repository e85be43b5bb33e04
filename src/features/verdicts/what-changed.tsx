/** In the verdict list, a note that a verdict is outdated or its target missing, with the changes since. */
import { IconAlertTriangle, IconGhost2 } from '@tabler/icons-react';
import type { VerdictState } from '../../core/review/verdict-state.ts';
import type { Verdict } from '../../core/review-shape/types.generated.ts';
import { FieldChanges } from '../../shared/field-changes.tsx';
import { targetNoun } from '../../core/review/target-words.ts';
import classes from './verdict-cell.module.css';

interface WhatChangedProps {
  readonly standing: VerdictState;
  readonly target: Verdict['target'];
}

export function WhatChanged({ standing, target }: WhatChangedProps) {
  if (standing.state === 'current') return null;
  if (standing.state === 'gone') {
    return (
      <p className={classes.standing} data-state="gone">
        <IconGhost2 size={16} aria-hidden />
        <span>
          <strong>Missing.</strong> This {targetNoun(target)} is no longer in the assessment.
        </span>
      </p>
    );
  }
  return (
    <div className={classes.stale}>
      <p className={classes.standing} data-state="stale">
        <IconAlertTriangle size={16} aria-hidden />
        <span>
          <strong>Outdated.</strong> Changed since the review:
        </span>
      </p>
      <FieldChanges of={standing.differences} target={target} className={classes.changes} />
    </div>
  );
}
