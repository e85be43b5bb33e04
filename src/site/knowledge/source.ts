/** What search names of an entry. */
export interface KnowledgeHit {
  readonly id: string;
  readonly title: string;
}

/** One entry, whole. */
export interface KnowledgeRecord extends KnowledgeHit {
  /** The entry as Markdown, with absolute links. */
  readonly text: string;
  /** Flat, so that every client can show it. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** What the endpoint knows. It is the same for every caller, and asking leaves nothing behind. */
export interface Knowledge {
  /** Best first, the same order every time, ties by id; at most `limit`. Nothing found is an empty list. */
  readonly search: (query: string, limit: number) => readonly KnowledgeHit[];
  /** The entry of exactly this id; `addressOf` gives the absolute address of any entry, for the links in its text. */
  readonly fetch: (id: string, addressOf: (id: string) => string) => KnowledgeRecord | undefined;
}
