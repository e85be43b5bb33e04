import type { FileLinkFormat } from './commands.ts';

/** The file on disk that the open draft was read from or saved to. */
export interface LinkedFile {
  readonly name: string;
  readonly format: FileLinkFormat;
  /** When it was last read or written from here, in ms since 1970. */
  readonly at: number;
  /** Whether it holds the draft as it stands. */
  readonly current: boolean;
  /** What is known of it on disk. */
  readonly disk: 'same' | 'changed' | 'gone' | 'unknown';
  /** Whether it is being written now. */
  readonly writing: boolean;
}
