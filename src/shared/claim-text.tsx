/** The words by which a claim is shown, in their language: its proposition, or its quoted text. */
import type { ClaimView } from '../core/assessment/view.ts';
import { AuthorText } from './author-text.tsx';
import { useClaimWordsLanguage } from './use-claim-language.ts';

interface ClaimTextProps {
  readonly claim: ClaimView;
  readonly text: string;
}

export function ClaimText({ claim, text }: ClaimTextProps) {
  return <AuthorText lang={useClaimWordsLanguage(claim)}>{text}</AuthorText>;
}
