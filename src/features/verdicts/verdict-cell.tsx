/** A reviewer’s verdict in a row of the verdict list, with the buttons and the form for a reply. */
import { Button } from '@mantine/core';
import { IconCircleCheck, IconMessageCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { useCanWrite } from '../../shared/context.tsx';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import { ReplyForm } from './reply-form.tsx';
import { RenamedTarget } from './renamed-target.tsx';
import type { VerdictItem } from '../../core/review/verdict-places.ts';
import { VerdictSentence } from './verdict-sentence.tsx';
import { WhatChanged } from './what-changed.tsx';
import { targetName } from '../../core/review/target-words.ts';
import { whenInWords } from './words.ts';
import classes from './verdict-cell.module.css';

/** The commands on a verdict. The object stays the same as long as the list exists. */
export interface VerdictActions {
  /** Opens the reply form; null closes it. */
  edit(id: string | null): void;
  /** Saves a reply to a verdict. */
  reply(item: VerdictItem, note: string): void;
  /** Withdraws the reply. */
  withdrawReply(item: VerdictItem): void;
}

interface VerdictCellProps {
  readonly item: VerdictItem;
  /** The reviewer whose verdict it is compared with; null if the analyst can reply to it here. */
  readonly beside: string | null;
  /** Whether the Tab key reaches its buttons. */
  readonly active: boolean;
  readonly editing: boolean;
  readonly actions: VerdictActions;
}

/** One verdict: the sentence, the note, later changes, and the analyst's reply. */
export const VerdictCell = memo(function VerdictCell({ item, beside, active, editing, actions }: VerdictCellProps) {
  const { name, verdict, standing } = item;
  return (
    <div
      className={classes.cell}
      role="group"
      aria-label={`Verdict of ${name}${beside === null ? '' : `, beside that of ${beside}`}: ${targetName(verdict.target)}`}
      data-verdict={verdict.verdict}
      data-state={standing.state}
    >
      <VerdictSentence reviewer={name} verdict={verdict} />
      {verdict.note === '' ? null : (
        <blockquote className={classes.note} dir="auto">
          {verdict.note}
        </blockquote>
      )}
      <WhatChanged standing={standing} target={verdict.target} />
      {standing.state !== 'current' && <RenamedTarget item={item} />}
      {editing && beside === null ? (
        <ReplyForm
          note={verdict.answer?.note ?? ''}
          onSave={(note) => actions.reply(item, note)}
          onCancel={() => actions.edit(null)}
        />
      ) : (
        <Reply item={item} beside={beside} active={active} actions={actions} />
      )}
    </div>
  );
});

function Reply({ item, beside, active, actions }: Omit<VerdictCellProps, 'editing'>) {
  const { answer: reply } = item.verdict;
  const canWrite = useCanWrite();
  const { name } = item;
  const button = {
    size: 'compact-xs',
    tabIndex: active ? 0 : -1,
    disabled: !canWrite,
    'aria-describedby': canWrite ? undefined : readOnlyNoteId,
  } as const;
  if (!reply) {
    return beside === null ? (
      <div className={classes.buttons}>
        <Button
          {...button}
          data-reply-button
          variant={item.unanswered ? 'light' : 'subtle'}
          aria-label={`Reply to ${name}…`}
          leftSection={<IconMessageCheck size={15} aria-hidden />}
          onClick={() => actions.edit(item.id)}
        >
          Reply…
        </Button>
      </div>
    ) : null;
  }
  return (
    <div className={classes.answer}>
      <p className={classes.answered}>
        <IconCircleCheck size={16} aria-hidden />
        <span>
          <strong>Replied</strong> {whenInWords(reply.at)}
          {reply.note === '' ? '.' : ': '}
          <span dir="auto">{reply.note}</span>
        </span>
      </p>
      {beside === null ? (
        <div className={classes.buttons}>
          <Button
            {...button}
            variant="subtle"
            aria-label={`Edit reply to ${name}`}
            onClick={() => actions.edit(item.id)}
          >
            Edit
          </Button>
          <Button
            {...button}
            variant="subtle"
            aria-label={`Withdraw reply to ${name}`}
            onClick={() => actions.withdrawReply(item)}
          >
            Withdraw
          </Button>
        </div>
      ) : null}
    </div>
  );
}
