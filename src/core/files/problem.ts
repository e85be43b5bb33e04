/** The problems and notices of reading files: their codes, positions and messages. */
import type { Pointer } from '../json/pointer.ts';

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

/** The kind of a file's problem. */
export type FileProblemCode =
  /** The system could not read the file. */
  | 'unreadable'
  /** Over the size limit. */
  | 'too-large'
  /** The file is empty. */
  | 'empty'
  /** Not UTF-8. */
  | 'encoding'
  /** A byte order mark, which is removed. */
  | 'byte-order-mark'
  /** Not JSON, or JSON of another kind. */
  | 'wrong-format'
  /** One of our formats in an unknown version, as the file or as a part of a desk file. */
  | 'unknown-version'
  | 'syntax'
  /** The file ends before its document is complete. */
  | 'truncated'
  | 'too-deep'
  /** Over the limit of values, entries or links. */
  | 'too-many'
  | 'duplicate-key'
  /** A number that would change its value. */
  | 'number'
  | 'lone-surrogate'
  /** A part of a casefile or desk file without the shape of its format. */
  | 'shape'
  /** A value in a casefile that breaks its format, imported so that it can be corrected. */
  | 'value'
  | 'duplicate-id'
  /** A passage whose text does not match its ID. */
  | 'passage-hash'
  /** A verdict whose digest does not match the reviewed content. */
  | 'verdict-digest'
  /** The number of problems that are not listed. */
  | 'more';

/**
 * A problem of a file with its position. Lines and columns count from 1, columns in code points; lines end with LF, CR
 * or CR LF. `message` is one or more sentences for a person, with the position and what to do.
 */
export interface FileProblem {
  readonly code: FileProblemCode;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** JSON Pointer into the file's document, if the problem is at a value. */
  readonly pointer?: Pointer;
}

/** A fault in a part of a file's document. Its position in the text is looked up later, for all faults at once. */
export interface FileFault {
  readonly code: Extract<
    FileProblemCode,
    'unknown-version' | 'too-many' | 'shape' | 'value' | 'duplicate-id' | 'passage-hash' | 'verdict-digest'
  >;
  readonly path: Pointer;
  /** Starts in lower case and ends with a full stop. */
  readonly sentence: string;
}

/** Something worth a look in a file that was opened. */
export type FileNotice = FileProblem;

/** Creates a problem whose message starts with its position. The sentence starts in lower case. */
export function problemAt(code: FileProblemCode, place: Place, sentence: string, pointer?: Pointer): FileProblem {
  const { line, column } = place;
  const message = `Line ${String(line)}, column ${String(column)}: ${sentence}`;
  return { code, message, line, column, ...(pointer === undefined ? {} : { pointer }) };
}

/** The files that can be opened, as the last sentence of a message about one that cannot. */
export const whatCanBeOpened =
  'Assessment Desk opens assessments (.assessment.json), casefiles (.casefile.json), desk files (.desk.json), reviews (.review.json) and blind review packets (.blind.json).';
