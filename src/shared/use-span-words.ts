/** Names spans and claims for a person: their offsets, and where they are in the file of their passage. */
import { useCallback } from 'react';
import type { ClaimView } from '../core/assessment/view.ts';
import { placeOfClaimInWords, placeOfSpanInWords } from '../core/casefile/origins.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { spanInWords, type CodePointSpan } from '../core/passage/span.ts';
import { useDraft } from './context.tsx';

/** Names a span of a passage: “120–180, page 3”, or “120–180” if its place in a file is not known. */
export function spanWithPlace(casefile: Casefile | null, passageId: string, span: CodePointSpan): string {
  const place = placeOfSpanInWords(casefile, passageId, span);
  return place === '' ? spanInWords(span) : `${spanInWords(span)}, ${place}`;
}

/** Returns a function that names a span of the passage, as `spanWithPlace` does. */
export function useSpanWords(passageId: string): (span: CodePointSpan) => string {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  return useCallback((span) => spanWithPlace(casefile, passageId, span), [casefile, passageId]);
}

/** Names where a claim's text is in the file of its passage: “page 3”; '' if that is not known. */
export function useClaimPlace(claim: ClaimView): string {
  return useDraft(({ workspace }) => placeOfClaimInWords(workspace.casefile, claim));
}
