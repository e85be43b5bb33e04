/** The type for the link between the open draft and a file on disk, and whether the two match. */
import type { FileLinkFormat } from './file-commands.ts';

/** The file on disk that the open draft was read from or saved to. */
export interface LinkedFile {
  readonly name: string;
  readonly format: FileLinkFormat;
  /** When it was last read or written here, in ms since 1970. */
  readonly at: number;
  /** Whether it contains the current draft. */
  readonly current: boolean;
  /** Its state on disk. */
  readonly disk: 'same' | 'changed' | 'gone' | 'unknown';
  /** Whether it is being written. */
  readonly writing: boolean;
}
