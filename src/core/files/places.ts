import { codePointLength } from '../passage/offsets.ts';

/** A place in a text. Lines and columns count from 1, columns in code points. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** How far a text was read: the line that is open there, counted from 1, and where it starts, in UTF-16 units. */
interface Mark {
  readonly offset: number;
  readonly line: number;
  readonly start: number;
}

const lineFeed = 10;
const carriageReturn = 13;

/** Reads on to an offset. CR, LF and CR LF each end a line, as in every editor; the LF of a CR LF ends no other. */
function readOn(text: string, { offset, line, start }: Mark, to: number): Mark {
  let nowLine = line;
  let nowStart = start;
  for (let unit = offset; unit < to; unit += 1) {
    const code = text.charCodeAt(unit);
    if (code !== lineFeed && code !== carriageReturn) continue;
    nowStart = unit + 1;
    if (code === carriageReturn || text.charCodeAt(unit - 1) !== carriageReturn) nowLine += 1;
  }
  return { offset: to, line: nowLine, start: nowStart };
}

/** How many UTF-16 units there are between two marks that are kept: a question reads no more than that. */
const stride = 65536;

function marksOf(text: string): readonly Mark[] {
  const marks: Mark[] = [{ offset: 0, line: 1, start: 0 }];
  for (let mark = marks[0]; mark && mark.offset + stride < text.length; mark = marks.at(-1)) {
    marks.push(readOn(text, mark, mark.offset + stride));
  }
  return marks;
}

/**
 * Turns offsets of a text (UTF-16 units, clamped to it) into places. The text is read once, at the first question: a
 * file without problems never pays for it, and one of nothing but line breaks takes no memory either.
 */
export function placesIn(text: string): (offset: number) => Place {
  let marks: readonly Mark[] | undefined;
  return (offset) => {
    marks ??= marksOf(text);
    const within = Math.min(Math.max(offset, 0), text.length);
    const mark = marks[Math.min(Math.floor(within / stride), marks.length - 1)] ?? { offset: 0, line: 1, start: 0 };
    const { line, start } = readOn(text, mark, within);
    return { line, column: codePointLength(text.slice(start, within)) + 1 };
  };
}
