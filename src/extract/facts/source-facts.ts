/** Collects what a file says about itself as a source: in its metadata first, then in its text, then in its name. */
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import { languageOf } from './language-of.ts';
import { nameFacts } from './name-facts.ts';

/**
 * Completes what the content says (`own`) with the file's name and the language of its text. Fields that nothing says
 * are missing.
 */
export function sourceFacts(own: SourceFacts, fileName: string, text: string): SourceFacts {
  const name = nameFacts(fileName);
  const facts = {
    ...own,
    title: own.title ?? name.title,
    published_at: own.published_at ?? name.published_at,
    language: own.language ?? languageOf(text),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}
