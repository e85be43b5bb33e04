/** The gaps of the matrix, with those that depend on words that passages share. */
import { useMemo } from 'react';
import { areOnSharedWords } from '../../core/check/compared-words.ts';
import { supportersOf } from '../../core/matrix/evidence-counts.ts';
import { gapsOf, type Gaps } from '../../core/matrix/gaps.ts';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import { useSharedWords, type SharedWords } from '../../shared/use-shared-runs.ts';

/** The gaps, and why those of shared words may be incomplete. */
export interface ShownGaps extends Gaps {
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
