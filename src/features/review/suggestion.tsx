/** On the review card: the change that the reviewer suggests with a verdict on a link or a claim, and its form. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { canSuggest, suggestedDifferences } from '../../core/review/suggestions.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { FieldChanges } from '../../shared/field-changes.tsx';
import { useUnfinished } from '../../shared/unfinished.ts';
import type { ReviewClaim, ReviewLink, Subject } from './model.ts';
import type { OwnVerdict } from './queue.ts';
import { suggestedValues, SuggestionForm, type SuggestedValues } from './suggestion-form.tsx';
import { useReviewDesk } from './use-review.ts';
import classes from './verdict-form.module.css';

interface SuggestionProps {
  readonly ownVerdict: OwnVerdict;
  readonly subject: Subject;
}

/** Renders nothing for items that cannot be changed by a suggestion. */
export function Suggestion({ ownVerdict, subject }: SuggestionProps) {
  const { review, blind, suggest, heading } = useReviewDesk();
  const canWrite = useCanWrite();
  const [values, setValues] = useUnfinished<SuggestedValues>(`/suggestion/${subject.key}`);
  /** A form that was left open takes no focus when its item is selected again. */
  const [isNew, setNew] = useState(false);
  const { verdict, standing } = ownVerdict;
  if (!isChangeable(subject) || !review || !canSuggest(verdict.target, blind ? 'blind' : 'open')) return null;
  const close = (): void => {
    setValues(undefined);
    heading.current?.focus({ preventScroll: true });
  };
  if (values) {
    return (
      <SuggestionForm
        subject={subject}
        values={values}
        onValues={setValues}
        autoFocus={isNew}
        onSave={(change) => {
          if (suggest(subject, change)) close();
        }}
        onCancel={close}
      />
    );
  }
  return (
    <div className={classes.replies}>
      {verdict.suggestion && (
        <div className={classes.suggestion} role="group" aria-label="Your suggested change">
          <p>
            <strong>Your suggested change</strong>
          </p>
          <FieldChanges of={suggestedDifferences(review, verdict)} target={verdict.target} />
        </div>
      )}
      <div className={classes.verdicts}>
        {standing.state === 'current' && (
          <Button
            size="compact-xs"
            variant="default"
            disabled={!canWrite}
            onClick={() => {
              setNew(true);
              setValues({ ...suggestedValues(subject), ...verdict.suggestion });
            }}
          >
            {verdict.suggestion ? 'Edit suggestion…' : 'Suggest a change…'}
          </Button>
        )}
        {verdict.suggestion && (
          <Button size="compact-xs" variant="subtle" disabled={!canWrite} onClick={() => suggest(subject, undefined)}>
            Withdraw suggestion
          </Button>
        )}
      </div>
    </div>
  );
}

function isChangeable(subject: Subject): subject is ReviewLink | ReviewClaim {
  return subject.kind === 'link' || subject.kind === 'claim';
}
