/** How spans and claims are named and read aloud: their offsets, their places in files and their languages. */
import { useCallback } from 'react';
import type { ClaimView } from '../core/assessment/view.ts';
import { placeOfClaimInWords, placeOfSpanInWords } from '../core/casefile/origins.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { spanInWords, type CodePointSpan } from '../core/text/span.ts';
import { useDraft } from './context.tsx';
import { casefileIndex, languageOfObservation } from '../core/casefile/lookup.ts';
import { languageOfClaimWords } from '../core/workspace/texts-at.ts';

/** Names a span of a passage: “120–180, page 3”, or “120–180” if its place in a file is not known. */
function spanWithPlace(casefile: Casefile | null, passageId: string, span: CodePointSpan): string {
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

/** Returns the language of a passage’s first observation for `lang`; '' if it is unknown, so that none is inherited. */
export function usePassageLanguage(passageId: string): string {
  return useDraft(
    ({ workspace }) => casefileIndex(workspace.casefile).passage(passageId)?.observations[0]?.language ?? '',
  );
}

/** Returns the language of the claim’s observation for `lang`; '' if it is unknown, so that none is inherited. */
export function useClaimLanguage({ observation_id }: Pick<ClaimView, 'observation_id'>): string {
  return useDraft(({ workspace }) => languageOfObservation(workspace.casefile, observation_id));
}

/** Returns the language of the words by which a claim is shown; 'en' if it has none. */
export function useClaimWordsLanguage(claim: Pick<ClaimView, 'observation_id' | 'proposition' | 'actual'>): string {
  return useDraft(({ workspace }) => languageOfClaimWords(workspace, claim));
}
