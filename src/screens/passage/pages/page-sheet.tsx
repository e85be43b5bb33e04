/** A page of a file: its picture, with the outlines over it. */
import { Button } from '@mantine/core';
import { memo, useLayoutEffect, useRef } from 'react';
import type { PageSize, Rotation } from '../../../core/extraction/extraction.ts';
import type { PlacedPage } from '../../../core/extraction/placed-page.ts';
import { turnedSize, type LaidPage } from './page-layout.ts';
import { outlinesOn, type Outline, type Outlined } from './page-outlines.ts';
import type { PageCanvas } from './page-canvas.ts';
import classes from './page-pane.module.css';

interface PageSheetProps {
  /** From 1. */
  readonly page: number;
  readonly count: number;
  readonly size: PageSize;
  readonly place: LaidPage;
  readonly rotation: Rotation;
  /** Whether the places of its characters are known. */
  readonly isReady: boolean;
  /** Undefined until the page is drawn. */
  readonly picture: PageCanvas | undefined;
  readonly placed: PlacedPage;
  readonly outlined: Outlined;
  /** Why the page cannot be drawn. */
  readonly problem: string | undefined;
  readonly onRetry: (page: number) => void;
}

/** The space between text and outline, in points. */
const margin = 1;

const turns: Readonly<Record<Rotation, (width: number, height: number) => string>> = {
  0: () => 'none',
  90: (_, height) => `translateX(${String(height)}px) rotate(90deg)`,
  180: (width, height) => `translate(${String(width)}px, ${String(height)}px) rotate(180deg)`,
  270: (width) => `translateY(${String(width)}px) rotate(270deg)`,
};

/** Memoised, because scrolling renders the pages again. */
export const PageSheet = memo(function PageSheet(props: PageSheetProps) {
  const { page, count, size, place, rotation, isReady, picture, placed, outlined, problem, onRetry } = props;
  // The picture and the outlines are turned together, so that turning needs no new picture.
  const own = turnedSize({ label: null, ...place }, rotation);
  return (
    <div
      className={classes.page}
      style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
    >
      <div
        role="img"
        aria-label={`Page ${String(page)} of ${String(count)}`}
        aria-busy={!isReady}
        className={classes.sheet}
        style={{ width: own.width, height: own.height, transform: turns[rotation](own.width, own.height) }}
      >
        <Picture picture={picture} />
        <svg className={classes.outlines} viewBox={`0 0 ${String(size.width)} ${String(size.height)}`} aria-hidden>
          {outlinesOn(placed, outlined).map(({ key, kind, boxes, name: title, isActive, cited, fits = true }) => (
            <g
              key={key}
              data-outline={kind}
              data-active={isActive || undefined}
              data-cited={cited}
              data-wrong={fits ? undefined : true}
            >
              {title === undefined ? null : <title>{title}</title>}
              <Boxes boxes={boxes} />
              <Boxes boxes={boxes} />
            </g>
          ))}
        </svg>
      </div>
      {problem === undefined ? null : (
        <div className={classes.problem}>
          <p>Could not display this page. {problem}</p>
          <Button size="compact-sm" variant="default" onClick={() => onRetry(page)}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
});

/**
 * The boxes of an outline. They are drawn twice: first their edges, then their areas, which cover the edges between
 * boxes of adjacent lines.
 */
function Boxes({ boxes }: Pick<Outline, 'boxes'>) {
  return (
    <g>
      {boxes.map(({ left, top, width, height }, index) => (
        <rect key={index} x={left - margin} y={top - margin} width={width + 2 * margin} height={height + 2 * margin} />
      ))}
    </g>
  );
}

/** The canvas of a picture. Until another one comes, it stays and is scaled. */
function Picture({ picture }: { readonly picture: PageCanvas | undefined }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(...(picture ? [picture.canvas] : []));
  }, [picture]);
  return <div ref={host} className={classes.picture} />;
}
