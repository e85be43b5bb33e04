import { codePointLength } from '../passage/offsets.ts';

/** A place in a text. Lines and columns count from 1, columns in code points. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where each line starts, in UTF-16 units. A line ends with LF, CR or CR LF, as in every editor. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\r|\n/g)) starts.push(end.index + end[0].length);
  return starts;
}

/** The index of the last start that is not behind the offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Turns offsets of a text (UTF-16 units, clamped to it) into places. The lines are found once, at the first question:
 * a file without problems never pays for them.
 */
export function placesIn(text: string): (offset: number) => Place {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    const line = lineOf(starts, offset);
    return { line: line + 1, column: codePointLength(text.slice(starts[line], offset)) + 1 };
  };
}
