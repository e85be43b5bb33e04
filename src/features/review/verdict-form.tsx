import { Button, Kbd, Textarea } from '@mantine/core';
import { dateTimeInWords } from '../../core/assessment/date-time-words.ts';
import { useCanWrite } from '../../store/context.tsx';
import { useLetterKeys } from '../../ui/letter-keys.ts';
import { Writable } from '../../ui/writable.tsx';
import { doneWord } from './keys.ts';
import type { Subject } from './model.ts';
import type { OwnVerdict } from './queue.ts';
import { useReviewDesk } from './use-review.ts';
import { verdictIcons } from './verdict-mark.tsx';
import classes from './verdict-form.module.css';

/** The verdicts that can be given, the note, and what became of the one given before. */
export function VerdictForm({ subject }: { readonly subject: Subject }) {
  const { own, choices, decide, write, takeBack, unsavedOf, note, heading, blind } = useReviewDesk();
  const letters = useLetterKeys();
  const canWrite = useCanWrite();
  const given = own.get(subject.key);
  const unsaved = unsavedOf(subject.key);
  const chosen = unsaved?.verdict ?? given?.verdict.verdict;
  const needsReason = blind && subject.kind === 'link';
  const words = unsaved?.note ?? given?.verdict.note ?? '';
  return (
    <div className={classes.form}>
      <Writable canWrite={canWrite}>
        <div className={classes.verdicts} role="group" aria-label="Verdict">
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
          {given ? (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-keyshortcuts="Delete"
              onClick={() => {
                heading.current?.focus();
                takeBack(subject);
              }}
            >
              Take back
            </Button>
          ) : null}
        </div>
        <Textarea
          ref={note}
          size="sm"
          autosize={false}
          rows={3}
          label={needsReason ? 'Reason' : 'Note'}
          description={hintOf(needsReason, chosen !== undefined, words)}
          aria-keyshortcuts={letters ? 'W' : undefined}
          dir="auto"
          maxLength={5000}
          value={words}
          onChange={(event) => write(subject, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') heading.current?.focus();
          }}
        />
      </Writable>
      <Reply given={given} />
      <Standing given={given} />
      {canWrite ? (
        <p className={classes.keys}>
          {letters
            ? `Keys: N next unreviewed, J next, K previous, ${choices.map(({ letter, title }) => `${letter} ${title.toLowerCase()}`).join(', ')}, W ${needsReason ? 'reason' : 'note'}, Esc leaves it, Delete withdraws it, ? lists them.`
            : 'Keys: Delete withdraws the verdict. Letter shortcuts are off. Switch them on in Keyboard shortcuts.'}
        </p>
      ) : (
        <p className={classes.keys}>
          This draft is being written in another window, so no verdict can be given here. “Write here instead”, above,
          lets you.
        </p>
      )}
    </div>
  );
}

function hintOf(needsReason: boolean, hasVerdict: boolean, words: string): string {
  if (needsReason) {
    if (hasVerdict && words.trim() === '') return 'Say why: the verdict is kept with its reason.';
    return hasVerdict ? 'Why you judge so.' : 'Choose supports, contradicts or neither: the reason is kept with it.';
  }
  return hasVerdict ? 'For the author; it may stay empty.' : 'A note without a verdict is kept as a question.';
}

/** What the author replied to the verdict. */
function Reply({ given }: { readonly given: OwnVerdict | undefined }) {
  const answer = given?.verdict.answer;
  if (!answer) return null;
  return (
    <div className={classes.reply} role="note" aria-label="The author’s reply">
      <p>
        <strong>The author replied</strong> <time dateTime={answer.at}>{dateTimeInWords(answer.at) ?? answer.at}</time>
        {answer.note === '' ? '.' : ':'}
      </p>
      {answer.note === '' ? null : <blockquote dir="auto">{answer.note}</blockquote>}
    </div>
  );
}

/** Whether the verdict still is about what stands there, and what has changed where it is not. */
function Standing({ given }: { readonly given: OwnVerdict | undefined }) {
  if (!given || given.standing.state === 'current') return null;
  const done = doneWord(given.verdict.verdict);
  const { standing } = given;
  return (
    <div className={classes.stale} role="note">
      <p>
        <strong>Stale.</strong> {done} before this was changed. Judge it again, or leave the verdict as it is: the
        author sees that it is about the earlier words.
      </p>
      {standing.state === 'stale' && standing.differences.length > 0 ? (
        <ul>
          {standing.differences.map(({ sentence }, index) => (
            <li key={index} dir="auto">
              {sentence}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
