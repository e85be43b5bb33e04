/** Looks whether the text of a file that could not be opened can be read after mechanical repairs. */
import { useEffect, useState } from 'react';
import type { RepairedText } from '../../core/files/repairs/repaired-text.ts';
import type { FileReport } from './reports.ts';
import { canBeProposed } from './repairable.ts';

/** The repairs of a text that make it readable. */
export interface Proposal extends RepairedText {
  /** The text as it was read. */
  readonly original: string;
}

async function proposalOf(file: File): Promise<Proposal | undefined> {
  const [original, { repairedText }, { kindOf }] = await Promise.all([
    file.text(),
    import('../../core/files/repairs/repaired-text.ts'),
    import('../../core/files/kinds.ts'),
  ]);
  const repaired = repairedText(original);
  const isOurs = repaired.document !== undefined && kindOf(repaired.document).kind !== 'other';
  return isOurs ? { ...repaired, original } : undefined;
}

/**
 * Returns repairs that make a refused file readable as one of our documents; null while they are computed, undefined if
 * there are none.
 */
export function useProposal(report: FileReport): Proposal | null | undefined {
  const file = canBeProposed(report) ? report.file : undefined;
  const [proposal, setProposal] = useState<Proposal | null | undefined>(null);
  useEffect(() => {
    if (!file) return undefined;
    let isMounted = true;
    const show = (found: Proposal | undefined): void => {
      if (isMounted) setProposal(found);
    };
    void proposalOf(file).then(show, () => show(undefined));
    return () => {
      isMounted = false;
    };
  }, [file]);
  return file ? proposal : undefined;
}
