/* Generated from src/schema/casefile.schema.json by `npm run generate`. Do not edit. */

/**
 * 1 to 200 characters: a letter or digit first, then letters, digits, and . _ : -
 */
export type Identifier = string;

/**
 * The sources of an assessment: observations with their passages, and the analyst's registry of actors. This is a convention of Assessment Desk, not part of the contract.
 */
export interface Casefile {
  /**
   * The name and version of this format.
   */
  readonly format: 'assessment-desk.casefile/v1';
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
