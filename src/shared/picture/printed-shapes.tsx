/** Draws a picture for white paper, in slices, so that a browser need not move it whole to the next page. */
import { useId } from 'react';
import type { Picture } from '../../core/pictures/shapes.ts';
import { slicesOf } from '../../core/pictures/slices.ts';
import { ShapesView } from './shapes-view.tsx';
import classes from './printed-shapes.module.css';

/** The most that a slice is high, in CSS pixels of the picture: about a sixth of its width. */
const mostHeight = 180;

export function PrintedShapes({ picture, label }: { readonly picture: Picture; readonly label: string }) {
  const id = useId();
  const { width, shapes } = picture;
  return (
    <>
      <svg className={classes.shapes} aria-hidden>
        <defs>
          <g id={id}>
            <ShapesView shapes={shapes} onWhite />
          </g>
        </defs>
      </svg>
      {slicesOf(picture, mostHeight).map(({ from, to }, at) => (
        <svg
          key={from}
          className={classes.slice}
          viewBox={`0 ${String(from)} ${String(width)} ${String(to - from)}`}
          {...(at === 0 ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        >
          <use href={`#${id}`} />
        </svg>
      ))}
    </>
  );
}
