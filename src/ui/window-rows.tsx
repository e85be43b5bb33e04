/** The visible rows of a virtualised list, with their positions for screen readers. */
import type { Virtualizer } from '@tanstack/react-virtual';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './window-rows.module.css';

interface WindowRowsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'className' | 'style'> {
  /** The result of `useWindow`. It is mutable, so the parent must render again when it changes. */
  readonly rows: Virtualizer<HTMLElement, HTMLElement>;
  /** Attributes of the element around a row. In a `list`, a row has its role and position already. */
  readonly item?: (index: number) => HTMLAttributes<HTMLDivElement>;
  readonly children: (index: number) => ReactNode;
}

/** Returns the ARIA attributes for a row’s position in the list, because most rows are not in the DOM. */
function placeInList(index: number, count: number): HTMLAttributes<HTMLDivElement> {
  return { role: 'listitem', 'aria-setsize': count, 'aria-posinset': index + 1 };
}

/** Renders the rows of a window at their positions in the list; each measures itself. */
export function WindowRows({ rows, item, children, ...rest }: WindowRowsProps) {
  return (
    <div {...rest} className={classes.room} style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          {...(rest.role === 'list' ? placeInList(index, rows.options.count) : {})}
          {...item?.(index)}
          ref={rows.measureElement}
          data-index={index}
          className={classes.place}
          style={{ transform: `translateY(${String(start - rows.options.scrollMargin)}px)` }}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}
