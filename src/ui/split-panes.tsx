import { useSplitter, type SplitterPaneSize } from '@mantine/hooks';
import { createContext, Fragment, use, useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
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

/** Told by the content of a pane whether it is collapsed; does nothing where the content stands in no pane. */
const CollapseContext = createContext<(collapsed: boolean) => void>(() => undefined);

/** Tells the pane around a component whether that has put itself away: the room then goes to the other panes. */
export function useCollapsedPane(collapsed: boolean): void {
  const tell = use(CollapseContext);
  useLayoutEffect(() => {
    tell(collapsed);
    return () => tell(false);
  }, [tell, collapsed]);
}

interface PaneFrameProps {
  readonly pane: Pane;
  readonly size: SplitterPaneSize | undefined;
  readonly collapsed: boolean;
  readonly onCollapse: (id: string, collapsed: boolean) => void;
}

function PaneFrame({ pane: { id, content }, size, collapsed, onCollapse }: PaneFrameProps) {
  const tell = useCallback((is: boolean) => onCollapse(id, is), [id, onCollapse]);
  return (
    <div
      className={classes.pane}
      data-pane={id}
      data-put-away={collapsed || undefined}
      style={{ flexBasis: `${String(size)}%` }}
    >
      <CollapseContext value={tell}>{content}</CollapseContext>
    </div>
  );
}

function isListOfSizes(count: number) {
  return (value: unknown): value is number[] =>
    Array.isArray(value) &&
    value.length === count &&
    value.every((size) => typeof size === 'number' && size >= 1 && size <= 99);
}

const noPanes: ReadonlySet<string> = new Set();

/**
 * Panes beside or above each other with edges that can be moved by pointer and by keyboard (arrows, with Shift in
 * larger steps; Home, End; a double click goes back). The sizes are remembered in this browser.
 */
export function SplitPanes({ panes, orientation, name }: SplitPanesProps) {
  const [sizes, setSizes] = useState<SplitterPaneSize[]>(
    () => remembered(`sizes.${name}`, isListOfSizes(panes.length)) ?? panes.map(({ size }) => size),
  );
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(noPanes);
  const onCollapse = useCallback((id: string, is: boolean): void => {
    setCollapsed((before) => {
      if (before.has(id) === is) return before;
      const next = new Set(before);
      if (is) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
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
    <div
      ref={ref}
      className={classes.panes}
      data-orientation={orientation}
      data-any-put-away={collapsed.size > 0 || undefined}
    >
      {panes.map((pane, index) => (
        <Fragment key={pane.id}>
          <PaneFrame pane={pane} size={shown[index]} collapsed={collapsed.has(pane.id)} onCollapse={onCollapse} />
          {index < panes.length - 1 && (
            <div
              {...getHandleProps({ index })}
              aria-label={pane.handle}
              aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
              className={classes.handle}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}
