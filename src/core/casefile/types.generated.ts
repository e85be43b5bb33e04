/* Generated from src/schema/casefile.schema.json by `npm run generate`. Do not edit. */

/**
 * 1 to 200 characters: a letter or digit first, then letters, digits, and . _ : -
 */
export type Identifier = string;
/**
 * What readers need to know about the source: its access to the facts, its interests, and how it works.
 */
export type Descriptor = string;
/**
 * How reliable the source is, as a letter of the Admiralty scale, or none.
 */
export type Reliability = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
/**
 * Why the analyst grades or describes the source this way.
 */
export type Basis = string;
/**
 * How credible the information is, as a digit of the Admiralty scale, or none. It is graded separately from the reliability of the source.
 */
export type Credibility = '1' | '2' | '3' | '4' | '5' | '6' | null;
/**
 * Where a stretch of the text is in the file.
 */
export type Place = PagePlace | TimePlace | PartPlace;

/**
 * The sources of an assessment: observations with their passages, and the analyst's registry of actors. This is a convention of Assessment Desk, not part of the contract.
 */
export interface Casefile {
  /**
   * The name and version of this format: version 3 if there are source grades, version 2 if there are only origins, otherwise version 1.
   */
  readonly format: string;
  /**
   * What the casefile is about.
   */
  readonly title: string;
  /**
   * The analyst's registry of actors. It is not part of the evidence and does not affect the fingerprint.
   */
  readonly actors: readonly Actor[];
  /**
   * The published items, each with its passages.
   */
  readonly observations: readonly Observation[];
  /**
   * Where the texts of passages came from. Origins are not part of the evidence and do not affect the fingerprint.
   */
  readonly origins?: readonly Origin[];
}
/**
 * A person, organisation or state that claims are about or come from.
 */
export interface Actor {
  readonly actor_id: Identifier;
  /**
   * Every form that counts as visibly naming the actor, in every script and language.
   */
  readonly names: readonly string[];
  /**
   * Hosts where the actor publishes, such as mfa.example.org; *.example.org includes all subdomains. Consistency with it is not authentication.
   */
  readonly publisher_hosts: readonly string[];
  readonly grade?: PublisherGrade;
}
/**
 * The analyst's own description and grade of an actor as a source, on the Admiralty scale. Nothing is computed with it.
 */
export interface PublisherGrade {
  readonly descriptor: Descriptor;
  readonly reliability: Reliability;
  readonly basis: Basis;
}
/**
 * One published item and the passages taken from it.
 */
export interface Observation {
  /**
   * A whole number, 1 or higher.
   */
  readonly observation_id: number;
  /**
   * The title of the item.
   */
  readonly title: string;
  /**
   * The publisher's URL for the item, or none.
   */
  readonly canonical_url: string | null;
  /**
   * The actor that published the item, or unknown.
   */
  readonly publisher_actor_id: Identifier | null;
  /**
   * When the item was published (RFC 3339), or unknown.
   */
  readonly published_at: string | null;
  /**
   * When the item was retrieved (RFC 3339), or unknown.
   */
  readonly retrieved_at: string | null;
  /**
   * The item's language as a BCP 47 tag such as en, ar or zh-Hant, or unknown.
   */
  readonly language: string | null;
  /**
   * The exact texts taken from the item.
   */
  readonly passages: readonly Passage[];
  readonly grade?: ObservationGrade;
}
/**
 * The exact text, identified by its hash. It is never changed.
 */
export interface Passage {
  /**
   * sha256: and the SHA-256 of the text's UTF-8 bytes.
   */
  readonly passage_id: string;
  /**
   * The passage, exactly.
   */
  readonly text: string;
}
/**
 * The analyst's own description and grade of one published item, on the Admiralty scale. Nothing is computed with it.
 */
export interface ObservationGrade {
  readonly descriptor: Descriptor;
  readonly reliability: Reliability;
  readonly credibility: Credibility;
  readonly basis: Basis;
}
/**
 * How the text of a passage was read from a file. The text never changes: what a later reader makes of the file is a new passage.
 */
export interface Origin {
  /**
   * The ID of the passage.
   */
  readonly passage_id: string;
  readonly file: OriginFile;
  readonly reader: Reader;
  /**
   * Where stretches of the text are in the file, in the order of the text.
   */
  readonly places: readonly Place[];
  /**
   * What was lost, changed or guessed when the text was read.
   */
  readonly losses: readonly Loss[];
}
/**
 * The file that the text was read from.
 */
export interface OriginFile {
  /**
   * The name of the file.
   */
  readonly name: string;
  /**
   * The path of the file, beginning with the archive or message that it was in, or null if it was in none.
   */
  readonly path: string | null;
  /**
   * The size of the file in bytes.
   */
  readonly size: number;
  /**
   * The media type of the file.
   */
  readonly media_type: string;
  /**
   * The SHA-256 of the file's bytes.
   */
  readonly sha256: string;
}
/**
 * The program that read the text, and the chosen parts.
 */
export interface Reader {
  /**
   * The reader, such as pdf or docx.
   */
  readonly name: string;
  /**
   * A whole number. It increases whenever the reader may read another text from the same file.
   */
  readonly version: number;
  /**
   * The library that the reader used, with its version, or null.
   */
  readonly engine: string | null;
  /**
   * The optional parts of the file that are in the text, by the reader's names for them.
   */
  readonly included: readonly string[];
}
/**
 * A page of the file. Lengths are in points (1/72 inch).
 */
export interface PagePlace {
  /**
   * The kind of place.
   */
  readonly kind: 'page';
  /**
   * Where the text of a page begins: an offset in the passage, in code points.
   */
  readonly start: number;
  /**
   * Where the text of a page ends: an offset in the passage, in code points.
   */
  readonly end: number;
  /**
   * The number of the page in the file, from 1.
   */
  readonly page: number;
  /**
   * The number that the file gives to the page, such as iv, or null.
   */
  readonly label: string | null;
  /**
   * The width of the page.
   */
  readonly width: number;
  /**
   * The height of the page.
   */
  readonly height: number;
  /**
   * The boxes of the lines. Each is six numbers with spaces between them: start, end, left, top, width and height. Start and end are offsets in the passage.
   */
  readonly lines: readonly string[];
}
/**
 * A cue of subtitles.
 */
export interface TimePlace {
  /**
   * The kind of place.
   */
  readonly kind: 'time';
  /**
   * Where the text of a cue begins: an offset in the passage, in code points.
   */
  readonly start: number;
  /**
   * Where the text of a cue ends: an offset in the passage, in code points.
   */
  readonly end: number;
  /**
   * When the cue begins, in milliseconds.
   */
  readonly from: number;
  /**
   * When the cue ends, in milliseconds.
   */
  readonly to: number;
}
/**
 * A part of the file, such as a chapter, a footnote or a part of a message.
 */
export interface PartPlace {
  /**
   * The kind of place.
   */
  readonly kind: 'part';
  /**
   * Where the text of a part begins: an offset in the passage, in code points.
   */
  readonly start: number;
  /**
   * Where the text of a part ends: an offset in the passage, in code points.
   */
  readonly end: number;
  /**
   * The part, in the terms of the file's format.
   */
  readonly path: string;
  /**
   * The part in words, such as “Footnote 3”.
   */
  readonly label: string;
}
/**
 * One kind of loss, change or guess.
 */
export interface Loss {
  /**
   * What happened, such as line-end-hyphen.
   */
  readonly code: string;
  /**
   * How often it happened.
   */
  readonly count: number;
  /**
   * Where it first happened: an offset in the passage, in code points, or null if it is not in the text.
   */
  readonly first: number | null;
}
