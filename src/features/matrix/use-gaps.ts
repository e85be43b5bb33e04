/** The gaps of the matrix, with those that depend on words that passages share. */
import { useMemo } from 'react';
import { areOnSharedWords } from '../../core/check/shared-passages.ts';
import { supportersOf } from '../../core/matrix/evidence-counts.ts';
import { gapsOf, type Gaps } from '../../core/matrix/gaps.ts';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import { useSharedRuns } from '../../shared/use-shared-runs.ts';

export function useGaps(matrix: EvidenceMatrix): () => Gaps {
  const runs = useSharedRuns();
  // Only the panel and a filter need them.
  return useMemo(() => whenNeeded(matrix, runs), [matrix, runs]);
}

function whenNeeded(matrix: EvidenceMatrix, runs: ReturnType<typeof useSharedRuns>): () => Gaps {
  let gaps: Gaps | undefined;
  return () => (gaps ??= withSharedWords(matrix, runs));
}

function withSharedWords(matrix: EvidenceMatrix, runs: ReturnType<typeof useSharedRuns>): Gaps {
  const gaps = gapsOf(matrix);
  const shared = matrix.entries.filter((entry) =>
    areOnSharedWords(
      supportersOf(matrix, entry).map(({ claim }) => claim),
      runs,
    ),
  );
  return { ...gaps, entries: { ...gaps.entries, 'shared-words': shared.map(({ at }) => at) } };
}
