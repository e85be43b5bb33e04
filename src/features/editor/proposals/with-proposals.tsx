/**
 * Wraps the form of a claim and shows proposals for its fields, if it is new or has no kind yet. A person accepts them.
 * Their code loads later.
 */
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import { useCanWrite } from '../../../shared/context.tsx';
import { useFieldValue } from '../place/hooks.ts';
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
  const hasKind = useFieldValue('/claim_kind', (kind) => kind !== undefined && kind !== '');
  // After the kind is accepted, the other proposals stay.
  const [unfinished, setUnfinished] = useState<number | null>(null);
  if (!hasKind && unfinished !== index) setUnfinished(index);
  return (
    <BelowField value={below}>
      {(asNew || unfinished === index) && canWrite ? (
        <Suspense>
          <ClaimProposals index={index} root={root} onBelow={setBelow} />
        </Suspense>
      ) : null}
      {children}
    </BelowField>
  );
}
