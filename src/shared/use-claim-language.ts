/** The language of a claim’s text, so that screen readers pronounce it in that language. */
import type { ClaimView } from '../core/assessment/view.ts';
import { casefileIndex, languageOfObservation } from '../core/casefile/lookup.ts';
import { languageOfClaimWords } from '../core/workspace/texts-at.ts';
import { useDraft } from './context.tsx';

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
