import type { Digest } from '../casefile/hash.ts';
import type { Finding } from '../rules/finding.ts';

/** The formats that are written for others and never read back. */
export type ReportFormat = 'report-html' | 'report-markdown' | 'annotations' | 'links' | 'matrix';

/** What a format needs besides the workspace. */
export interface ExportContext {
  /** SHA-256 of bytes, 32 bytes long. */
  readonly digest: Digest;
  /** What the checker finds in the workspace. */
  readonly findings: readonly Finding[];
}

/** A file to hand over. The same workspace always gives the same text: nothing here knows the time. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** The file's text, for UTF-8 without a byte order mark; where a format wants one, it stands in the text. */
  readonly text: string;
  /** What is in the file, in short: its first lines, or an outline where those would say nothing. */
  readonly preview: string;
}
