/** A reviewer’s verdict in a row of the verdict list, with the buttons and the form for a reply. */
import { Button, type ButtonProps } from '@mantine/core';
import { IconMessageCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { messagesOn, threadState } from '../../core/review-shape/thread.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { Thread } from '../../shared/thread.tsx';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import { AuthorReply } from './author-reply.tsx';
import { RenamedTarget } from './renamed-target.tsx';
import type { VerdictItem } from '../../core/review/verdict-places.ts';
import { SuggestedChange } from './suggested-change.tsx';
import type { VerdictActions } from './verdict-actions.ts';
import { VerdictSentence } from './verdict-sentence.tsx';
import { WhatChanged } from './what-changed.tsx';
import { targetName } from '../../core/review/target-words.ts';
import classes from './verdict-cell.module.css';

interface VerdictCellProps {
  readonly item: VerdictItem;
  /** The reviewer whose verdict it is compared with; null if the analyst can reply to it here. */
  readonly comparedWith: string | null;
  /** Whether the Tab key reaches its buttons. */
  readonly active: boolean;
  readonly editing: boolean;
  readonly actions: VerdictActions;
}

/** One verdict: the sentence, the note, later changes, and the analyst's reply. */
export const VerdictCell = memo(function VerdictCell({
  item,
  comparedWith,
  active,
  editing,
  actions,
}: VerdictCellProps) {
  const { name, verdict, standing } = item;
  return (
    <div
      className={classes.cell}
      role="group"
      aria-label={`Verdict of ${name}${comparedWith === null ? '' : `, beside that of ${comparedWith}`}: ${targetName(verdict.target)}`}
      data-verdict={verdict.verdict}
      data-state={standing.state}
    >
      <VerdictSentence reviewer={name} verdict={verdict} />
      {verdict.note === '' ? null : (
        <blockquote className={classes.note} dir="auto" lang="">
          {verdict.note}
        </blockquote>
      )}
      <WhatChanged standing={standing} target={verdict.target} />
      {standing.state !== 'current' && <RenamedTarget item={item} />}
      {verdict.suggestion && (
        <SuggestedChange item={item} comparedWith={comparedWith} active={active} actions={actions} />
      )}
      {editing && comparedWith === null ? (
        <AuthorReply
          path={`/author-reply/${item.id}`}
          description="What did you change, or why not? Your reply is included when you export the review."
          onSave={(note, writer) => actions.reply(item, note, writer)}
          onCancel={() => actions.edit(null)}
        />
      ) : (
        <Replies item={item} comparedWith={comparedWith} active={active} actions={actions} />
      )}
    </div>
  );
});

/** The replies, and the buttons to reply, to resolve and to reopen. */
function Replies({ item, comparedWith, active, actions }: Omit<VerdictCellProps, 'editing'>) {
  const canWrite = useCanWrite();
  const { name, verdict, unanswered } = item;
  const messages = messagesOn(verdict);
  const last = messages.at(-1);
  const isResolved = threadState(verdict) === 'resolved';
  const button = (
    label: string,
    spoken: string,
    run: () => void,
    more: ButtonProps & { 'data-reply-button'?: true } = {},
  ) => (
    <Button
      size="compact-xs"
      variant="subtle"
      tabIndex={active ? 0 : -1}
      disabled={!canWrite}
      aria-describedby={canWrite ? undefined : readOnlyNoteId}
      aria-label={spoken}
      onClick={run}
      {...more}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Thread verdict={verdict} reviewer={name} />
      {comparedWith === null && (
        <div className={classes.buttons}>
          {button('Reply…', `Reply to ${name}…`, () => actions.edit(item.id), {
            'data-reply-button': true,
            variant: unanswered ? 'light' : 'subtle',
            leftSection: <IconMessageCheck size={15} aria-hidden />,
          })}
          {messages.length > 0 &&
            (isResolved
              ? button('Reopen', `Reopen the thread with ${name}`, () => actions.setThread(item, 'reopened'))
              : button('Resolve', `Resolve the thread with ${name}`, () => actions.setThread(item, 'resolved')))}
          {last?.by === 'author' &&
            last.kind !== 'accepted' &&
            button('Withdraw', `Withdraw reply to ${name}`, () => actions.withdrawReply(item))}
        </div>
      )}
    </>
  );
}
