/**
 * The bar below the passage: the selected text and the actions on it. It takes up the same space while nothing is
 * selected.
 */
import { Button, CloseButton, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { limits } from '../../core/assessment/limits.ts';
import { listOf } from '../../core/assessment/view.ts';
import { spanLength, textAt, type CodePointSpan } from '../../core/passage/span.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { spanInWords } from './anchor-words.ts';
import { shortenMiddle } from '../../core/passage/excerpt.ts';
import { oneLine } from '../../core/passage/shorten.ts';
import type { SpanActions } from './use-span-actions.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  readonly text: string;
  readonly pending: CodePointSpan | null;
  /** The active claim's name; null if there is none. */
  readonly claimName: string | null;
  readonly actions: SpanActions;
  /** The button that creates the claim, so that it can take the focus. */
  readonly claimButton: Ref<HTMLButtonElement>;
  /** Called after the selection was used or cleared, because the button is then disabled and cannot keep the focus. */
  readonly onUsed: () => void;
}

export function SelectionBar({ text, pending, claimName, actions, claimButton, onUsed }: SelectionBarProps) {
  const full = useDraft(({ workspace }) => listOf(workspace.assessment, 'claims').length >= limits.claims);
  const canWrite = useCanWrite();
  return (
    <div className={classes.selection}>
      <ChosenWords
        text={text}
        pending={pending}
        canWrite={canWrite}
        onClear={() => {
          actions.clear();
          onUsed();
        }}
      />
      <div className={classes.uses}>
        <Tooltip label={`Limit reached: at most ${String(limits.claims)} claims.`} disabled={!full}>
          <Button
            ref={claimButton}
            size="compact-sm"
            leftSection={<IconPlus size={15} aria-hidden />}
            disabled={!pending || full || !canWrite}
            onClick={actions.makeClaim}
          >
            New claim from selection
          </Button>
        </Tooltip>
        {claimName === null ? null : (
          <Button
            size="compact-sm"
            variant="default"
            disabled={!pending || !canWrite}
            onClick={() => {
              actions.useForActive();
              onUsed();
            }}
          >
            Use as span for {shortenMiddle(claimName, 24)}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ChosenWordsProps {
  readonly text: string;
  readonly pending: CodePointSpan | null;
  readonly canWrite: boolean;
  readonly onClear: () => void;
}

function ChosenWords({ text, pending, canWrite, onClear }: ChosenWordsProps) {
  if (!pending) {
    const use = canWrite ? 'to create a claim' : 'to copy it';
    return <p className={classes.none}>Select text, or search for it, {use}.</p>;
  }
  const length = spanLength(pending);
  const tooLong = length > limits.actual;
  return (
    <div className={classes.chosen}>
      <span className={classes.words} dir="auto">
        {chosenWords(text, pending)}
      </span>
      <span className={classes.offsets} data-over={tooLong || undefined}>
        {spanInWords(pending)} · {tooLong ? `${String(length)} of ${String(limits.actual)}` : String(length)}{' '}
        {length === 1 ? 'character' : 'characters'}
      </span>
      <Tooltip label="Clear the selection (Esc)">
        <CloseButton size="sm" aria-label="Clear the selection" onClick={onClear} />
      </Tooltip>
    </div>
  );
}

/** Returns the beginning and end of a long selection, without slicing out the whole of it. */
function chosenWords(text: string, span: CodePointSpan): string {
  if (spanLength(span) <= 400) return oneLine(textAt(text, span) ?? '');
  const head = textAt(text, { ...span, end: (span.start + 200) as CodePointSpan['end'] }) ?? '';
  const tail = textAt(text, { ...span, start: (span.end - 80) as CodePointSpan['start'] }) ?? '';
  return `${oneLine(head)} … ${oneLine(tail)}`;
}
