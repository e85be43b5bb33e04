/**
 * Wraps the form of a claim and shows proposals for its fields, if it is new or has no kind yet. A person accepts them.
 * Their code loads with the editor, after it is painted, so that a new claim shows them at once and its form never
 * moves.
 */
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useCanWrite } from '../../../shared/context.tsx';
import { useFieldValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { BelowField, nothingBelow, type BelowFields } from './below-field.ts';
import type * as ClaimProposals from './claim-proposals.tsx';

type ProposalsCode = typeof ClaimProposals;

let loaded: ProposalsCode | undefined;

/** Loads the code of the proposals. Resolves to undefined if it cannot be loaded; the form works without it. */
export async function loadProposals(): Promise<ProposalsCode | undefined> {
  return (loaded ??= await import('./claim-proposals.tsx').catch(() => undefined));
}

function useProposalsCode(): ProposalsCode | undefined {
  const [code, setCode] = useState(loaded);
  useEffect(() => {
    if (!code) void loadProposals().then(setCode);
  }, [code]);
  return code;
}

interface WithProposalsProps {
  /** The claim's index. */
  readonly index: number;
  /** The element of the entry, in which the key that accepts all proposals works. */
  readonly root: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

export function WithProposals({ index, root, children }: WithProposalsProps) {
  const [below, setBelow] = useState<BelowFields>(nothingBelow);
  const code = useProposalsCode();
  const { asNew } = usePlace();
  const canWrite = useCanWrite();
  const hasKind = useFieldValue('/claim_kind', (kind) => kind !== undefined && kind !== '');
  // After the kind is accepted, the other proposals stay.
  const [unfinished, setUnfinished] = useState<number | null>(null);
  if (!hasKind && unfinished !== index) setUnfinished(index);
  return (
    <BelowField value={below}>
      {code && (asNew || unfinished === index) && canWrite ? (
        <code.ClaimProposals index={index} root={root} onBelow={setBelow} />
      ) : null}
      {children}
    </BelowField>
  );
}
