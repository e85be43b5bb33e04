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
