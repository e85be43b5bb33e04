/** Completes what a reader found: text that has a UTF-8 form, and the facts of the file’s name and of the language. */
import { composeText, proposedGroups } from '../core/extraction/compose.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import { wellFormed } from '../core/extraction/well-formed.ts';
import { sourceFacts } from './facts/source-facts.ts';

/** Completes an extraction. The same extraction and name give the same result. */
export function completeExtraction(extraction: Extraction, fileName: string): Extraction {
  const withoutSurrogates = wellFormed(extraction);
  const { text } = composeText(withoutSurrogates, proposedGroups(withoutSurrogates));
  return { ...withoutSurrogates, facts: sourceFacts(withoutSurrogates.facts, fileName, text) };
}
