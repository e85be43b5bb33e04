/**
 * Gives the queue of claim texts its state: the claims to review, the current one with its places, and the progress.
 */
import { useMemo, useState } from 'react';
import { claimsToReview } from '../../core/check/claim-texts/claims-to-review.ts';
import { placesOfText, type TextPlace } from '../../core/casefile/places-of-text.ts';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import { useDraft } from '../../shared/context.tsx';

/** A claim of the queue. */
export interface ReviewedClaim {
  readonly index: number;
  /** Its ID, or its number if it has none. */
  readonly name: string;
  readonly claim: ClaimView;
}

/** The state of the queue. */
export interface ClaimTexts {
  readonly claims: readonly ReviewedClaim[];
  readonly current: ReviewedClaim | undefined;
  /** The position of the current claim in the queue, from 0. */
  readonly at: number;
  /** The number of claims that were in the queue since it was opened, and of those that have left it. */
  readonly total: number;
  readonly decided: number;
  /** Goes to the first claim from an index on, or else to the first of the queue. */
  readonly go: (index: number) => void;
}

/** Returns the queue. `first` is the index of the claim to show first. */
export function useClaimTexts(first: number | null): ClaimTexts {
  const findings = useDraft((draft) => draft.check.findings);
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const [from, setFrom] = useState(first ?? 0);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const claims = useMemo(() => {
    const all = listOf(assessment, 'claims');
    return claimsToReview(findings).map((index): ReviewedClaim => {
      const claim = viewClaim(all[index]);
      return { index, name: claim.claim_id || `Claim ${String(index + 1)}`, claim };
    });
  }, [findings, assessment]);
  // A claim that is undone is in the queue again, and counted once.
  if (claims.some(({ name }) => !seen.has(name))) setSeen(new Set([...seen, ...claims.map(({ name }) => name)]));
  const current = claims.find(({ index }) => index >= from) ?? claims[0];
  return {
    claims,
    current,
    at: current ? claims.indexOf(current) : -1,
    total: Math.max(seen.size, claims.length),
    decided: Math.max(0, seen.size - claims.length),
    go: setFrom,
  };
}

/** Returns the places of a claim's text in the casefile, the most similar first. */
export function usePlacesOf({ claim }: ReviewedClaim): readonly TextPlace[] {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const { actual = '', passage_id: passageId, span } = claim;
  const start = span?.start;
  return useMemo(() => placesOfText(casefile, { actual, passageId, start }), [casefile, actual, passageId, start]);
}
