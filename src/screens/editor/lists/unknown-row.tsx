/** One unknown in its list: a text that grows, its counter, its findings and its buttons. */
import { Button } from '@mantine/core';
import { memo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { limits } from '../../../core/assessment/limits.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import { useVerdictSummaries } from '../../../shared/use-verdict-summaries.ts';
import { VerdictMarks } from '../entry/verdict-marks.tsx';
import { Counter } from '../../../shared/field/counter.tsx';
import { shownJson } from '../field/describe-json.ts';
import { helpOfField } from '../field/field-frame.tsx';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import { FindingLines } from '../../../shared/field/finding-lines.tsx';
import { TextArea } from '../../../shared/field/text-area.tsx';
import { linesOf } from '../fields/string-list-field.tsx';
import { useTyping } from '../fields/use-field.ts';
import { useEdits, useFieldFindings, useLeave, useMissing, useQuiet, useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { EntryTools, useListEdits, type ListEdits } from './entry-tools.tsx';
import type { EntryInPlaceProps } from './edited-in-place.ts';
import classes from './lists.module.css';

export const UnknownRow = memo(function UnknownRow({ index, count, current, control }: EntryInPlaceProps) {
  const { base } = usePlace();
  const edits = useListEdits('unknowns', control);
  const findings = useFieldFindings('');
  const value = useValue('');
  const isNew = useQuiet('');
  // An empty row is about to be filled in while a person is in it.
  const missing = useMissing('', findings, isNew || current);
  const isQuiet = (finding: Finding): boolean => missing.includes(finding);
  const verdicts = useVerdictSummaries('unknowns', index);
  const leave = useLeave('');
  return (
    <div
      className={classes.row}
      data-field=""
      data-help={helpOfField('unknowns', '')}
      data-current={current || undefined}
      onBlur={leave}
    >
      <span className={classes.number} aria-hidden>
        {index + 1}
      </span>
      <div className={classes.body}>
        {typeof value === 'string' ? (
          <UnknownText
            index={index}
            text={value}
            invalid={findings.some((finding) => finding.level !== 'notice' && !isQuiet(finding))}
            edits={edits}
            onGoTo={control.goTo}
          />
        ) : (
          <WrongUnknown />
        )}
        <VerdictMarks words={verdicts.entry} path={base} />
        <div className={classes.findings} id={findingsId(index)}>
          <FindingLines findings={findings} isQuiet={isQuiet} />
        </div>
      </div>
      <EntryTools name={`unknown ${String(index + 1)}`} index={index} count={count} edits={edits} />
    </div>
  );
});

function findingsId(index: number): string {
  return `editor-unknowns-${String(index)}-findings`;
}

interface UnknownTextProps {
  readonly index: number;
  readonly text: string;
  readonly invalid: boolean;
  readonly edits: ListEdits;
  readonly onGoTo: (index: number) => void;
}

function UnknownText({ index, text, invalid, edits, onGoTo }: UnknownTextProps) {
  const name = `Unknown ${String(index + 1)}`;
  const typed = useTyping('', name, text);
  const canWrite = useCanWrite();
  const lines = linesOf(text);
  const act: Readonly<Record<NonNullable<ReturnType<typeof unknownKeyAction>>, () => void>> = {
    add: () => edits.addAfter(index),
    remove: () => edits.removeEmpty(index, index - 1),
    'remove-forward': () => edits.removeEmpty(index, index),
    up: () => onGoTo(Math.max(0, index - 1)),
    down: () => onGoTo(index + 1),
    'move-up': () => edits.move(index, -1),
    'move-down': () => edits.move(index, 1),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart: start, selectionEnd: end, value } = event.currentTarget;
    const action = unknownKeyAction(event, { text: value, start, end });
    if (!action) return;
    event.preventDefault();
    act[action]();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const pasted = linesOf(event.clipboardData.getData('text/plain'));
    // Lines that are pasted within a text stay in it. They can be split afterwards.
    const replacesAll = selectionStart === 0 && selectionEnd === value.length;
    if (!canWrite || !replacesAll || pasted.length < 2) return;
    event.preventDefault();
    edits.replaceBy(index, pasted);
  };
  return (
    <>
      <div className={classes.text}>
        <TextArea
          single
          breaks
          {...typed}
          id={`editor-unknowns-${String(index)}`}
          aria-label={name}
          aria-describedby={findingsId(index)}
          aria-invalid={invalid || undefined}
          value={text}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Counter text={text} limit={limits.unknown} />
      </div>
      {lines.length > 1 && canWrite ? (
        <Button size="compact-xs" variant="default" onClick={() => edits.replaceBy(index, lines)}>
          {`Split into ${String(lines.length)} unknowns`}
        </Button>
      ) : null}
    </>
  );
}

function WrongUnknown() {
  const value = useValue('') ?? null;
  const edits = useEdits();
  const replace = (text: string): boolean => edits.set('', text, { label: 'replace an unknown' });
  return (
    <WrongFieldValue
      field=""
      expected="text"
      replacements={[
        { title: 'Convert to text', onReplace: () => replace(shownJson(value)) },
        { title: 'Replace with empty text', onReplace: () => replace('') },
      ]}
    />
  );
}

/** What a key does in the row of an unknown. */
type UnknownKeyAction = 'add' | 'remove' | 'remove-forward' | 'up' | 'down' | 'move-up' | 'move-down';

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The text and its selection, in UTF-16 units. */
interface TextState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the action for a key; undefined if the text field handles the key itself. */
export function unknownKeyAction(event: Keys, { text, start, end }: TextState): UnknownKeyAction | undefined {
  const { key, altKey, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return undefined;
  if (altKey) return key === 'ArrowUp' ? 'move-up' : key === 'ArrowDown' ? 'move-down' : undefined;
  if (shiftKey) return undefined;
  if (key === 'Enter') return 'add';
  if (text === '' && key === 'Backspace') return 'remove';
  if (text === '' && key === 'Delete') return 'remove-forward';
  if (key === 'ArrowUp' && end === 0) return 'up';
  return key === 'ArrowDown' && start === text.length ? 'down' : undefined;
}
