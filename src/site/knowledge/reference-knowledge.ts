/** The content of the knowledge endpoint: the same entries as in the application’s help. */
import { authoritySource } from '../../core/authority/authority.ts';
import { referenceEntry } from '../../core/reference/reference.ts';
import type { ReferenceEntry } from '../../core/reference/entry.ts';
import { entryMarkdown } from '../../core/reference/markdown.ts';
import { searchReference } from '../../core/reference/search.ts';

/** A search result. */
export interface KnowledgeHit {
  readonly id: string;
  readonly title: string;
}

/** A complete entry. */
export interface KnowledgeRecord extends KnowledgeHit {
  /** The entry as Markdown, with absolute links. */
  readonly text: string;
  /** Flat, so that every client can show it. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** The content of the endpoint. It is the same for every caller, and reading it has no side effects. */
export interface Knowledge {
  /** Returns at most `limit` results, best first, in a deterministic order with ties sorted by ID. May be empty. */
  readonly search: (query: string, limit: number) => readonly KnowledgeHit[];
  /** Returns the entry with exactly this ID. `addressOf` returns the absolute address of any entry, for its links. */
  readonly fetch: (id: string, addressOf: (id: string) => string) => KnowledgeRecord | undefined;
}

export const referenceKnowledge: Knowledge = {
  search: (query, limit) => searchReference(query, limit).map(({ entry }) => ({ id: entry.id, title: titleOf(entry) })),
  fetch: (id, addressOf) => {
    const entry = referenceEntry(id);
    if (!entry) return undefined;
    return { id, title: entry.title, text: entryMarkdown(entry, addressOf), metadata: metadataOf(entry) };
  },
};

/** The title of a result. A client chooses by titles alone, so most of them include the summary. */
function titleOf({ kind, title, summary }: ReferenceEntry): string {
  return kind === 'guide' ? title : `${title}: ${summary}`;
}

function metadataOf({ kind, authority, summary, related }: ReferenceEntry): Record<string, string> {
  return { kind, source: authoritySource(authority), authority: authority.kind, summary, related: related.join(' ') };
}
