/** The controls above the pages: which page, how large, and how it is turned. */
import { Input, VisuallyHidden } from '@mantine/core';
import {
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { PageSize } from '../../../core/extraction/extraction.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { actualSize, pageNamed, type Zoom } from './page-layout.ts';
import classes from './page-pane.module.css';

interface PageToolsProps {
  readonly sizes: readonly PageSize[];
  /** The page that the view is at, from 1. */
  readonly current: number;
  readonly zoom: Zoom;
  /** CSS pixels for each point of the current page. */
  readonly scale: number;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onZoomStep: (direction: 1 | -1) => void;
  readonly onTurn: () => void;
}

export function PageTools({ sizes, current, zoom, scale, onPage, onZoom, onZoomStep, onTurn }: PageToolsProps) {
  return (
    <div role="toolbar" aria-label="Page view" className={classes.tools}>
      <ToolButton label="Previous page" disabled={current <= 1} onClick={() => onPage(current - 1)}>
        <IconChevronUp size={16} aria-hidden />
      </ToolButton>
      <ToolButton label="Next page" disabled={current >= sizes.length} onClick={() => onPage(current + 1)}>
        <IconChevronDown size={16} aria-hidden />
      </ToolButton>
      <PageField sizes={sizes} current={current} onPage={onPage} />
      <span className={classes.spacer} />
      <ToolButton label="Zoom out" hint="Ctrl and mouse wheel" onClick={() => onZoomStep(-1)}>
        <IconZoomOut size={16} aria-hidden />
      </ToolButton>
      <span className={classes.scale}>
        <VisuallyHidden>Zoom: </VisuallyHidden>
        {Math.round((scale / actualSize) * 100)} %
      </span>
      <ToolButton label="Zoom in" hint="Ctrl and mouse wheel" onClick={() => onZoomStep(1)}>
        <IconZoomIn size={16} aria-hidden />
      </ToolButton>
      <ToolButton label="Fit width" pressed={zoom === 'width'} onClick={() => onZoom('width')}>
        <IconArrowAutofitWidth size={16} aria-hidden />
      </ToolButton>
      <ToolButton label="Fit page" pressed={zoom === 'page'} onClick={() => onZoom('page')}>
        <IconArrowAutofitHeight size={16} aria-hidden />
      </ToolButton>
      <ToolButton label="Rotate clockwise" onClick={onTurn}>
        <IconRotateClockwise size={16} aria-hidden />
      </ToolButton>
    </div>
  );
}

/** The number of the page, which a person can change. The file may label its pages differently, such as iv. */
function PageField({ sizes, current, onPage }: Pick<PageToolsProps, 'sizes' | 'current' | 'onPage'>) {
  const own = sizes[current - 1]?.label ?? String(current);
  const [typed, setTyped] = useState<string | null>(null);
  const page = typed === null ? undefined : pageNamed(sizes, typed);
  const isUnknown = typed !== null && typed.trim() !== '' && page === undefined;
  const problem = useId();
  const go = (): void => {
    if (page !== undefined) onPage(page);
    setTyped(null);
  };
  const total = String(sizes.length);
  return (
    <span className={classes.number}>
      <Input
        size="xs"
        withAria={false}
        aria-label="Page number"
        value={typed ?? own}
        error={isUnknown}
        aria-invalid={isUnknown}
        aria-describedby={isUnknown ? problem : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isUnknown) go();
          if (event.key !== 'Escape' || typed === null) return;
          setTyped(null);
          // In the rest of the passage, Esc clears the selection.
          event.stopPropagation();
        }}
        onBlur={go}
      />
      {isUnknown ? (
        <span id={problem} role="alert" className={classes.problem}>
          This page does not exist. The last page is {sizes.at(-1)?.label ?? total}.
        </span>
      ) : (
        <span className={classes.total}>
          {own === String(current) ? `of ${total}` : `(${String(current)} of ${total})`}
        </span>
      )}
    </span>
  );
}
