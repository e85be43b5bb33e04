/** Reviewers' files for journeys, made with the application's own edits from the desk that they are loaded into. */
import { createHash } from 'node:crypto';
import { applyEdit } from '../../src/core/assessment/apply-edit.ts';
import type { Workspace } from '../../src/core/assessment/workspace.ts';
import { setVerdict, startReview } from '../../src/core/review/edits.ts';
import type { Target } from '../../src/core/review/targets.ts';
import type { Review, Verdict } from '../../src/core/review/types.generated.ts';
import { workspaceOf } from '../../src/core/rules/example-workspace.ts';

export interface Judged {
  readonly target: Target;
  readonly verdict: Verdict['verdict'];
  readonly note?: string;
}

const digest = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

/** The desk of `small-desk.ts`, as the reviewers saw it. */
export const smallWorkspace = (): Workspace => workspaceOf({ title: 'The north channel' });

/** One link of the small desk's entries. */
export function link(entry_id: 'PB-001' | 'IH-001', claim_id: string, effect: 'supports' | 'contradicts' | null): Target {
  return { kind: 'link', entry: entry_id === 'PB-001' ? 'power-basis' : 'intent', entry_id, claim_id, effect };
}

/** A reviewer's verdicts on a draft, as the review that the application would hold. */
export function reviewOf(
  workspace: Workspace,
  name: string,
  kind: Review['kind'],
  verdicts: readonly Judged[],
): Review {
  const review_id = `review-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
  const at = '2026-03-05T09:12:00Z';
  const begun = startReview(workspace, { review_id, reviewer: { name }, kind, at, digest });
  const done = verdicts.reduce(
    (now, { target, verdict, note = '' }) =>
      applyEdit(now, setVerdict(now, review_id, { target, verdict, note, at, digest })),
    applyEdit(workspace, begun),
  );
  const review = done.reviews?.find((one) => one.review_id === review_id);
  if (!review) throw new Error('The review was not taken.');
  return review;
}

/** The text of a review file. */
export function reviewFile(...given: Parameters<typeof reviewOf>): string {
  return JSON.stringify(reviewOf(...given), null, 2);
}
