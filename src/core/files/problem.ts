/** The problems and notices of reading files: their codes, positions and messages. */
import type { Pointer } from '../json/pointer.ts';
import type { Place } from './places.ts';

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
