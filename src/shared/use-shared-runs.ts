/** The words that passages of the open casefile share. They are found in the background. */
import { useEffect, useMemo, useState } from 'react';
import { casefileIndex } from '../core/casefile/lookup.ts';
import type { SharedPlace, SharedRun } from '../core/check/shared-passages.ts';
import { useDraft, useStores } from './context.tsx';

const none: readonly SharedRun[] = [];

/** Returns the runs of words; empty until they are found. */
export function useSharedRuns(): readonly SharedRun[] {
  const { findSharedWords } = useStores().drafts;
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [runs, setRuns] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    void (casefile ? findSharedWords(casefile) : Promise.resolve(none)).then((found) => {
      if (isCurrent) setRuns(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [casefile, findSharedWords]);
  return runs;
}

/** A run of words of a passage, and where else the same words are. */
export interface SharedSpan {
  readonly here: SharedPlace;
  readonly there: SharedPlace;
  /** The observation whose passage has them. */
  readonly observation: number;
  readonly words: number;
}

/** Returns the runs that a passage shares with others, in the order of its text. */
export function useSharedSpans(passageId: string): readonly SharedSpan[] {
  const runs = useSharedRuns();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  return useMemo(() => {
    const index = casefileIndex(casefile);
    const spans = runs.flatMap(({ one, other, words }): readonly SharedSpan[] => {
      const [here, there] = one.passageId === passageId ? [one, other] : [other, one];
      const observation = index.passage(there.passageId)?.observations[0]?.observation_id;
      return here.passageId === passageId && observation !== undefined ? [{ here, there, observation, words }] : [];
    });
    return spans.sort((one, other) => one.here.span.start - other.here.span.start);
  }, [runs, casefile, passageId]);
}
