/** Divides what a reader found in a file into the texts that become sources of their own. */
import type { Extraction } from '../core/extraction/extraction.ts';

/** How deep files in files are read, such as an attachment of an attached message. */
export const maxLevels = 4;

/** The maximum number of files that are read from one file. */
export const maxContainedFiles = 200;

/** Returns why some of the files in an archive are not read, as a sentence; undefined if all are. */
export function unreadInArchive({ contained }: Extraction): string | undefined {
  if (contained.length <= maxContainedFiles) return undefined;
  return `Only the first ${String(maxContainedFiles)} of the ${String(contained.length)} files in it were read. Divide it into smaller archives, and add those with the others.`;
}

/** A text that becomes a source, with what tells it from the others of its file: “, Text 2”, or ''. */
export interface SourceText {
  readonly extraction: Extraction;
  readonly label: string;
}

/** Whether a file is like a folder: an archive of pages or messages without a text of its own. */
export function isArchive({ segments }: Extraction): boolean {
  return segments.every(({ text }) => text === '');
}

/** The readers whose segments are texts of their own. */
const ofSeveralTexts: ReadonlySet<string> = new Set(['json', 'ris', 'bibtex', 'csl-json', 'stix']);

/** Divides an extraction into the texts that become sources: each text of a JSON file is one of its own. */
export function sourceTextsOf(extraction: Extraction): readonly SourceText[] {
  if (!ofSeveralTexts.has(extraction.reader.name) || extraction.segments.length < 2) return [{ extraction, label: '' }];
  return extraction.segments.map((segment) => ({
    extraction: { ...extraction, segments: [segment] },
    label: segment.place?.kind === 'part' ? `, ${segment.place.label}` : '',
  }));
}
