/** For tests: files that were read as sources. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import type { Extraction, Segment } from '../../core/extraction/extraction.ts';
import type { SourceFile } from '../../desk/file-commands.ts';

export type TextSource = Extract<SourceFile, { kind: 'text' }>;

/** A segment of a group; null for text that is always included. */
export const segment = (text: string, group: string | null = null, more: Partial<Segment> = {}): Segment => ({
  separator: '\n',
  text,
  group,
  place: null,
  ...more,
});

/** A text file that contains this text and is called by it. */
export function textSource(text: string, facts: SourceFacts = {}): TextSource {
  return {
    kind: 'text',
    path: `${text}.txt`,
    format: 'Plain text',
    file: {
      name: `${text}.txt`,
      path: null,
      size: text.length,
      media_type: 'text/plain',
      sha256: bytesToHex(sha256(utf8ToBytes(text))),
    },
    original: new File([text], `${text}.txt`, { type: 'text/plain' }),
    extraction: {
      reader: { name: 'text', version: 1, engine: null },
      segments: [segment(text)],
      groups: [],
      pages: [],
      losses: [],
      facts,
      contained: [],
    },
    isContained: false,
    unreadFiles: [],
  };
}

/** A document of parts that a person can choose. */
export function documentSource(name: string, extraction: Partial<Extraction>): TextSource {
  const source = textSource(name);
  return {
    ...source,
    path: `${name}.docx`,
    format: 'Word document',
    file: { ...source.file, name: `${name}.docx`, size: 12_345 },
    extraction: { ...source.extraction, reader: { name: 'docx', version: 1, engine: null }, ...extraction },
  };
}
