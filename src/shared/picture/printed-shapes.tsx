/**
 * Draws a picture for white paper, in slices, so that a browser need not move it whole to the next page. The head of
 * the picture is that of a table, which browsers repeat on each page.
 */
import { type Picture, shapesIn, slicesOf, type Slice } from '../../core/pictures/shapes.ts';
import { ShapesView } from './shapes-view.tsx';
import classes from './printed-shapes.module.css';

/** The maximum height of a slice, in CSS pixels of the picture: about a sixth of its width. */
const maxHeight = 180;

export function PrintedShapes({ picture, label }: { readonly picture: Picture; readonly label: string }) {
  const { headHeight = 0 } = picture;
  return (
    <table className={classes.picture} role="img" aria-label={label}>
      {headHeight > 0 && (
        <thead>
          <Row picture={picture} slice={{ from: 0, to: headHeight }} />
        </thead>
      )}
      <tbody>
        {slicesOf(picture, maxHeight).map((slice) => (
          <Row key={slice.from} picture={picture} slice={slice} />
        ))}
      </tbody>
    </table>
  );
}

/** A slice. It has only its own shapes: at the contract's limits, all of them in each would be millions of elements. */
function Row({ picture, slice }: { readonly picture: Picture; readonly slice: Slice }) {
  const { from, to } = slice;
  return (
    <tr>
      <td>
        <svg className={classes.slice} viewBox={`0 ${String(from)} ${String(picture.width)} ${String(to - from)}`}>
          <ShapesView shapes={shapesIn(picture, slice)} onWhite />
        </svg>
      </td>
    </tr>
  );
}
