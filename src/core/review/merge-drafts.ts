/** The complete merge of two drafts: their documents and their reviews, with verdicts following changed IDs. */
import type { JsonObject } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import type { Choices, MergeRename } from '../compare/merge/conflict.ts';
import { mergeWorkspaces, type Versions, type WorkspaceMerge } from '../compare/merge/workspaces.ts';
import { listInWords } from '../compare/phrases.ts';
import { followContent } from './moved-content.ts';
import { mergeReviews } from './merge-reviews.ts';
import { renamedInReviews } from '../review-shape/renamed.ts';
import { changedIdsOf, renamedInPlan, withRenames } from '../review-shape/plan.ts';
import type { ChangedId, Review, ReviewPlan } from '../review-shape/types.generated.ts';

/**
 * Merges two versions of a draft (see `mergeWorkspaces`) with the reviews of both (see `mergeReviews`). Verdicts follow
 * the IDs that the merge changed, and are found by their content if it has another ID. For the
 * division of the links, see `mergedPlan`.
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
  const { reviewPlan, notes: planNotes } = mergedPlan(versions, renames);
  const divided: Workspace = reviewPlan ? { ...result.merged, reviewPlan } : result.merged;
  if (reviews.length === 0) return { ...result, merged: divided, notes: [...result.notes, ...planNotes] };
  const followed = reviews.map((review) => followContent(result.merged.assessment, review, digest));
  const renamed = [...new Set(followed.flatMap((each) => each.renamed))];
  const merged: Workspace = { ...divided, reviews: followed.map(({ review }) => review) };
  const renameNotes = renamed.length === 0 ? [] : [`Verdicts moved with their content: ${listInWords(renamed)}.`];
  return { ...result, merged, notes: [...result.notes, ...planNotes, ...notes, ...renameNotes] };
}

interface MergedPlan {
  readonly reviewPlan?: ReviewPlan;
  readonly notes: readonly string[];
}

/**
 * Merges the divisions of the links: takes that of the only side that changed it, and otherwise mine. An assessment
 * file never contains a division, so that a missing one of theirs is not a removal. IDs that either side or the merge
 * changed are added.
 */
function mergedPlan({ base, mine, theirs }: Versions, renames: readonly MergeRename[]): MergedPlan {
  const [old, own, other] = [base?.reviewPlan, mine.reviewPlan, theirs.reviewPlan];
  const of = (side: 'mine' | 'theirs', plan: ReviewPlan): ReviewPlan =>
    renames
      .filter((renamed) => renamed.side === side)
      .reduce((followed, { what, from, to }) => renamedInPlan(followed, what, from, to), plan);
  if (!other) {
    const notes = own && old ? ['Their version has no division of the links. Yours is kept.'] : [];
    return own ? { reviewPlan: of('mine', own), notes } : { notes };
  }
  if (own && isSameDivision(own, other)) {
    const later = changedIdsOf(of('theirs', other)).filter((change) => !includes(changedIdsOf(old ?? own), change));
    return { reviewPlan: withRenamesOf(of('mine', own), later), notes: [] };
  }
  if (isSameDivision(old, own))
    return { reviewPlan: of('theirs', other), notes: ['Their division of the links is used.'] };
  if (isSameDivision(old, other)) return own ? { reviewPlan: of('mine', own), notes: [] } : { notes: [] };
  if (!own) return { notes: ['Their version has another division of the links. The links stay undivided.'] };
  return { reviewPlan: of('mine', own), notes: ['Both versions divide the links. Your division is kept.'] };
}

/** Whether two divisions are the same, apart from IDs that were changed since. */
function isSameDivision(one: ReviewPlan | undefined, other: ReviewPlan | undefined): boolean {
  if (!one || !other) return one === other;
  return sameJson(withRenames(one, []) as unknown as JsonObject, withRenames(other, []) as unknown as JsonObject);
}

function includes(changes: readonly ChangedId[], { what, from, to }: ChangedId): boolean {
  return changes.some((one) => one.what === what && one.from === from && one.to === to);
}

/** Adds the changed IDs of the other side, unless this side changed the same ID or has the new one already. */
function withRenamesOf(plan: ReviewPlan, changes: readonly ChangedId[]): ReviewPlan {
  const earlier = changedIdsOf(plan);
  const isNew = ({ what, from, to }: ChangedId): boolean =>
    !earlier.some((one) => one.what === what && (one.from === from || one.to === to));
  const added = changes.filter(isNew);
  return added.length === 0 ? plan : withRenames(plan, [...earlier, ...added]);
}
