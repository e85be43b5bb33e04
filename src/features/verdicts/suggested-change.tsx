/**
 * In the verdict list, the change that a reviewer suggests, as a difference, and the buttons to accept or decline it.
 */
import { Button } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { suggestionState } from '../../core/review-shape/thread.ts';
import { suggestedDifferences } from '../../core/review/suggestions.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { FieldChanges } from '../../shared/field-changes.tsx';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import type { VerdictItem } from '../../core/review/verdict-places.ts';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { authorName } from '../../shared/own-name.ts';
import { useUnfinished } from '../../shared/unfinished.ts';
import { ReplyForm } from '../../ui/reply-form.tsx';
import type { VerdictActions } from './use-verdict-actions.ts';
import classes from './verdict-cell.module.css';

interface SuggestedChangeProps {
  readonly item: VerdictItem;
  readonly comparedWith: string | null;
  readonly active: boolean;
  readonly actions: VerdictActions;
}

const titles = {
  open: 'Suggested change',
  accepted: 'Suggested change accepted',
  declined: 'Suggested change declined',
} as const;

export function SuggestedChange({ item, comparedWith, active, actions }: SuggestedChangeProps) {
  const { reviewId, name, verdict, standing } = item;
  const review = useDraft(({ workspace }) => workspace.reviews?.find(({ review_id }) => review_id === reviewId));
  const canWrite = useCanWrite();
  const [isDeclining, setDeclining] = useState(false);
  if (!review) return null;
  const state = suggestionState(verdict);
  const isOutdated = state === 'open' && standing.state !== 'current';
  const button = {
    size: 'compact-xs',
    tabIndex: active ? 0 : -1,
    'aria-describedby': canWrite ? undefined : readOnlyNoteId,
  } as const;
  const title = (
    <>
      <IconPencil size={15} aria-hidden /> {titles[state]}
      {isOutdated && ', outdated'}
    </>
  );
  const changes = (
    <FieldChanges of={suggestedDifferences(review, verdict)} target={verdict.target} className={classes.changes} />
  );
  return (
    <div className={classes.suggestion} role="group" aria-label={`Suggestion of ${name}`} data-state={state}>
      {state === 'open' ? (
        <>
          <p className={classes.suggestionTitle}>{title}</p>
          {changes}
        </>
      ) : (
        // After it is accepted, the same changes are shown as those that made the verdict outdated.
        <details>
          <summary tabIndex={active ? 0 : -1}>{title}</summary>
          {changes}
        </details>
      )}
      {isOutdated && (
        <p className={classes.outdated}>
          The content has changed since the suggestion was made, so it cannot be accepted. Change it yourself, or
          decline the suggestion.
        </p>
      )}
      {isDeclining && (
        <AuthorReply
          path={`/declined-suggestion/${item.id}`}
          description="Why not? Your reply is included when you export the review."
          onSave={(note, writer) => {
            setDeclining(false);
            actions.decline(item, note, writer);
          }}
          onCancel={() => {
            setDeclining(false);
            actions.edit(null);
          }}
        />
      )}
      {state === 'open' && comparedWith === null && !isDeclining && (
        <div className={classes.buttons}>
          <Button
            {...button}
            variant="light"
            disabled={!canWrite || isOutdated}
            aria-label={`Accept suggestion of ${name}`}
            leftSection={<IconCheck size={15} aria-hidden />}
            onClick={() => actions.accept(item)}
          >
            Accept
          </Button>
          <Button
            {...button}
            variant="subtle"
            disabled={!canWrite}
            aria-label={`Decline suggestion of ${name}…`}
            leftSection={<IconX size={15} aria-hidden />}
            onClick={() => setDeclining(true)}
          >
            Decline…
          </Button>
        </div>
      )}
    </div>
  );
}

interface AuthorReplyProps {
  /** Identifies the form among those of the draft. */
  readonly path: string;
  readonly description: string;
  readonly onSave: (note: string, name: string) => void;
  readonly onCancel: () => void;
}

/**
 * The author’s reply to a verdict. What is typed stays when the row is scrolled out of the list, or the screen left.
 */
export function AuthorReply({ path, description, onSave, onCancel }: AuthorReplyProps) {
  const [text = '', setText] = useUnfinished(path);
  const language = useTextLanguage();
  return (
    <ReplyForm
      lang={language}
      description={description}
      text={text}
      onText={setText}
      autoFocus
      name={authorName()}
      onSave={(note, name) => {
        setText(undefined);
        onSave(note, name);
      }}
      onCancel={() => {
        setText(undefined);
        onCancel();
      }}
    />
  );
}
