/** The types of an export: its formats, the data it needs, and the resulting file. */
import type { Digest } from '../casefile/hash.ts';
import type { Finding } from '../rules/finding.ts';
import type { ReportShape } from './report/shape.ts';
import type { Opinions } from './stix/opinions.ts';

/** The formats that are written as text for other people and tools and that Assessment Desk cannot open. */
export type TextFormat =
  | 'report-html'
  | 'report-markdown'
  | 'annotations'
  | 'links'
  | 'matrix'
  | 'stix'
  | ReferenceFormat;

/** A format for programs that manage literature. */
export type ReferenceFormat = 'csl-json' | 'ris' | 'bibtex';

/** The formats that are written as bytes, from a checked draft. */
export type BinaryFormat = 'report-word' | 'tables';

/** The formats of the review report. */
export type ReviewReportFormat = 'review-report-html' | 'review-report-word' | 'review-report-markdown' | 'verdicts';

/** The formats that are written for other people and tools and that Assessment Desk cannot open. */
export type ReportFormat = TextFormat | 'stix-opinions' | BinaryFormat | ReviewReportFormat;

/** The data that an export needs besides the workspace. */
export interface ExportContext {
  /** SHA-256 of bytes, 32 bytes long. */
  readonly digest: Digest;
  /** The findings of the checker for the workspace. */
  readonly findings: readonly Finding[];
  /** The sections of a report; the whole report if there is none. */
  readonly shape?: ReportShape | undefined;
  /** The verdicts in a STIX bundle; no verdicts if there are none. */
  readonly opinions?: Opinions;
}

/** An exported file whose content is a text or, in a binary format, bytes. */
export interface ExportedContent extends Omit<ExportedFile, 'text'> {
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** A text file to export. The same workspace always gives the same text, because no date is written. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** The file's text, to be encoded in UTF-8. If a format needs a byte order mark, the text contains it. */
  readonly text: string;
  /** An excerpt of the file: its first lines, or an outline if those are not useful. */
  readonly preview: string;
}

/** The maximum number of lines and of UTF-16 units of a preview. */
const maxLines = 40;
const maxUnits = 6000;

/** The first lines of a file's text, without a byte order mark. Ends with “…” if there is more. */
export function firstLines(text: string): string {
  const start = text.slice(0, maxUnits).replace(/^\uFEFF/, '');
  const lines = start.split(/\r\n|\n/);
  const whole = text.length <= maxUnits && lines.length <= maxLines;
  if (whole) return start;
  const shown = lines.slice(0, maxLines);
  // The cut may have split a line, or a surrogate pair at its end.
  if (lines.length <= maxLines) shown[shown.length - 1] = (shown.at(-1) ?? '').replace(/[\uD800-\uDBFF]$/, '') + '…';
  else shown.push('…');
  return shown.join('\n');
}
