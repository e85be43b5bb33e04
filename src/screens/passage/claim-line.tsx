/** The start and the end of a claim’s text, on one line, for menus. */
import type { ClaimView } from '../../core/assessment/view.ts';
import { shortenMiddle } from '../../core/text/excerpt.ts';
import { oneLine } from '../../core/text/shorten.ts';
import { AuthorText } from '../../shared/author-text.tsx';
import { useClaimLanguage } from '../../shared/use-span-words.ts';
import classes from './claims-here.module.css';

export function ClaimLine({ claim }: { readonly claim: ClaimView }) {
  const ofSource = useClaimLanguage(claim);
  return (
    <AuthorText className={classes.words} lang={claim.actual ? ofSource : undefined}>
      {shortenMiddle(oneLine((claim.actual || claim.proposition || '').slice(0, 400)), 120)}
    </AuthorText>
  );
}
