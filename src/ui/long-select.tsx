/** A select for lists of any length. It contains the items around the selected one, with links to more at both ends. */
import { NativeSelect } from '@mantine/core';

/** A part of a long list around one of its items: from `start` to before `end`. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the part of a list of `count` items around item `chosen`, at most `most` items; the whole list if it is
 * shorter. `chosen` is -1 for none, which shows the start.
 */
export function partAround(count: number, chosen: number, most: number): Part {
  const start = Math.max(0, Math.min(Math.max(chosen, 0) - Math.floor(most / 2), count - most));
  return { start, end: Math.min(count, start + most) };
}

/** How many items are in the select at once: the browser lays out all of them, even while it is closed. */
const most = 500;

const inThousands = new Intl.NumberFormat('en');

interface LongSelectProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** The labels of the items, in order. */
  readonly items: readonly string[];
  /** The languages of their labels. */
  readonly languages?: readonly string[];
  /** The plural noun for the items: “passages”. */
  readonly noun: string;
  /** The index of the selected item; -1 for none. */
  readonly chosen: number;
  /** The text shown while none is selected. */
  readonly none: string;
  readonly onChoose: (index: number) => void;
}

export function LongSelect({ label, className, items, languages, noun, chosen, none, onChoose }: LongSelectProps) {
  const { start, end } = partAround(items.length, chosen, most);
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      {...(className !== undefined && { className })}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {chosen < 0 ? (
        <option value="" disabled>
          {none}
        </option>
      ) : null}
      {start > 0 ? <option value={start - 1}>{`${inThousands.format(start)} earlier ${noun}…`}</option> : null}
      {items.slice(start, end).map((item, index) => (
        // Without it, Chromium shows every item in the direction of the first one.
        <option key={start + index} value={start + index} dir="auto" lang={languages?.[start + index]}>
          {item}
        </option>
      ))}
      {end < items.length ? (
        <option value={end}>{`${inThousands.format(items.length - end)} later ${noun}…`}</option>
      ) : null}
    </NativeSelect>
  );
}
