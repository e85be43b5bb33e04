/** The sizes of the matrix grid's parts, so that titles get the width that cells do not need. */

/** Sizes of the grid's parts in CSS pixels. */
export interface GridMeasures {
  readonly row: number;
  readonly column: number;
  /** The width of the row headings, and the height of the column headings. */
  readonly side: number;
  readonly top: number;
  /** Whether the column headings are turned, because columns are too narrow for words. */
  readonly isTurned: boolean;
  /** The number of lines of a column heading's text. */
  readonly lines: number;
}

/** What the sizes depend on. */
interface GridSpace {
  /** The size of the text of the page, in CSS pixels. */
  readonly rem: number;
  /** The size of the visible part of the grid, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** The length of the longest text of a column, in UTF-16 units. */
  readonly longest: number;
}

/** The average width of a letter and the height of a line of a heading's text, as shares of the page's text size. */
const letter = 0.47;
const line = 1.06;

/**
 * Returns the sizes for a visible area. Columns share the width that the row headings leave, up to a width at which
 * their texts are easy to read; the row headings get the rest. If there are too many columns, they have the smallest
 * width and the grid scrolls.
 */
export function gridMeasures({ rem, width, height, columns, longest }: GridSpace): GridMeasures {
  const least = Math.round(2.625 * rem);
  const ownSide = Math.round(Math.min(19 * rem, Math.max(11 * rem, width * 0.24)));
  const share = Math.floor((width - ownSide) / Math.max(1, columns));
  const column = Math.min(Math.round(18 * rem), Math.max(least, share));
  const isTurned = column < 5 * rem;
  // Within its column, a turned heading shows its name and as many lines of text as fit beside it.
  const lines = isTurned
    ? Math.max(1, Math.floor((column / rem - 1.25) / line))
    : linesOf(longest, column / rem - 0.75);
  const tallest = Math.max(7 * rem, height * 0.36);
  const top = isTurned ? Math.max(10.5 * rem, Math.min(16 * rem, tallest)) : (2.2 + lines * line) * rem;
  const side = Math.max(ownSide, width - columns * column);
  return { row: Math.round(2.75 * rem), column, side, top: Math.round(top), isTurned, lines };
}

/** Returns the number of lines that a text of this length needs in this width, from 1 to 8. */
function linesOf(length: number, width: number): number {
  return Math.min(8, Math.max(1, Math.ceil((Math.min(length, 400) * letter * 1.15) / width)));
}
