/**
 * On the review card: the verdict buttons, the note, the replies, and whether the current verdict is outdated.
 */
import { Button, Kbd, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCanWrite } from '../../shared/context.tsx';
import { FieldChanges } from '../../shared/field-changes.tsx';
import { useLetterKeys } from '../../ui/keyboard.ts';
import { Writable } from '../../ui/writable.tsx';
import { messagesOn, threadState } from '../../core/review-shape/thread.ts';
import { Thread } from '../../shared/thread.tsx';
import { useUnfinished } from '../../shared/unfinished.ts';
import { ReplyForm } from '../../ui/reply-form.tsx';
import { doneWord } from './keys.ts';
import type { Subject } from './model.ts';
import type { OwnVerdict } from './queue.ts';
import { Suggestion } from './suggestion.tsx';
import { useReviewDesk } from './use-review.ts';
import { verdictIcons } from './verdict-mark.tsx';
import classes from './subject.module.css';

/** Whether a verdict on a subject needs a reason: in a blind review, each verdict on a link. */
export function needsReason(subject: Subject, blind: boolean): boolean {
  return blind && subject.kind === 'link';
}

export function VerdictForm({ subject }: { readonly subject: Subject }) {
  const { own, choices, decide, write, withdraw, unsavedOf, note, heading, blind } = useReviewDesk();
  const letters = useLetterKeys();
  const canWrite = useCanWrite();
  const given = own.get(subject.key);
  const unsaved = unsavedOf(subject.key);
  const chosen = unsaved?.verdict ?? given?.verdict.verdict;
  const asksReason = needsReason(subject, blind);
  const words = unsaved?.note ?? given?.verdict.note ?? '';
  return (
    <div className={classes.form}>
      <Writable canWrite={canWrite}>
        <div className={`${classes.verdicts} ${classes.buttons}`} role="group" aria-label="Verdict" data-above-toast>
          {choices.map(({ verdict, title, letter }) => {
            const Icon = verdictIcons[verdict];
            return (
              <Button
                key={verdict}
                size="sm"
                variant={chosen === verdict ? 'filled' : 'default'}
                aria-pressed={chosen === verdict}
                aria-keyshortcuts={letters ? letter : undefined}
                leftSection={<Icon size={17} aria-hidden />}
                rightSection={letters ? <Kbd size="xs">{letter}</Kbd> : null}
                onClick={() => decide(subject, verdict)}
              >
                {title}
              </Button>
            );
          })}
        </div>
        <Textarea
          ref={note}
          size="sm"
          autosize={false}
          rows={2}
          className={classes.note}
          label={
            <>
              {asksReason ? 'Reason' : 'Note'}
              {letters ? (
                <Kbd size="xs" ms="var(--space-3)" aria-hidden>
                  W
                </Kbd>
              ) : null}
            </>
          }
          description={hintOf(asksReason, chosen !== undefined, words)}
          aria-keyshortcuts={letters ? 'W' : undefined}
          maxLength={5000}
          value={words}
          // A reviewer may write in another language than the author.
          lang=""
          data-native-undo={unsaved !== undefined}
          onChange={(event) => write(subject, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') heading.current?.focus();
          }}
        />
      </Writable>
      <Suggestion
        ownVerdict={given}
        subject={subject}
        // Below the note, which must not move with a verdict.
        withdraw={
          given ? (
            <Button
              size="compact-xs"
              variant="subtle"
              disabled={!canWrite}
              aria-keyshortcuts="Delete"
              onClick={() => {
                heading.current?.focus();
                withdraw(subject);
              }}
            >
              Withdraw verdict
            </Button>
          ) : null
        }
      />
      {given && <Replies ownVerdict={given} subject={subject} />}
      <OutdatedNote ownVerdict={given} />
      {canWrite ? null : (
        <p className={classes.keys}>
          Read-only: this draft is being edited in another tab. To give verdicts, choose “Edit here instead” above.
        </p>
      )}
    </div>
  );
}

interface KeysProps {
  /** Whether the columns that “Only this chain” narrows are beside each other. */
  readonly hasColumns: boolean;
  readonly needsReason: boolean;
}

/** The keys that no button shows. */
export function Keys({ hasColumns, needsReason: asksReason }: KeysProps) {
  const letters = useLetterKeys();
  if (!useCanWrite()) return null;
  return (
    <p className={classes.keys}>
      {letters
        ? `Keys: Esc leave ${asksReason ? 'reason' : 'note'}, ${hasColumns ? 'O only this chain, ' : ''}Delete withdraw, ? all shortcuts.`
        : 'Keys: Delete withdraws the verdict. Letter shortcuts are off. Turn them on in Keyboard shortcuts.'}
    </p>
  );
}

function hintOf(asksReason: boolean, hasVerdict: boolean, note: string): string {
  if (asksReason) {
    if (hasVerdict && note.trim() === '') return 'Enter a reason to save the verdict.';
    return hasVerdict ? 'Your reason' : 'Choose Supports, Contradicts or Neither to save your reason.';
  }
  return hasVerdict ? 'Optional note to the author' : 'A note without a verdict is saved as Question.';
}

/** A note that the verdict is outdated, with the changes since. */
function OutdatedNote({ ownVerdict }: { readonly ownVerdict: OwnVerdict | undefined }) {
  if (!ownVerdict || ownVerdict.standing.state === 'current') return null;
  const done = doneWord(ownVerdict.verdict.verdict);
  const { standing } = ownVerdict;
  return (
    <div className={classes.stale} role="note">
      <p>
        <strong>Outdated.</strong> {done} before this was changed. Review it again or keep your verdict; the author will
        see that it is about the earlier version.
      </p>
      {standing.state === 'stale' && standing.differences.length > 0 ? (
        <FieldChanges of={standing.differences} target={ownVerdict.verdict.target} />
      ) : null}
    </div>
  );
}

interface RepliesProps {
  readonly ownVerdict: OwnVerdict;
  readonly subject: Subject;
}

/** The thread. Renders nothing if nobody has replied: until then, the note says everything. */
function Replies({ ownVerdict: { verdict }, subject }: RepliesProps) {
  const { name, reply, heading } = useReviewDesk();
  const canWrite = useCanWrite();
  const [text, setText] = useUnfinished(`/reply/${subject.key}`);
  /** A form that was left open takes no focus when its item is selected again. */
  const [isNew, setNew] = useState(false);
  if (messagesOn(verdict).length === 0) return null;
  const close = (): void => {
    setText(undefined);
    heading.current?.focus({ preventScroll: true });
  };
  const isResolved = threadState(verdict) === 'resolved';
  return (
    <div className={classes.replies}>
      <Thread verdict={verdict} reviewer={name} />
      {text !== undefined ? (
        <ReplyForm
          lang=""
          text={text}
          onText={setText}
          autoFocus={isNew}
          description="Your reply is included when you export your verdicts."
          onSave={(note) => {
            if (reply(subject, 'note', note)) close();
          }}
          onCancel={close}
        />
      ) : (
        <div className={classes.verdicts}>
          <Button
            size="compact-xs"
            variant="default"
            disabled={!canWrite}
            onClick={() => {
              setNew(true);
              setText('');
            }}
          >
            Reply…
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            disabled={!canWrite}
            onClick={() => reply(subject, isResolved ? 'reopened' : 'resolved', '')}
          >
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        </div>
      )}
    </div>
  );
}
