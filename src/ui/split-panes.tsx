/** Panes that a person can resize, as on the desk. */
import { useSplitter, type SplitterPaneSize } from '@mantine/hooks';
import {
  createContext,
  Fragment,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { storePreference, storedPreference } from './preferences.ts';
import classes from './split-panes.module.css';

export interface Pane {
  /** Also set as `data-pane`, for styling. */
  readonly id: string;
  readonly content: ReactNode;
  /** The initial and the minimum share of the space, in per cent. */
  readonly size: number;
  readonly min: number;
  /** The name of the edge after this pane: “Resize outline”. */
  readonly handle?: string;
}

export interface SplitPanesProps {
  readonly panes: readonly Pane[];
  readonly orientation: 'horizontal' | 'vertical';
  /** The name that the sizes are remembered under. */
  readonly name: string;
}

/** Called by a pane’s content when it collapses; null outside a pane. */
const CollapseContext = createContext<((collapsed: boolean) => void) | null>(null);

/**
 * Tells the surrounding pane whether its content is collapsed, so that the other panes get the space. Returns whether
 * it is: outside a pane, content never collapses, because that would free no space for others.
 */
export function useCollapsedPane(collapsed: boolean): boolean {
  const tell = use(CollapseContext);
  useLayoutEffect(() => {
    tell?.(collapsed);
    return () => tell?.(false);
  }, [tell, collapsed]);
  return tell !== null && collapsed;
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
 * Panes in a row or a column. Edges can be moved with the pointer or the keyboard (arrows, Shift for larger steps,
 * Home, End). A click goes through three sizes, for people who cannot drag (WCAG 2.5.7); a double click resets them.
 * The sizes are stored in this browser.
 */
export function SplitPanes({ panes, orientation, name }: SplitPanesProps) {
  const [sizes, setSizes] = useState<SplitterPaneSize[]>(
    () => storedPreference(`sizes.${name}`, isListOfSizes(panes.length)) ?? panes.map(({ size }) => size),
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
  function resize(next: SplitterPaneSize[]): void {
    setSizes(next);
    storePreference(`sizes.${name}`, next);
  }
  const pressed = useRef<string>('');
  const panels = useMemo(() => panes.map(({ size, min }) => ({ defaultSize: size, min })), [panes]);
  const {
    ref,
    sizes: shown,
    getHandleProps,
  } = useSplitter<HTMLDivElement>({
    panels,
    orientation,
    sizes,
    onSizeChange: resize,
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
            // The role, the tab stop and the keys are in the properties of the handle.
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
            <div
              {...getHandleProps({ index })}
              onPointerDownCapture={() => {
                pressed.current = shown.join(' ');
              }}
              onClick={({ detail }) => {
                const isDragged = pressed.current !== shown.join(' ');
                if (detail === 1 && !isDragged) resize(sizesAfterClick(panes, shown, index));
              }}
              aria-label={pane.handle}
              title="Drag, or click for another size"
              aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
              className={classes.handle}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}

/**
 * Returns the sizes after a click on the edge behind a pane: from its default size to a larger one, a smaller one, and
 * back.
 */
function sizesAfterClick(
  panes: readonly Pick<Pane, 'size' | 'min'>[],
  sizes: readonly SplitterPaneSize[],
  index: number,
): SplitterPaneSize[] {
  const [pane, next] = [panes[index], panes[index + 1]];
  const [now, beside] = [Number(sizes[index]), Number(sizes[index + 1])];
  if (!pane || !next) return [...sizes];
  const clampSize = (size: number): number => Math.max(pane.min, Math.min(size, now + beside - next.min));
  const steps = [pane.size, pane.size * 1.4, pane.size * 0.7].map(clampSize);
  const nearest = steps.reduce(
    (best, size, at) => (Math.abs(size - now) < Math.abs((steps[best] ?? 0) - now) ? at : best),
    0,
  );
  const size = steps[(nearest + 1) % steps.length] ?? now;
  return sizes.map((old, at) => (at === index ? size : at === index + 1 ? now + beside - size : old));
}
