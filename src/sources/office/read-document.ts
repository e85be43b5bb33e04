/** Runs a reader of documents: what cannot be read, and documents without text, become a sentence. */
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import { dateFact, firstFact, languageFact, textFact, urlFact } from '../facts/source-facts.ts';
import {
  textOf,
  pieceSize,
  streamXml,
  type XmlElement,
  type StreamedElement,
  type XmlDialect,
  UnreadableFile,
} from '../package/package.ts';
import type { ReadingProgress } from '../readers.ts';
import type { Extraction, ExtractionResult } from '../../core/extraction/extraction.ts';

// Makes facts of the properties that documents and books have: title, publisher, dates, language and address.

/** The properties of a document. Of several values, the first one with the right form counts. */
export interface DocumentProperties {
  readonly titles: readonly (XmlElement | undefined)[];
  /** The person or organisation that published it, if the document says so. Its author need not have. */
  readonly publishers?: readonly (XmlElement | undefined)[];
  /** When it was published, if the document says so: it can have been saved long before or after. */
  readonly dates?: readonly (XmlElement | undefined)[];
  readonly languages: readonly (string | undefined)[];
  readonly addresses?: readonly (XmlElement | undefined)[];
}

/** Titles and names that programs write if the author gave none. */
const noTitle = /^(?:untitled|unknown|microsoft office user|python-docx|.*\.(?:docx?|dotx?|odt|rtf|epub))$/i;

/** Returns what a document says about itself. Properties without a value are missing. */
export function documentFacts(properties: DocumentProperties): SourceFacts {
  const { titles, publishers = [], dates = [], languages, addresses = [] } = properties;
  const texts = (elements: readonly (XmlElement | undefined)[]) =>
    elements.map((element) => element && textOf(element));
  const titleFact = (text: string) => (noTitle.test(text.trim()) ? undefined : textFact(text, 'metadata'));
  const facts: SourceFacts = {
    title: firstFact(texts(titles), titleFact),
    publisher: firstFact(texts(publishers), titleFact),
    published_at: firstFact(texts(dates), (text) => dateFact(text, 'metadata')),
    language: firstFact(languages, (text) => languageFact(text, 'metadata')),
    canonical_url: firstFact(texts(addresses), (text) => urlFact(text, 'metadata')),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

// Reads a large part of a file piece by piece, so that reading can be cancelled and its progress shown.

/** What a reader is given besides the file. */
export interface ReadingControl {
  readonly onProgress?: ((progress: ReadingProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Lets other tasks run, among them the one that cancels. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Reports progress and pauses. Rejects with the signal’s reason when cancelled. */
export async function nextStep({ onProgress, signal }: ReadingControl, label: string, fraction: number): Promise<void> {
  onProgress?.({ label, fraction });
  await pause();
  signal?.throwIfAborted();
}

/**
 * Calls `onElement` for each child of the elements called `containers`. Rejects with `UnreadableFile`, or with the
 * signal’s reason when cancelled.
 */
export async function readPieces(
  bytes: Uint8Array,
  dialect: XmlDialect,
  containers: ReadonlySet<string>,
  onElement: (streamed: StreamedElement) => void,
  control: ReadingControl,
): Promise<void> {
  let done = 0;
  for (const streamed of streamXml(bytes, dialect, containers)) {
    if (streamed) onElement(streamed);
    else {
      done = Math.min(done + pieceSize, bytes.length);
      await nextStep(control, 'Reading the text', done / bytes.length);
    }
  }
}

const noText =
  'This document contains no text. If its text is in pictures, run text recognition (OCR) on it and add the result.';

/** Returns the result of reading. Rejects only with errors that do not come from the file, such as when cancelled. */
export async function readDocument(extract: () => Promise<Extraction>): Promise<ExtractionResult> {
  try {
    const extraction = await extract();
    const hasText = extraction.segments.some(({ text }) => /\S/.test(text));
    return hasText ? { kind: 'text', extraction } : { kind: 'unreadable', problem: noText };
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', problem: error.message };
    throw error;
  }
}
