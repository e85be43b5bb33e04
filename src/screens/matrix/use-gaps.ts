/** The gaps of the matrix with their titles, and with those that depend on words that passages share. */
import { useMemo } from 'react';
import { gapsOf, supportersOf, type ClaimGap, type EntryGap, type Gaps } from '../../core/matrix/gaps.ts';
import { areOnSharedWords } from '../../core/check/compared-words.ts';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import { useSharedWords, type SharedWords } from '../../shared/use-shared-runs.ts';

/** The gaps, and why those of shared words may be incomplete. */
interface ShownGaps extends Gaps {
  readonly lacking: SharedWords['lacking'];
}

export function useGaps(matrix: EvidenceMatrix): () => ShownGaps {
  const words = useSharedWords();
  // Only the panel and a filter need them.
  return useMemo(() => whenNeeded(matrix, words), [matrix, words]);
}

function whenNeeded(matrix: EvidenceMatrix, words: SharedWords): () => ShownGaps {
  let gaps: ShownGaps | undefined;
  return () => (gaps ??= withSharedWords(matrix, words));
}

function withSharedWords(matrix: EvidenceMatrix, { runs, lacking }: SharedWords): ShownGaps {
  const gaps = gapsOf(matrix);
  const shared = matrix.entries.filter((entry) =>
    areOnSharedWords(
      supportersOf(matrix, entry).map(({ claim }) => claim),
      runs,
    ),
  );
  return { ...gaps, lacking, entries: { ...gaps.entries, 'shared-words': shared.map(({ at }) => at) } };
}

export interface GapWords {
  readonly title: string;
  /** The meaning of the gap, and what to do about it. */
  readonly text: string;
}

/** The gaps of entries, in the order shown. */
export const entryGapWords: Readonly<Record<EntryGap, GapWords>> = {
  unopposed: {
    title: 'No contradicting evidence',
    text: 'No link contradicts these entries. Look for contradicting evidence, or describe it in their falsifiers.',
  },
  unsupported: {
    title: 'No supporting evidence',
    text: 'These entries have no supporting links.',
  },
  'one-observation': {
    title: 'Single observation',
    text: 'All supporting claims come from the same observation.',
  },
  'one-publisher': {
    title: 'Single publisher',
    text: 'All supporting claims come from the same publisher, as far as the casefile says.',
  },
  'shared-words': {
    title: 'All support shares the same words',
    text: 'All supporting claims quote words that their sources share. Read the sources before you count them as separate accounts.',
  },
  'no-verbatim': {
    title: 'No verbatim support',
    text: 'These entries have support, but no supporting claim is verbatim.',
  },
  'capability-alone': {
    title: 'Capability alone',
    text: 'Intent hypotheses supported only by capacity claims.',
  },
};

/** The gaps of claims, in the order shown. */
export const claimGapWords: Readonly<Record<ClaimGap, GapWords>> = {
  'cited-by-all': {
    title: 'Cited by all entries',
    text: 'Every entry relies on these claims. An error in one of them affects the whole assessment.',
  },
  'cited-by-most': {
    title: 'Cited by more than half of the entries',
    text: 'Exclude one of them in “What if…” to see the effect.',
  },
  uncited: {
    title: 'Not cited',
    text: 'These claims are not used in any link or contradiction. Link them, or leave them for later.',
  },
  'only-contradicted': {
    title: 'Used only in contradictions',
    text: 'No entry cites these claims.',
  },
};
