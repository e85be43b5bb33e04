/** Decides whether a claim’s proposition uses only the words of its actual text. */
import { byIdentity } from '../json/by-identity.ts';
import { quotedWords, type QuotedWords } from '../text/quoted-words.ts';
import type { ClaimView } from './view.ts';

/**
 * How a claim's actual text contains the words of its proposition; undefined if one of them is missing or empty. Cached
 * by the claim's view.
 */
export const propositionFit = byIdentity(({ actual, proposition }: ClaimView): QuotedWords | undefined =>
  actual && proposition ? quotedWords(actual, proposition) : undefined,
);

/** Whether a proposition may be called verbatim, as far as that can be checked. */
export function mayBeVerbatim(fit: QuotedWords | undefined): boolean {
  return fit === undefined || fit === 'in-text';
}

/**
 * Whether a claim is verbatim for rule 2.11.3: its representation is verbatim, and its proposition does not use other
 * words.
 */
export function isVerbatim(claim: ClaimView): boolean {
  return claim.representation === 'verbatim' && mayBeVerbatim(propositionFit(claim));
}
