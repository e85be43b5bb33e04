/** On the review card: says why a link or a side of a contradiction has no text. */
import type { ReactNode } from 'react';
import wording from './wording.module.css';

interface MissingClaimProps {
  readonly claimId: string;
  /** The button that shows all of a shortened text; null if it is complete. */
  readonly more: ReactNode;
}

export function MissingClaim({ claimId, more }: MissingClaimProps) {
  const fact = claimId === '' ? 'No claim chosen' : `There is no claim with the ID ${claimId}`;
  return (
    <p className={wording.note}>
      {fact}, so there is no text to read. {more}
    </p>
  );
}
