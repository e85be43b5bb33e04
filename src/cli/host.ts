/** The system that a command runs on, its errors, and SHA-256. */
import { createHash } from 'node:crypto';

/** An invalid command line. The message is for people. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

// SHA-256 for the command line, computed by Node’s own library.

/** Returns the SHA-256 of bytes (FIPS 180-4), 32 bytes long, computed by the system's library. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}

/** Decides from the first and last bytes of a file and its size whether it is read. Of a stream, more may follow. */
export type Refusal = (part: {
  readonly start: Uint8Array;
  readonly end: Uint8Array;
  readonly size: number;
}) => string | undefined;

/** The system that a command runs on. It is a parameter, so that tests can run commands without a process. */
export interface Host {
  readonly version: string;
  /** The address of the site that the package was built for (SITE_URL), if it was set. */
  readonly siteUrl?: string | undefined;
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether standard output is a terminal. */
  readonly outIsTerminal: boolean;
  /** The current folder and those around it, the nearest first, for names that are looked for in each of them. */
  readonly folders: readonly string[];
  /** Reads a file, or standard input for '-'. Rejects with an `InputError`. */
  read(file: string): Promise<Uint8Array>;
  /**
   * Reads a published file of up to 2 GB, or standard input for '-'. Rejects with an `InputError`, also if `refusal`
   * returns why the file is not read.
   */
  readWhole(file: string, refusal?: Refusal): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the files in a folder and the folders in it, or the file itself. Rejects with an `InputError`. */
  filesIn(path: string): Promise<readonly string[]>;
  /** Returns PDFium, compiled to WebAssembly: the file `pdfium.wasm`. */
  pdfium(): Promise<Uint8Array<ArrayBuffer>>;
  /** Writes a file atomically: a failure leaves the old content. Rejects with a readable reason. */
  write(file: string, content: string | Uint8Array): Promise<void>;
  /** Whether two names lead to the same file, directly or through links. */
  isSameFile(one: string, other: string): Promise<boolean>;
  /** Writes data to standard output. Its control characters are visible if that is a terminal. */
  out(content: string | Uint8Array): void;
  /** Writes text to standard output whose foreign parts are on one line each (`onOneLine`). It may have colours. */
  print(text: string): void;
  /** Writes a message to standard error, on one line. */
  err(text: string): void;
}

/** A file that cannot be read or is too large. The message is for people. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: 'unreadable' | 'missing' | 'too-large';
  constructor(message: string, code: InputError['code'] = 'unreadable') {
    super(message);
    this.code = code;
  }
}

/** The exit statuses. Other programs rely on them. */
export const exitCodes = {
  /** No finding at or above the level of --fail-on. */
  clean: 0,
  /** At least one finding at or above that level. */
  findings: 1,
  /** A file could not be read, or the command line is invalid. */
  trouble: 2,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The name of a file in messages. */
export function shownName(file: string): string {
  return file === '-' ? '<stdin>' : file;
}
