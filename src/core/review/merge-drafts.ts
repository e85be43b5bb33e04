/** The complete merge of two drafts: their documents and their reviews, with verdicts following changed IDs. */
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import type { Choices, MergeRename } from '../compare/merge/conflicts.ts';
import { mergeWorkspaces, type Versions, type WorkspaceMerge } from '../compare/merge/workspaces.ts';
import { listInWords } from '../compare/phrases.ts';
import { followContent } from './moved-content.ts';
import { mergeReviews } from './merge-reviews.ts';
import { renamedInReviews } from '../workspace/references.ts';
import type { Review } from '../review-shape/types.generated.ts';

/**
 * Merges two versions of a draft (see `mergeWorkspaces`) with the reviews of both (see `mergeReviews`). Verdicts follow
 * the IDs that the merge changed, and are found by their content if it has another ID. The division of the links is
 * mine, or else theirs.
 */
export function mergeDrafts(versions: Versions, digest: Digest, choices: Choices = {}): WorkspaceMerge {
  const result = mergeWorkspaces(versions, digest, choices);
  if (!result.ok) return result;
  const { base, mine, theirs } = versions;
  const renames = result.renames ?? [];
  const of = (side: MergeRename['side'], reviews: readonly Review[] = []): readonly Review[] =>
    renames
      .filter((renamed) => renamed.side === side)
      .reduce((renamedReviews, { what, from, to }) => renamedInReviews(renamedReviews, what, from, to), reviews);
  const { reviews, notes } = mergeReviews(
    of('mine', mine.reviews),
    of('theirs', theirs.reviews),
    of('base', base?.reviews),
  );
  const reviewPlan = mine.reviewPlan ?? theirs.reviewPlan;
  const divided: Workspace = reviewPlan ? { ...result.merged, reviewPlan } : result.merged;
  if (reviews.length === 0) return { ...result, merged: divided };
  const followed = reviews.map((review) => followContent(result.merged.assessment, review, digest));
  const renamed = [...new Set(followed.flatMap((each) => each.renamed))];
  const merged: Workspace = { ...divided, reviews: followed.map(({ review }) => review) };
  const renameNotes = renamed.length === 0 ? [] : [`Verdicts moved with their content: ${listInWords(renamed)}.`];
  return { ...result, merged, notes: [...result.notes, ...notes, ...renameNotes] };
}
