/** A position in a text. Lines and columns count from 1, columns in code points. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** An offset in UTF-16 units with its position. */
interface Mark extends Place {
  readonly offset: number;
}

const lineFeed = 10;
const carriageReturn = 13;

/** Whether a unit is the second of a surrogate pair, which does not count as a code point of its own. */
function endsPair(text: string, unit: number, code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff && (text.charCodeAt(unit - 1) & 0xfc00) === 0xd800;
}

/** Advances a mark to an offset. CR, LF and CR LF each end one line, as in every editor. */
function advance(text: string, mark: Mark, to: number): Mark {
  let { line, column } = mark;
  for (let unit = mark.offset; unit < to; unit += 1) {
    const code = text.charCodeAt(unit);
    if (code === lineFeed || code === carriageReturn) {
      column = 1;
      if (code === carriageReturn || text.charCodeAt(unit - 1) !== carriageReturn) line += 1;
    } else if (!endsPair(text, unit, code)) column += 1;
  }
  return { offset: to, line, column };
}

/** The distance between two stored marks, in UTF-16 units. A lookup reads no more than that. */
const stride = 4096;

const origin: Mark = { offset: 0, line: 1, column: 1 };

function marksOf(text: string): readonly Mark[] {
  const marks: Mark[] = [origin];
  for (let mark = marks[0]; mark && mark.offset + stride < text.length; mark = marks.at(-1)) {
    marks.push(advance(text, mark, mark.offset + stride));
  }
  return marks;
}

/**
 * Returns a function that converts an offset (in UTF-16 units, clamped to the text) to a position. It reads the text
 * once, at the first call, so that a file without problems costs nothing. Its memory does not depend on the line
 * breaks.
 */
export function placesIn(text: string): (offset: number) => Place {
  let marks: readonly Mark[] | undefined;
  return (offset) => {
    marks ??= marksOf(text);
    const within = Math.min(Math.max(offset, 0), text.length);
    const mark = marks[Math.min(Math.floor(within / stride), marks.length - 1)] ?? origin;
    const { line, column } = advance(text, mark, within);
    return { line, column };
  };
}
