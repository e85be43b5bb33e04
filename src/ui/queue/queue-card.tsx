/** The card of the current claim of a queue, with the buttons for the previous and the next one. */
import type { ReactNode } from 'react';
import { LetterButton } from '../letter-button.tsx';
import classes from './queue.module.css';

interface QueueCardProps<Item> {
  /** The accessible name of the card. */
  readonly label: string;
  readonly items: readonly Item[];
  /** The index of the current item. */
  readonly at: number;
  /** What the items are, after their number: “left”. */
  readonly unit: string;
  readonly onGo: (item: Item) => void;
  /** What the letters do. */
  readonly keys: string;
  readonly children: ReactNode;
}

export function QueueCard<Item>({ label, items, at, unit, onGo, keys, children }: QueueCardProps<Item>) {
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
          Previous claim
        </LetterButton>
        <LetterButton
          letter="n"
          size="compact-xs"
          variant="default"
          disabled={next === undefined}
          onClick={() => next !== undefined && onGo(next)}
        >
          Next claim
        </LetterButton>
      </div>
      {children}
      <p className={classes.keys}>{keys}</p>
    </article>
  );
}
