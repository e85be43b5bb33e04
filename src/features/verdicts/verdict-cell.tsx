import { Button } from '@mantine/core';
import { IconCircleCheck, IconMessageCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { useCanWrite } from '../../store/context.tsx';
import { readingNoteId } from '../../ui/reading-note.ts';
import { AnswerForm } from './answer-form.tsx';
import { FoundAgain } from './found-again.tsx';
import type { VerdictItem } from './items.ts';
import { VerdictSentence } from './verdict-sentence.tsx';
import { WhatChanged } from './what-changed.tsx';
import { targetName, whenInWords } from './words.ts';
import classes from './verdict-cell.module.css';

/** What can be done about a verdict. The same object for the list's life. */
export interface VerdictActions {
  /** Opens the answer's form, or closes it with null. */
  edit(id: string | null): void;
  /** Marks a verdict answered. */
  answer(item: VerdictItem, note: string): void;
  /** Takes the answer back. */
  reopen(item: VerdictItem): void;
}

interface VerdictCellProps {
  readonly item: VerdictItem;
  /** The reviewer beside whose verdict it is shown for comparison; null where it can be answered. */
  readonly beside: string | null;
  /** Whether its buttons are on the way of the Tab key. */
  readonly active: boolean;
  readonly editing: boolean;
  readonly actions: VerdictActions;
}

/** One verdict: the sentence, the note, what changed since, and the analyst's answer. */
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
      {standing.state !== 'current' && <FoundAgain item={item} />}
      {editing && beside === null ? (
        <AnswerForm
          note={verdict.answer?.note ?? ''}
          onSave={(note) => actions.answer(item, note)}
          onCancel={() => actions.edit(null)}
        />
      ) : (
        <Answered item={item} beside={beside} active={active} actions={actions} />
      )}
    </div>
  );
});

function Answered({ item, beside, active, actions }: Omit<VerdictCellProps, 'editing'>) {
  const { answer } = item.verdict;
  const canWrite = useCanWrite();
  const { name } = item;
  const button = {
    size: 'compact-xs',
    tabIndex: active ? 0 : -1,
    disabled: !canWrite,
    'aria-describedby': canWrite ? undefined : readingNoteId,
  } as const;
  if (!answer) {
    return beside === null ? (
      <div className={classes.buttons}>
        <Button
          {...button}
          data-answer-button
          variant={item.open ? 'light' : 'subtle'}
          aria-label={`Answer ${name}…`}
          leftSection={<IconMessageCheck size={15} aria-hidden />}
          onClick={() => actions.edit(item.id)}
        >
          Answer…
        </Button>
      </div>
    ) : null;
  }
  return (
    <div className={classes.answer}>
      <p className={classes.answered}>
        <IconCircleCheck size={16} aria-hidden />
        <span>
          <strong>Answered</strong> {whenInWords(answer.at)}
          {answer.note === '' ? '.' : ': '}
          <span dir="auto">{answer.note}</span>
        </span>
      </p>
      {beside === null ? (
        <div className={classes.buttons}>
          <Button
            {...button}
            variant="subtle"
            aria-label={`Change the answer to ${name}`}
            onClick={() => actions.edit(item.id)}
          >
            Change
          </Button>
          <Button
            {...button}
            variant="subtle"
            aria-label={`Take back the answer to ${name}`}
            onClick={() => actions.reopen(item)}
          >
            Take back
          </Button>
        </div>
      ) : null}
    </div>
  );
}
