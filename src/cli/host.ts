/** What a command needs of the machine that it runs on: handed in, so that tests run commands without a process. */
export interface Host {
  readonly version: string;
  /** The address of the site that the package was built for (SITE_URL); undefined where none was configured. */
  readonly siteUrl?: string | undefined;
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person reads standard output on a terminal. */
  readonly outIsTerminal: boolean;
  /** The bytes of a file, or of standard input for '-'. Rejects with an `InputError`. */
  read(file: string): Promise<Uint8Array>;
  /** Writes a whole file, or leaves what was there. Rejects with a reason for people where the system refuses. */
  write(file: string, text: string): Promise<void>;
  /** Whether two names are those of one file, also through links. */
  isSameFile(one: string, other: string): Promise<boolean>;
  out(text: string): void;
  err(text: string): void;
}

/** A file that the system does not hand over, or that is too large to be taken. The message is for a person. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: 'unreadable' | 'too-large';
  constructor(message: string, code: InputError['code'] = 'unreadable') {
    super(message);
    this.code = code;
  }
}

/** How a command ends. Other programs rely on these. */
export const exitCodes = {
  /** Nothing at or above the level that was asked for. */
  clean: 0,
  /** Something at or above that level. */
  findings: 1,
  /** A file that could not be read, or a command line that makes no sense. */
  trouble: 2,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The name by which a file is spoken of. */
export function shownName(file: string): string {
  return file === '-' ? '<stdin>' : file;
}
