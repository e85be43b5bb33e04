/** Finds the verdicts that the author has not answered. */
import { suggestionState, threadState } from '../review-shape/thread.ts';
import type { Review, Verdict } from '../review-shape/types.generated.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { authorsOf } from './authors-effects.ts';
import { targetKey } from './targets.ts';

/** Returns how many verdicts are unanswered. */
export function countUnanswered({ assessment, reviews = [] }: Workspace): number {
  const authors = authorsFor(assessment, reviews);
  return reviews.reduce(
    (sum, { kind, verdicts }) =>
      sum + verdicts.filter((verdict) => isUnanswered(verdict, kind, targetKey(verdict.target), authors)).length,
    0,
  );
}

/** The author’s effects by the key of each link. */
export type Authors = ReturnType<typeof authorsOf>;

/** The author’s effects, with which blind verdicts are compared. Other reviews do not need them. */
export function authorsFor(assessment: Workspace['assessment'], reviews: readonly Review[]): Authors {
  return reviews.some(({ kind }) => kind === 'blind') ? authorsOf(assessment) : new Map();
}

/**
 * Returns whether a verdict needs a reply and has none. It needs one if it has an open suggestion, or is a question, a
 * rejection, or a blind verdict that differs from the author.
 */
export function isUnanswered(given: Verdict, kind: Review['kind'], key: string, authors: Authors): boolean {
  const { verdict } = given;
  if (threadState(given) !== 'open') return false;
  if (given.suggestion && suggestionState(given) === 'open') return true;
  if (verdict === 'question' || verdict === 'reject') return true;
  const author = kind === 'blind' ? authors.get(key) : undefined;
  return author !== undefined && author !== null && verdict !== 'accept' && verdict !== author;
}
