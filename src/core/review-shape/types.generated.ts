/* Generated from src/schema/review.schema.json by `npm run generate`. Do not edit. */

/**
 * 1 to 200 characters: a letter or digit first, then letters, digits, and . _ : -
 */
export type Identifier = string;
/**
 * The list that contains the entry.
 */
export type EntryKind = 'power-basis' | 'intent';
/**
 * Distinguishes targets with the same IDs: 2 for the second in document order. Omitted for the first.
 */
export type Occurrence = number;

/**
 * One reviewer's verdicts on the evidence links, claims, entries, contradictions, unknowns and the document of an assessment, each with a digest of the reviewed content. A verdict is a person's decision with its reason. It is not a score, and it does not make any entry true. This is a convention of Assessment Desk, not part of the contract.
 */
export interface Review {
  /**
   * The name and version of this format: version 3 if there are verdicts on contradictions or unknowns, otherwise version 2 if there are threads or suggestions, otherwise version 1.
   */
  readonly format: string;
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
   * When the review was started: a date and time with its zone (RFC 3339).
   */
  readonly started_at: string;
  /**
   * When a verdict was last given or changed: a date and time with its zone (RFC 3339).
   */
  readonly changed_at: string;
  /**
   * SHA-256 of the assessment when the review was started, in its canonical form (RFC 8785), as 64 lower-case hexadecimal digits.
   */
  readonly assessment_digest_sha256: string;
  /**
   * The fingerprint of the attached casefile when the review was started; null if there was none.
   */
  readonly casefile_fingerprint_sha256: string | null;
  /**
   * The reviewer's verdicts, one for each target.
   */
  readonly verdicts: readonly Verdict[];
  /**
   * The reviewed claims, entries and documents, each once, by the SHA-256 of its canonical form (RFC 8785). They show what changed after the verdict.
   */
  readonly contents: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
}
/**
 * The person who gave the verdicts.
 */
export interface Reviewer {
  /**
   * The reviewer's name. It is not proof of identity.
   */
  readonly name: string;
}
/**
 * One verdict on one target.
 */
export interface Verdict {
  /**
   * What the verdict is about: an evidence link, a claim, an entry, a contradiction, an unknown, or the whole document.
   */
  readonly target: LinkTarget | ClaimTarget | EntryTarget | ContradictionTarget | UnknownTarget | DocumentTarget;
  /**
   * In a standard review: accept, question or reject. In a blind review: the claim supports the entry, contradicts it, or does neither.
   */
  readonly verdict: 'accept' | 'question' | 'reject' | 'supports' | 'contradicts' | 'neither';
  /**
   * The reviewer's reason; may be empty.
   */
  readonly note: string;
  /**
   * When the verdict was given: a date and time with its zone (RFC 3339).
   */
  readonly at: string;
  /**
   * SHA-256 of the canonical form (RFC 8785) of the reviewed content, as 64 lower-case hexadecimal digits. If it no longer matches, the verdict is outdated.
   */
  readonly digest_sha256: string;
  readonly judged: Judged;
  readonly suggestion?: Suggestion;
  readonly answer?: Answer;
  /**
   * What the author and the reviewer replied, in chronological order. Since version 2.
   */
  readonly thread?: readonly Message[];
}
/**
 * One evidence link, identified by its entry, claim and effect.
 */
export interface LinkTarget {
  /**
   * An evidence link.
   */
  readonly kind: 'link';
  readonly entry: EntryKind;
  /**
   * The ID of the entry with the link.
   */
  readonly entry_id: string;
  /**
   * The ID of the cited claim.
   */
  readonly claim_id: string;
  /**
   * The effect that the author gave the link; null in a blind review, or if there is none yet.
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
 * One contradiction, identified by its claims in their order. Since version 3.
 */
export interface ContradictionTarget {
  /**
   * A contradiction.
   */
  readonly kind: 'contradiction';
  /**
   * The ID of the first claim.
   */
  readonly left_claim_id: string;
  /**
   * The ID of the second claim.
   */
  readonly right_claim_id: string;
  readonly occurrence?: Occurrence;
}
/**
 * One unknown, identified by its text. Since version 3.
 */
export interface UnknownTarget {
  /**
   * An unknown.
   */
  readonly kind: 'unknown';
  /**
   * The text of the unknown.
   */
  readonly text: string;
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
 * The content that the digest is calculated from. Longer parts are stored once in the contents of the file and identified here by their SHA-256.
 */
export interface Judged {
  /**
   * The effect of the link; omitted in a blind review.
   */
  readonly effect?: string;
  /**
   * The reason of the link; omitted in a blind review.
   */
  readonly reason?: string;
  /**
   * The explanation of the contradiction. Since version 3.
   */
  readonly explanation?: string;
  /**
   * The text of the unknown. Since version 3.
   */
  readonly text?: string;
  /**
   * The claim at that time, with its passage ID and span.
   */
  readonly claim_sha256?: string;
  /**
   * The first claim of the contradiction at that time. Since version 3.
   */
  readonly left_claim_sha256?: string;
  /**
   * The second claim of the contradiction at that time. Since version 3.
   */
  readonly right_claim_sha256?: string;
  /**
   * For a link: the parts of the entry that the claim is relevant to. For an entry: all of it.
   */
  readonly entry_sha256?: string;
  /**
   * The document at that time, with one digest for each claim and entry.
   */
  readonly document_sha256?: string;
}
/**
 * A change that the reviewer suggests: of the effect and reason of a link, or of the proposition, kind and span of a claim. It applies to the reviewed content, and is outdated if that has changed. Since version 2.
 */
export interface Suggestion {
  /**
   * The effect that the link should have.
   */
  readonly effect?: 'supports' | 'contradicts';
  /**
   * The reason that the link should have.
   */
  readonly reason?: string;
  /**
   * The proposition that the claim should have.
   */
  readonly proposition?: string;
  /**
   * The kind that the claim should have, as in the contract.
   */
  readonly claim_kind?: string;
  readonly span?: SuggestedSpan;
  /**
   * The text of the passage at the suggested span.
   */
  readonly actual?: string;
  /**
   * When the suggestion was made: a date and time with its zone (RFC 3339).
   */
  readonly at: string;
}
/**
 * The span that the claim should have, together with its text.
 */
export interface SuggestedSpan {
  /**
   * The first code point of the text, counted from 0.
   */
  readonly start: number;
  /**
   * The code point after the text.
   */
  readonly end: number;
  /**
   * The unit of the offsets.
   */
  readonly offset_encoding: 'unicode-code-point';
}
/**
 * The author's reply to a verdict in files of version 1. In version 2, it is the first message of the thread.
 */
export interface Answer {
  /**
   * The author's reply; may be empty.
   */
  readonly note: string;
  /**
   * When the reply was given: a date and time with its zone (RFC 3339).
   */
  readonly at: string;
}
/**
 * A reply in the thread on a verdict, or the note that it is resolved or reopened. It is not changed later.
 */
export interface Message {
  /**
   * Whether the author of the assessment or the reviewer wrote it.
   */
  readonly by: 'author' | 'reviewer';
  /**
   * The name of the person, if it was given. It is not proof of identity.
   */
  readonly name?: string;
  /**
   * A reply, or a change of the thread's state.
   */
  readonly kind: 'note' | 'accepted' | 'declined' | 'resolved' | 'reopened';
  /**
   * The text; may be empty.
   */
  readonly note: string;
  /**
   * When it was written: a date and time with its zone (RFC 3339).
   */
  readonly at: string;
}
/**
 * How the evidence links of a draft were divided among reviewers, or sampled. It is in desk files and blind review packets, and not in review files. It restricts no one: every reviewer sees and can review every link. A link is identified by its entry and its claim, without its effect, so that the division is the same in a blind review. Earlier versions of Assessment Desk wrote it. This one keeps it unchanged and does not use it.
 */
export interface ReviewPlan {
  /**
   * Decides the order of the links. The same seed and the same links always give the same order: that of the SHA-256 of the seed, one null character, and “link|”, the kind of the entry, “|”, its ID, “|”, the ID of the claim and “|none”, in UTF-8. The kind is “power-basis” or “intent”. In IDs, “%” is written as “%25” and “|” as “%7C”. Several links of an entry to the same claim count as one. If entries have the same ID and cite the same claim, the second such link in the order of the document ends in “|none|#2”, the third in “|none|#3”. For example, with the seed “7”, the link of the power basis PB-0 to the claim C-1 has the SHA-256 of “7”, a null character and “link|power-basis|PB-0|C-1|none”, which begins with c38c41f924.
   */
  readonly seed: string;
  /**
   * The names of the reviewers; empty for a sample without shares. The names differ in Unicode form NFC, without spaces around them and in lower case. The groups of links in “drawn” are assigned in their order, each as a whole to as many reviewers as “per_link” says, one after the other: to the reviewer with the fewest links so far; of several, to the one who shares the fewest links with the reviewers already chosen for the group, added up; and then to the first in this list. A group counts as many links as it has.
   */
  readonly reviewers: readonly string[];
  /**
   * How many reviewers get each link: at most the number of reviewers, and 1 without reviewers. With two or more, their agreement can be computed.
   */
  readonly per_link: number;
  /**
   * How many links the sample has: the first ones in the order of the seed. Null if all links were divided.
   */
  readonly size: number | null;
  /**
   * Whether the drawn links of an entry went to the same reviewers. Entries are in the order of the SHA-256 of the seed, one null character, and “entry|”, the kind of the entry, “|” and its ID. The links of each entry are in the order of the seed. For a sample, the links are drawn first. Entries with the same ID count as one entry.
   */
  readonly keep_entries_together: boolean;
  /**
   * When the links were divided: a date and time with its zone (RFC 3339).
   */
  readonly made_at: string;
  /**
   * SHA-256 of the assessment when its links were divided, in its canonical form (RFC 8785), as 64 lower-case hexadecimal digits. Omitted in a blind review packet that was made from another draft.
   */
  readonly assessment_digest_sha256?: string;
  /**
   * How many links the assessment had when they were divided. Several links of an entry to the same claim count as one.
   */
  readonly links_total: number;
  /**
   * The divided links in their order, each as the first 10 hexadecimal digits of its SHA-256. Digits without a space between them are one group: the links of an entry that stay together; otherwise, each link is a group. At most 15,000 links. In a blind review packet that was made after IDs were changed, each link has the digits of its present IDs, in its earlier place. A link that is not listed is new, or not in the sample, and in no share.
   */
  readonly drawn: string;
  /**
   * The IDs that were changed since, so that their links stay in their shares: in the order of the changes, where a change of a changed ID can be merged with it. A change counts only if something has the later ID. Not in a blind review packet.
   */
  readonly renames?: readonly ChangedId[];
}
/**
 * A claim or an entry that got another ID after the links were divided.
 */
export interface ChangedId {
  /**
   * What has the ID.
   */
  readonly what: 'claim' | 'power-basis' | 'intent';
  /**
   * The ID before the change.
   */
  readonly from: string;
  /**
   * The ID after the change.
   */
  readonly to: string;
}
