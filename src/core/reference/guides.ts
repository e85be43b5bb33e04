/** The entries written by hand, and the search words: data that `npm run generate` makes from the Markdown files. */
import type { ReferenceEntry } from './entry.ts';
import data from './guides.generated.json' with { type: 'json' };

interface Guides {
  /** What people call an entry, by its ID. Only the search uses these phrases. */
  readonly phrases: Readonly<Record<string, readonly string[]>>;
  /** More keywords for the generated entries, by ID. */
  readonly extraKeywords: Readonly<Record<string, readonly string[]>>;
  /** Every entry written by hand, in the order of the help. */
  readonly guides: readonly ReferenceEntry[];
}

// The compiler reads every kind of a block as any text. The generator makes nothing but entries.
export const { phrases, extraKeywords, guides } = data as unknown as Guides;
