/** A problem in a file. Line and column count from 1; the column counts code points. */
export interface FileProblem {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  readonly pointer?: string;
}

/** The progress of long work, with a label; `fraction` is from 0 to 1 if known. */
export interface Progress {
  readonly label: string;
  readonly fraction?: number;
  /** The beginning of a text that is read, so that a person can read it before the rest. */
  readonly beginning?: string;
}
