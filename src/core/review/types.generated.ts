/* Generated from src/schema/review.schema.json by `npm run generate`. Do not edit. */

/**
 * 1 to 200 characters: a letter or digit first, then letters, digits, and . _ : -
 */
export type Identifier = string;
/**
 * Which list the entry stands in.
 */
export type EntryKind = 'power-basis' | 'intent';
/**
 * Tells apart targets that are otherwise named alike: 2 for the second in the order of the document. Left out for the first.
 */
export type Occurrence = number;

/**
 * One reviewer's verdicts on an assessment: on evidence links, claims, entries and the document, each bound to a digest of exactly what was judged. A verdict is a person's judgement with its reason; it is never a score, and it makes no entry true. This application's convention, not part of the contract.
 */
export interface Review {
  /**
   * The name and version of this format.
   */
  readonly format: 'assessment-desk.review/v1';
  readonly review_id: Identifier;
  readonly reviewer: Reviewer;
  /**
   * The title of the draft that was reviewed.
   */
  readonly title: string;
  /**
   * Whether the reviewer saw the author's effects and reasons.
   */
  readonly kind: 'open' | 'blind';
  /**
   * When the review was begun: a date and time with its zone (RFC 3339).
   */
  readonly started_at: string;
  /**
   * When a verdict was last given or changed: a date and time with its zone (RFC 3339).
   */
  readonly changed_at: string;
  /**
   * SHA-256 of the assessment on which the review was begun, in its canonical form (RFC 8785), as 64 lower-case hexadecimal digits.
   */
  readonly assessment_digest_sha256: string;
  /**
   * The fingerprint of the casefile that lay beside it when the review was begun; null where there was none.
   */
  readonly casefile_fingerprint_sha256: string | null;
  /**
   * What the reviewer judged, each target once.
   */
  readonly verdicts: readonly Verdict[];
  /**
   * The words of the claims, entries and documents that verdicts judged, each once, by the SHA-256 of its canonical form (RFC 8785). They show later what has changed since.
   */
  readonly contents: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
}
/**
 * Who judged.
 */
export interface Reviewer {
  /**
   * The name that the reviewer goes by here. It is not proof of who judged.
   */
  readonly name: string;
}
/**
 * One judgement of one target.
 */
export interface Verdict {
  /**
   * What was judged: an evidence link, a claim, an entry, or the document as a whole.
   */
  readonly target: LinkTarget | ClaimTarget | EntryTarget | DocumentTarget;
  /**
   * An open review accepts, questions or rejects. A blind review says of each link that the claim supports the entry, contradicts it, or does neither.
   */
  readonly verdict: 'accept' | 'question' | 'reject' | 'supports' | 'contradicts' | 'neither';
  /**
   * Why, in the reviewer's words; empty where nothing was noted.
   */
  readonly note: string;
  /**
   * When the verdict was given: a date and time with its zone (RFC 3339).
   */
  readonly at: string;
  /**
   * SHA-256 of the canonical form (RFC 8785) of what was judged, as 64 lower-case hexadecimal digits. Where it no longer fits what stands there, the verdict is stale.
   */
  readonly digest_sha256: string;
  readonly judged: Judged;
  readonly answer?: Answer;
}
/**
 * One evidence link, known by its entry, its claim and its effect.
 */
export interface LinkTarget {
  /**
   * An evidence link.
   */
  readonly kind: 'link';
  readonly entry: EntryKind;
  /**
   * The ID of the entry that cites.
   */
  readonly entry_id: string;
  /**
   * The ID of the claim that is cited.
   */
  readonly claim_id: string;
  /**
   * The effect that the author gave the link; null in a blind review, and where none was given yet.
   */
  readonly effect: 'supports' | 'contradicts' | null;
  readonly occurrence?: Occurrence;
}
/**
 * One claim.
 */
export interface ClaimTarget {
  /**
   * A claim.
   */
  readonly kind: 'claim';
  /**
   * The ID of the claim.
   */
  readonly claim_id: string;
  readonly occurrence?: Occurrence;
}
/**
 * One power basis or intent hypothesis with its evidence links.
 */
export interface EntryTarget {
  /**
   * An entry.
   */
  readonly kind: 'entry';
  readonly entry: EntryKind;
  /**
   * The ID of the entry.
   */
  readonly entry_id: string;
  readonly occurrence?: Occurrence;
}
/**
 * The assessment as a whole.
 */
export interface DocumentTarget {
  /**
   * The document.
   */
  readonly kind: 'document';
}
/**
 * What the digest was taken of. Longer parts stand once in the contents of the file and are named here by their SHA-256.
 */
export interface Judged {
  /**
   * The effect of the link; left out in a blind review.
   */
  readonly effect?: string;
  /**
   * The reason of the link; left out in a blind review.
   */
  readonly reason?: string;
  /**
   * The claim as it stood, with the name of its passage and its span.
   */
  readonly claim_sha256?: string;
  /**
   * Of a link: what the entry says that the claim bears on. Of an entry: all of it.
   */
  readonly entry_sha256?: string;
  /**
   * The document as it stood, its claims and entries each by a digest of its own.
   */
  readonly document_sha256?: string;
}
/**
 * The analyst's answer to a verdict.
 */
export interface Answer {
  /**
   * What the analyst did about it, or why nothing; it may be empty.
   */
  readonly note: string;
  /**
   * When: a date and time with its zone (RFC 3339).
   */
  readonly at: string;
}
