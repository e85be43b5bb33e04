/** The system that a command runs on, its errors, SHA-256, and output that is safe for a terminal. */
import { createHash } from 'node:crypto';
import { showHiddenCharacters } from '../core/text/hidden.ts';

// Writes foreign text so that a terminal shows it as it is: no text of a file can control it or imitate our lines.

// The option `--output` of commands: writes a file, but never over one of the inputs.

/** Whether the output would overwrite one of its inputs, which is reported. `inputs` may have “-” and missing names. */
export async function overwritesInput(
  output: string | undefined,
  inputs: readonly (string | undefined)[],
  host: Host,
): Promise<boolean> {
  if (output === undefined) return false;
  for (const input of inputs) {
    if (input === undefined || input === '-' || !(await host.isSameFile(output, input))) continue;
    host.err(`assessment-desk: “${output}” is also an input. Choose another file for --output.\n`);
    return true;
  }
  return false;
}

/**
 * Writes to the file, or to standard output (as `print` does) without one. Returns whether it was written; a failure is
 * reported.
 */
export async function writeOutput(
  output: string | undefined,
  content: string | Uint8Array,
  host: Host,
  print: (content: string) => void = host.out,
): Promise<boolean> {
  if (output === undefined) {
    if (typeof content === 'string') print(content);
    else host.out(content);
    return true;
  }
  try {
    await host.write(output, content);
    return true;
  } catch (error) {
    host.err(`assessment-desk: Could not write “${output}”: ${(error as Error).message}.\n`);
    return false;
  }
}

/** Returns a text on one line, with control and other hidden characters as visible codes, such as ⟨U+001B⟩. */
export function onOneLine(text: string): string {
  return showHiddenCharacters(text).replaceAll(/[\t-\r\u0085\u2028\u2029]+/g, ' ');
}

/** Returns texts as lines, each on one line. */
export function asLines(texts: readonly string[]): string {
  return texts.map((text) => `${onOneLine(text)}\n`).join('');
}

/** Returns a text with its lines, and with all other control and hidden characters as visible codes. */
export function inLines(text: string): string {
  const lines = showHiddenCharacters(text.replaceAll('\r\n', '\n'));
  // They move the cursor, although they are white space.
  return lines.replaceAll(/[\v\f\r\u0085]/g, (character) => `⟨U+${hex(character)}⟩`);
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/**
 * Returns the host with safe output: a message is always one line, and data that is shown in a terminal has visible
 * control characters. Data for a file or another program stays exact.
 */
export function withSafeOutput(host: Host): Host {
  return {
    ...host,
    out: (content) => host.out(typeof content === 'string' && host.outIsTerminal ? inLines(content) : content),
    err: (text) => host.err(asLines([text.replace(/\n$/, '')])),
  };
}

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
