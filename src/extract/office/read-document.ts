/** Runs a reader of documents: what cannot be read, and documents without text, become a sentence. */
import type { Extraction, ExtractionResult } from '../../core/extraction/extraction.ts';
import { UnreadableFile } from '../package/unreadable.ts';

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
