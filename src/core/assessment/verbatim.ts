/** Decides whether a claim’s proposition uses only the words of its actual text. */
import { foldWhiteSpaceAndQuotes } from '../passage/fold.ts';
import type { ClaimView } from './view.ts';

const verbatimCache = new WeakMap<ClaimView, boolean>();

/**
 * Whether a claim's proposition occurs in its actual text, with white space and quotation marks folded; undefined if
 * one of them is missing or empty. Cached by the claim's view.
 */
export function isPropositionInText(claim: ClaimView): boolean | undefined {
  const { actual, proposition } = claim;
  if (!actual || !proposition) return undefined;
  const cached = verbatimCache.get(claim);
  if (cached !== undefined) return cached;
  const keeps =
    actual.includes(proposition) || foldWhiteSpaceAndQuotes(actual).includes(foldWhiteSpaceAndQuotes(proposition));
  verbatimCache.set(claim, keeps);
  return keeps;
}

/**
 * Whether a claim is verbatim for rule 2.11.3: its representation is verbatim, and its proposition does not use other
 * words.
 */
export function isVerbatim(claim: ClaimView): boolean {
  return claim.representation === 'verbatim' && isPropositionInText(claim) !== false;
}
