/** Wraps the form of a new claim and shows proposals for its fields, which a person accepts. Their code loads later. */
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import { useCanWrite } from '../../../shared/context.tsx';
import { usePlace } from '../place/place.tsx';
import { BelowField, nothingBelow, type BelowFields } from './below-field.ts';

const ClaimProposals = lazy(async () => {
  const loaded = await import('./claim-proposals.tsx').catch(() => undefined);
  return { default: loaded?.ClaimProposals ?? (() => null) };
});

interface WithProposalsProps {
  /** The claim's index. */
  readonly index: number;
  /** The element of the entry, in which the key that accepts all proposals works. */
  readonly root: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

export function WithProposals({ index, root, children }: WithProposalsProps) {
  const [below, setBelow] = useState<BelowFields>(nothingBelow);
  const { asNew } = usePlace();
  const canWrite = useCanWrite();
  return (
    <BelowField value={below}>
      {asNew && canWrite ? (
        <Suspense>
          <ClaimProposals index={index} root={root} onBelow={setBelow} />
        </Suspense>
      ) : null}
      {children}
    </BelowField>
  );
}
