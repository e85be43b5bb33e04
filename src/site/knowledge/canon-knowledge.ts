/** The content of the knowledge endpoint, the canon: the same entries as in the application’s help. */
import { authoritySource } from '../../core/authority/authority.ts';
import { canonEntry } from '../../core/canon/canon.ts';
import type { CanonEntry } from '../../core/canon/entry.ts';
import { entryMarkdown } from '../../core/canon/markdown.ts';
import { searchCanon } from '../../core/canon/search.ts';
import type { Knowledge } from './source.ts';

export const canonKnowledge: Knowledge = {
  search: (query, limit) => searchCanon(query, limit).map(({ entry }) => ({ id: entry.id, title: titleOf(entry) })),
  fetch: (id, addressOf) => {
    const entry = canonEntry(id);
    if (!entry) return undefined;
    return { id, title: entry.title, text: entryMarkdown(entry, addressOf), metadata: metadataOf(entry) };
  },
};

/** The title of a result. A client chooses by titles alone, so most of them include the summary. */
function titleOf({ kind, title, summary }: CanonEntry): string {
  return kind === 'guide' ? title : `${title}: ${summary}`;
}

function metadataOf({ kind, authority, summary, related }: CanonEntry): Record<string, string> {
  return { kind, source: authoritySource(authority), authority: authority.kind, summary, related: related.join(' ') };
}
