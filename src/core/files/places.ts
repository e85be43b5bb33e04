/** A place in a text. Lines and columns count from 1, columns in code points. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** How far a text was read, in UTF-16 units, and the place there. */
interface Mark extends Place {
  readonly offset: number;
}

const lineFeed = 10;
const carriageReturn = 13;

/** Whether a unit is the second one of a surrogate pair: a code point is counted by its first. */
function endsPair(text: string, unit: number, code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff && (text.charCodeAt(unit - 1) & 0xfc00) === 0xd800;
}

/** Reads on to an offset. CR, LF and CR LF each end a line, as in every editor; the LF of a CR LF ends no other. */
function readOn(text: string, mark: Mark, to: number): Mark {
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

/** How many UTF-16 units there are between two marks that are kept: a question reads no more than that. */
const stride = 4096;

const origin: Mark = { offset: 0, line: 1, column: 1 };

function marksOf(text: string): readonly Mark[] {
  const marks: Mark[] = [origin];
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
    const mark = marks[Math.min(Math.floor(within / stride), marks.length - 1)] ?? origin;
    const { line, column } = readOn(text, mark, within);
    return { line, column };
  };
}
