/**
 * The type of what a file says about itself as a source: title, URL, dates, language and publisher, each with its
 * origin.
 */

/** Where a value was found. */
export type FactOrigin =
  /** The metadata of a page: `meta`, canonical link, JSON-LD. */
  | 'metadata'
  /** The `title` of a page. */
  | 'page-title'
  /** The comment with the address that browsers write into saved pages. */
  | 'saved-page'
  /** The `lang` of a page. */
  | 'page-language'
  | 'front-matter'
  /** The date on which the file was made, such as by a print to PDF. */
  | 'file-date'
  /** The headers of an email message. */
  | 'message'
  /** A reference manager. */
  | 'reference'
  | 'heading'
  /** The lines above the text: a title block, a letterhead, the name of a newspaper. */
  | 'title-block'
  | 'file-name'
  /** The script of the text, if only one language is likely. */
  | 'script'
  /** The frequent words of the text. */
  | 'words';

/** A value that a file says, as a proposal for a person. */
export interface Fact {
  readonly value: string;
  readonly origin: FactOrigin;
  /** The line of the text that says so. */
  readonly words?: string;
  /** For dates: what the file does not say. The zone is then read as UTC, the time as 00:00 UTC. */
  readonly assumed?: 'zone' | 'time';
}

/** The fields of an observation that a file can say. */
export type SourceField = 'title' | 'canonical_url' | 'published_at' | 'retrieved_at' | 'language';

/** What a file says about itself. `publisher` is a name, which need not be that of an actor. */
export type SourceFacts = { readonly [Field in SourceField | 'publisher']?: Fact };
