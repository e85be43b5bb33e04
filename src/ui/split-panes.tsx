import { useSplitter, type SplitterPaneSize } from '@mantine/hooks';
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { remember, remembered } from './remembered.ts';
import classes from './split-panes.module.css';

export interface Pane {
  /** Also the class that the pane can be styled by, as `data-pane`. */
  readonly id: string;
  readonly content: ReactNode;
  /** The share of the room in per cent, at first and at least. */
  readonly size: number;
  readonly min: number;
  /** What the edge behind this pane is called: “Width of the outline”. */
  readonly handle?: string;
}

export interface SplitPanesProps {
  readonly panes: readonly Pane[];
  readonly orientation: 'horizontal' | 'vertical';
  /** The name that the sizes are remembered under. */
  readonly name: string;
}

function isListOfSizes(count: number) {
  return (value: unknown): value is number[] =>
    Array.isArray(value) &&
    value.length === count &&
    value.every((size) => typeof size === 'number' && size >= 1 && size <= 99);
}

/**
 * Panes beside or above each other with edges that can be moved by pointer and by keyboard (arrows, with Shift in
 * larger steps; Home, End; a double click goes back). The sizes are remembered in this browser.
 */
export function SplitPanes({ panes, orientation, name }: SplitPanesProps) {
  const [sizes, setSizes] = useState<SplitterPaneSize[]>(
    () => remembered(`sizes.${name}`, isListOfSizes(panes.length)) ?? panes.map(({ size }) => size),
  );
  const panels = useMemo(() => panes.map(({ size, min }) => ({ defaultSize: size, min })), [panes]);
  const {
    ref,
    sizes: shown,
    getHandleProps,
  } = useSplitter<HTMLDivElement>({
    panels,
    orientation,
    sizes,
    onSizeChange(next) {
      setSizes(next);
      remember(`sizes.${name}`, next);
    },
    redistribute: 'nearest',
    step: 2,
  });
  return (
    <div ref={ref} className={classes.panes} data-orientation={orientation}>
      {panes.map(({ id, content, handle }, index) => (
        <Fragment key={id}>
          <div className={classes.pane} data-pane={id} style={{ flexBasis: `${String(shown[index])}%` }}>
            {content}
          </div>
          {index < panes.length - 1 && (
            <div
              {...getHandleProps({ index })}
              aria-label={handle}
              aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
              className={classes.handle}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}
