import type { Pointer } from '../assessment/pointer.ts';
import type { Place } from './places.ts';

/** What kind of fault a file has. */
export type FileProblemCode =
  /** The system did not hand it over. */
  | 'unreadable'
  /** Over the size that is read. */
  | 'too-large'
  /** Nothing in it. */
  | 'empty'
  /** Not UTF-8. */
  | 'encoding'
  /** A byte order mark, which is dropped. */
  | 'byte-order-mark'
  /** Something else than JSON, or JSON of another kind. */
  | 'wrong-format'
  /** A format of ours in a version that is not known here. */
  | 'unknown-version'
  | 'syntax'
  /** The end comes before the document is complete. */
  | 'truncated'
  | 'too-deep'
  /** More values than are read. */
  | 'too-many'
  | 'duplicate-key'
  /** A number that would not keep its value. */
  | 'number'
  | 'lone-surrogate'
  /** A part of a casefile or desk file that has not the shape of its format. */
  | 'shape'
  /** A value in a casefile that its format does not allow, and that is kept to be mended. */
  | 'value'
  | 'duplicate-id'
  /** A passage whose text is not the text that its name was made from. */
  | 'passage-hash'
  /** A verdict that is not bound to what it says it judged. */
  | 'verdict-digest'
  /** More problems than are listed. */
  | 'more';

/**
 * A fault of a file, and where it is. Lines and columns count from 1, columns in code points; lines end with LF, CR or
 * CR LF. `message` is whole sentences for a person: it names the place itself, and says what to do.
 */
export interface FileProblem {
  readonly code: FileProblemCode;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** JSON Pointer into the file's document, where the fault is at or in a value. */
  readonly pointer?: Pointer;
}

/** A fault in a part of a file's document; its place in the text is looked up afterwards, for all of them at once. */
export interface FileFault {
  readonly code: Extract<
    FileProblemCode,
    'too-many' | 'shape' | 'value' | 'duplicate-id' | 'passage-hash' | 'verdict-digest'
  >;
  readonly path: Pointer;
  /** Begins in lower case, and ends with its full stop. */
  readonly sentence: string;
}

/** Something worth saying of a file that was taken all the same. */
export type FileNotice = FileProblem;

/** A problem at a place, its sentence led by the place. The sentence begins in lower case. */
export function problemAt(code: FileProblemCode, place: Place, sentence: string, pointer?: Pointer): FileProblem {
  const { line, column } = place;
  const message = `Line ${String(line)}, column ${String(column)}: ${sentence}`;
  return { code, message, line, column, ...(pointer === undefined ? {} : { pointer }) };
}

/** What to hand over instead, for the end of a refusal. */
export const whatCanBeOpened =
  'Assessment Desk opens assessments (.assessment.json), casefiles (.casefile.json), desk files (.desk.json), reviews (.review.json) and blind review packets (.blind.json).';
