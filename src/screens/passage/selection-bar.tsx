/** The foot of the passage while text is selected: the words, the actors that they name, and their position. */
import { CloseButton, Tooltip } from '@mantine/core';
import { useEffect } from 'react';
import { limits } from '../../core/assessment/limits.ts';
import { spanLength, textAt, type CodePointSpan } from '../../core/text/span.ts';
import { NamedActors, supportRule } from '../../shared/named-actors.tsx';
import { sentenceOf } from '../../shared/in-sentence.tsx';
import { useSpanWords } from '../../shared/use-span-words.ts';
import { oneLine } from '../../core/text/shorten.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { spokenSpan } from './spoken-span.ts';
import classes from './selection-bar.module.css';

/** The DOM ID of the selected text, by which the commands on it are described. */
export const selectedTextId = 'selected-text';

/** The DOM ID of the actors that the selected text names. */
export const namedActorsId = 'named-actors';

/** How long a selection must stay the same to be announced, in ms: dragging and repeated keys announce only its end. */
const pause = 400;

interface SelectionBarProps {
  readonly text: string;
  readonly passageId: string;
  readonly language: string | null;
  readonly pending: CodePointSpan;
  readonly onClear: () => void;
}

export function SelectionBar({ text, passageId, language, pending, onClear }: SelectionBarProps) {
  const inWords = useSpanWords(passageId);
  const say = useAnnounce();
  const { text: spoken } = spokenSpan(text, pending, language);
  useEffect(() => {
    const timer = setTimeout(() => say(sentenceOf('Selected: ', { text: spoken, language: language ?? '' })), pause);
    return () => clearTimeout(timer);
  }, [say, spoken, language]);
  const length = spanLength(pending);
  const tooLong = length > limits.actual;
  return (
    <div className={classes.chosen}>
      <span id={selectedTextId} className={classes.words} dir="auto" lang={language ?? ''}>
        {chosenWords(text, pending)}
      </span>
      <span id={namedActorsId} className={classes.names} title={supportRule}>
        <NamedActors words={tooLong ? '' : (textAt(text, pending) ?? '')} />
      </span>
      <span className={classes.offsets} data-over={tooLong || undefined}>
        <span className={classes.position}>{inWords(pending)} · </span>
        {tooLong ? `${String(length)} of ${String(limits.actual)}` : String(length)}{' '}
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
