/** The frame of a screen that goes through a queue: its heading, the button that leaves it, and its letters. */
import { Button, Kbd, Progress, Title, type ButtonProps } from '@mantine/core';
import type { ReactNode, KeyboardEvent } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLetterKeys, hasLetterKeys, letterOf } from './keyboard.ts';
import classes from './queue/queue.module.css';

// A button of a queue that shows its letter, and tells it to screen readers, while letters are shortcuts.

interface LetterButtonProps extends ButtonProps {
  /** The letter that presses it in the queue. */
  readonly letter: string;
  readonly onClick: () => void;
}

export function LetterButton({ letter, children, ...props }: LetterButtonProps) {
  const letters = useLetterKeys();
  const shortcut = letters ? letter.toUpperCase() : undefined;
  return (
    <Button size="xs" data-key={letter} aria-keyshortcuts={shortcut} {...props}>
      {children}
      {shortcut === undefined ? null : (
        <Kbd size="xs" className={classes.key ?? ''} data-letter={shortcut} aria-hidden>
          {null}
        </Kbd>
      )}
    </Button>
  );
}

// The card of the current claim of a queue, with the buttons for the previous and the next one.

interface QueueCardProps<Item> {
  /** The accessible name of the card. */
  readonly label: string;
  readonly items: readonly Item[];
  /** The index of the current item. */
  readonly at: number;
  /** What the items are, after their number: “left”. */
  readonly unit: string;
  /** What the buttons lead to; by default “claim”. */
  readonly noun?: string;
  readonly onGo: (item: Item) => void;
  readonly children: ReactNode;
}

export function QueueCard<Item>({ label, items, at, unit, onGo, noun = 'claim', children }: QueueCardProps<Item>) {
  const [previous, next] = [items[at - 1], items[at + 1]];
  return (
    <article className={classes.card} aria-label={label}>
      <div className={classes.steps}>
        <span className={classes.count}>{`${String(at + 1)} of ${String(items.length)} ${unit}`}</span>
        <LetterButton
          letter="p"
          size="compact-xs"
          variant="default"
          disabled={previous === undefined}
          onClick={() => previous !== undefined && onGo(previous)}
        >
          {`Previous ${noun}`}
        </LetterButton>
        <LetterButton
          letter="n"
          size="compact-xs"
          variant="default"
          disabled={next === undefined}
          onClick={() => next !== undefined && onGo(next)}
        >
          {`Next ${noun}`}
        </LetterButton>
      </div>
      {children}
    </article>
  );
}

// How many claims of a queue have a decision.

interface QueueProgressProps {
  readonly decided: number;
  readonly total: number;
  /** What else to say under the bar. */
  readonly children?: ReactNode;
}

export function QueueProgress({ decided, total, children }: QueueProgressProps) {
  const label = `${String(decided)} of ${String(total)} decided`;
  return (
    <div className={classes.progress}>
      <span role="status">{label}</span>
      <Progress
        value={total === 0 ? 100 : (100 * decided) / total}
        aria-label={label}
        size="sm"
        className={classes.track}
      />
      {children}
    </div>
  );
}

// Letters as shortcuts for the buttons of a screen.

/** Elements that use letters themselves, where a letter is not a shortcut. */
export const letterInputs = 'input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"]';

/** Presses the button within an element that has the letter of a key event. Does nothing if letters are off. */
export function pressLetter(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
  if (event.target.closest(letterInputs)) return;
  const key = hasLetterKeys() ? letterOf(event) : undefined;
  const button = key && event.currentTarget.querySelector<HTMLButtonElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!button) return;
  button.click();
  event.preventDefault();
}

const titleId = 'queue-title';

/** Moves the focus to the heading of the screen. */
export function focusQueueTitle(): void {
  document.getElementById(titleId)?.focus();
}

export interface QueueFrameProps {
  readonly title: string;
  /** The words of the button that leaves the screen. */
  readonly back: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

export function QueueFrame({ title, back, onLeave, children }: QueueFrameProps) {
  return (
    // Key events bubble from the controls on the screen; it is not focusable itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={classes.screen} aria-labelledby={titleId} onKeyDown={pressLetter}>
      <div className={classes.top}>
        <Button size="xs" variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onLeave}>
          {back}
        </Button>
      </div>
      <Title order={2} id={titleId} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </section>
  );
}
