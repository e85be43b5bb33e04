import type { Workspace } from '../core/assessment/workspace.ts';
import { takeReview } from '../core/review/edits.ts';
import { findTarget } from '../core/review/find-target.ts';
import type { Review } from '../core/review/types.generated.ts';
import type { OpenReport } from '../store/commands.ts';
import type { DeskStore } from '../store/desk-store.ts';
import { openDraftFirst, shownName, type ReviewFile } from './opened-file.ts';

/** Takes a review into the open draft, or says why it cannot be taken and what to do. */
export function takeReviewFile(desk: DeskStore, file: ReviewFile, into: 'draft' | 'library'): OpenReport {
  const { fileName, result } = file;
  const { problems, notices } = result;
  const name = shownName(file);
  const refused = (message: string): OpenReport => {
    const summary = `${name} was not taken.`;
    return { fileName, outcome: 'refused', summary, problems: [{ message }, ...problems], notices };
  };
  const { draft, access } = desk.getState();
  if (into === 'library' || !draft) return refused(`It is a review. ${openDraftFirst(result.review)}`);
  if (access !== 'writing') {
    return refused('Another window writes to this draft. Open the review there, or let this window write first.');
  }
  const why = obstacle(draft.workspace, result.review);
  if (why !== undefined) return refused(why);
  const earlier = draft.workspace.reviews?.some(({ review_id }) => review_id === result.review.review_id);
  desk.actions.dispatch(takeReview(draft.workspace, result.review), { label: 'take review' });
  const summary = `${name} ${takenInWords(result.review, earlier === true)}`;
  return { fileName, outcome: 'attached', summary, problems, notices };
}

function takenInWords({ reviewer, verdicts }: Review, again: boolean): string {
  const count = verdicts.length === 1 ? 'one verdict' : `${String(verdicts.length)} verdicts`;
  const place = again ? 'took the place of an earlier file of the same review' : 'now lies beside this draft';
  return `${place}: ${count} by ${reviewer.name}. Undo takes it back.`;
}

/** Why a review does not belong into a draft, in sentences; undefined where it does. */
function obstacle(workspace: Workspace, review: Review): string | undefined {
  if (workspace.blind && review.kind === 'open') {
    return 'It is an open review, and this draft is a blind review packet. Open it in the draft that the packet was made from.';
  }
  const here = workspace.reviews?.find(({ review_id }) => review_id === review.review_id);
  if (here && Date.parse(here.changed_at) > Date.parse(review.changed_at)) {
    return `A newer state of the same review by ${here.reviewer.name} is here already. To go back to this one, remove that one first.`;
  }
  const { verdicts, kind } = review;
  const fits = verdicts.some(
    ({ target }) => target.kind !== 'document' && findTarget(workspace.assessment, target, kind),
  );
  if (fits || verdicts.every(({ target }) => target.kind === 'document')) return undefined;
  return `Nothing that it judges is in this draft. ${openDraftFirst(review)}`;
}
