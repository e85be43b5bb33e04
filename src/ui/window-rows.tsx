import type { Virtualizer } from '@tanstack/react-virtual';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './window-rows.module.css';

interface WindowRowsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'className' | 'style'> {
  /** What `useWindow` gives. It changes inside: whoever draws this must be drawn anew whenever it does. */
  readonly rows: Virtualizer<HTMLElement, HTMLElement>;
  /** What the element around a row says of itself, such as its role. */
  readonly item?: (index: number) => HTMLAttributes<HTMLDivElement>;
  readonly children: (index: number) => ReactNode;
}

/** What the element around a row of a list says of its place among all, most of which are not in the page. */
export function placeInList(index: number, count: number): HTMLAttributes<HTMLDivElement> {
  return { role: 'listitem', 'aria-setsize': count, 'aria-posinset': index + 1 };
}

/** The rows of a window, each where it stands in the whole list; each measures itself. */
export function WindowRows({ rows, item, children, ...rest }: WindowRowsProps) {
  return (
    <div {...rest} className={classes.room} style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          {...item?.(index)}
          ref={rows.measureElement}
          data-index={index}
          className={classes.place}
          style={{ transform: `translateY(${String(start)}px)` }}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}
