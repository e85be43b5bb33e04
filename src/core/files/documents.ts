import type { JsonObject } from '../assessment/json.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import type { Review } from '../review/types.generated.ts';
import type { FileNotice, FileProblem } from './problem.ts';

/** An assessment with what belongs to it. */
interface WholeDraft {
  readonly title: string;
  readonly assessment: JsonObject;
  readonly casefile: Casefile | null;
  /** Reviewers’ verdicts on it; missing for none. */
  readonly reviews?: readonly Review[];
}

/** One of the documents that there are files of. */
export type AnyDocument =
  /** An assessment, finished or not: it may break the contract in any way. */
  | { readonly kind: 'assessment'; readonly assessment: JsonObject }
  | { readonly kind: 'casefile'; readonly casefile: Casefile }
  /** A whole draft: an assessment, with its casefile where it has one. */
  | ({ readonly kind: 'desk' } & WholeDraft);

/** A document of ours that is not checked: it is about an assessment. */
export type ReviewDocument =
  | { readonly kind: 'review'; readonly review: Review }
  /** A blind review packet, with the verdicts given on it where it was kept with them. */
  | ({ readonly kind: 'blind-packet' } & WholeDraft);

/**
 * A document that was read of a file. `problems` say what was left out (parts of a casefile, a desk file or a review
 * alone: nothing of an assessment is ever left out), `notices` what was taken although it is worth a look.
 */
export type Taken<Document> = Document & {
  readonly problems: readonly FileProblem[];
  readonly notices: readonly FileNotice[];
};

/** A file of which nothing was taken, and why. */
export interface Refused {
  readonly kind: 'refused';
  readonly problems: readonly FileProblem[];
}
