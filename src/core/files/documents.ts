/** The types of the documents that files contain, and of the result of reading one. */
import type { JsonObject } from '../json/json.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import type { Review, ReviewPlan } from '../review-shape/types.generated.ts';
import type { FileNotice, FileProblem } from './problem.ts';

/** An assessment with its title, casefile and reviews. */
interface WholeDraft {
  readonly title: string;
  /** The language of the author’s own texts (BCP 47, as typed); missing if it is not stated. */
  readonly textLanguage?: string;
  readonly assessment: JsonObject;
  readonly casefile: Casefile | null;
  /** The reviews; missing if there are none. */
  readonly reviews?: readonly Review[];
  /** How the links are divided among reviewers; missing if they are not. */
  readonly reviewPlan?: ReviewPlan;
}

/** A document that has a file format and that the checker can check. */
export type AnyDocument =
  /** An assessment, finished or not. It may break the contract in any way. */
  | { readonly kind: 'assessment'; readonly assessment: JsonObject }
  | { readonly kind: 'casefile'; readonly casefile: Casefile }
  /** A draft: an assessment, with its casefile if it has one. */
  | ({ readonly kind: 'desk' } & WholeDraft);

/** A document about an assessment, which the checker does not check. */
export type ReviewDocument =
  | { readonly kind: 'review'; readonly review: Review }
  /** A blind review packet, with the verdicts on it if it was saved with them. */
  | ({ readonly kind: 'blind-packet' } & WholeDraft);

/**
 * A document read from a file. `problems` say what was skipped: only parts of a casefile, a desk file or a review,
 * never of an assessment. `notices` say what was imported but should be checked.
 */
export type ReadDocument<Document> = Document & {
  readonly problems: readonly FileProblem[];
  readonly notices: readonly FileNotice[];
};

/** A file that could not be opened, with the reasons. */
export interface UnreadableFile {
  readonly kind: 'refused';
  readonly problems: readonly FileProblem[];
}
