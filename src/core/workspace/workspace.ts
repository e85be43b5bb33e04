/** The type of a draft's content: title, language, brief, assessment, casefile, reviews and division of its links. */
import type { IdentifiedList } from '../assessment/ids.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import type { Review, ReviewPlan } from '../review-shape/types.generated.ts';
import type { JsonObject } from '../json/json.ts';
import type { CodePointSpan } from '../passage/span.ts';

/** The author’s private notes: their texts by ID, for each list, and the text on the draft. */
export type PrivateNotes = { readonly draft?: string } & {
  readonly [List in IdentifiedList]?: Readonly<Record<string, string>>;
};

/** Words of a passage that were kept while reading, to make a claim of them later. */
export interface UnsortedMark {
  /** The observation in which the passage was read. */
  readonly observation_id: number;
  readonly passage_id: string;
  readonly span: CodePointSpan;
}

/**
 * The content of one draft: what undo covers and what is saved on the device. It is never mutated: every edit creates a
 * new one that shares unchanged parts.
 */
export interface Workspace {
  /** The draft's title; not part of the assessment. */
  readonly title: string;
  /** The language of the author’s own texts (BCP 47), as typed; missing if not stated. Not part of the assessment. */
  readonly textLanguage?: string;
  /** What the author asks reviewers to look at, and by when; missing if nothing. Not part of the assessment. */
  readonly brief?: string;
  /**
   * The assessment. It may break the contract in any way (wrong types, unknown properties): read it through `view.ts`,
   * which returns only what has the right shape, and never through a cast.
   */
  readonly assessment: JsonObject;
  /** The attached casefile. Its shape was checked when it was opened; its values may be incomplete. */
  readonly casefile: Casefile | null;
  /**
   * The reviews of the draft, one for each file; missing if there are none. They are not part of the assessment or its
   * file.
   */
  readonly reviews?: readonly Review[];
  /**
   * The IDs of the reviews that were started in this draft, or in another one on this device and continued in this one;
   * missing if there are none. It is not part of any file, so that a loaded review cannot claim to be the reviewer's
   * own.
   */
  readonly ownReviews?: readonly string[];
  /** How the links are divided among reviewers; missing if they are not. It hides nothing from anybody. */
  readonly reviewPlan?: ReviewPlan;
  /**
   * Set if the draft is a blind review packet. Its assessment has no effects and reasons. It can be reviewed, but not
   * edited, checked or exported.
   */
  readonly blind?: true;
  /**
   * Set if the assessment was started in Assessment Desk and not read from a file. Only then does its fingerprint
   * follow its casefile. It is not part of any file.
   */
  readonly startedHere?: true;
  /** The author’s private notes; missing if there are none. They are not part of any file. */
  readonly notes?: PrivateNotes;
  /** The marks that are not sorted yet; missing if there are none. They are not part of any file. */
  readonly marks?: readonly UnsortedMark[];
}
