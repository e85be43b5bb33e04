/** How often two people gave the same verdict, for the review report. */
import { agreementOf, labelsOf, raterAgreement, type RaterAgreement } from '../../review/blind-agreement.ts';
import type { VerdictItem, VerdictPlace } from '../../review/verdict-places.ts';
import type { Review } from '../../review-shape/types.generated.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Digest } from '../../casefile/hash.ts';

/** The agreement of two people. `author` compares a blind reviewer with the effects of the author. */
export interface PairAgreement {
  readonly one: string;
  readonly other: string | 'author';
  readonly measure: RaterAgreement;
}

/**
 * Compares each blind reviewer with the author, by current verdicts on links. Pairs without a common link are left out.
 */
export function authorAgreement(
  workspace: Workspace,
  names: ReadonlyMap<string, string>,
  digest: Digest,
): readonly PairAgreement[] {
  const blind = (workspace.reviews ?? []).filter(({ kind }) => kind === 'blind');
  return blind
    .map((review) => ({
      one: nameOf(review, names),
      other: 'author' as const,
      measure: raterAgreement(labelsOf(agreementOf(workspace, review, digest).links)),
    }))
    .filter(({ measure }) => measure.n > 0);
}

function nameOf({ review_id, reviewer }: Review, names: ReadonlyMap<string, string>): string {
  return names.get(review_id) ?? reviewer.name;
}

/** Compares every two reviewers, by current verdicts on the same items. Pairs without a common item are left out. */
export function reviewerAgreement(places: readonly VerdictPlace[]): readonly PairAgreement[] {
  const pairs = new Map<string, { one: string; other: string; labels: (readonly [string, string])[] }>();
  for (const { items } of places) {
    const current = items.filter(({ standing }) => standing.state === 'current');
    for (const [at, one] of current.entries()) {
      for (const other of current.slice(at + 1)) {
        if (!isComparable(one, other)) continue;
        const key = JSON.stringify([one.reviewId, other.reviewId]);
        const pair = pairs.get(key) ?? { one: one.name, other: other.name, labels: [] };
        pair.labels.push([one.verdict.verdict, other.verdict.verdict]);
        pairs.set(key, pair);
      }
    }
  }
  return Array.from(pairs.values(), ({ one, other, labels }) => ({ one, other, measure: raterAgreement(labels) }));
}

/** On a link, a blind and a standard review have different verdicts to choose from. */
function isComparable(one: VerdictItem, other: VerdictItem): boolean {
  return one.kind === other.kind || one.verdict.target.kind !== 'link';
}
