/** The words that passages of the open casefile share. They are found in the background. */
import { useEffect, useMemo, useState } from 'react';
import { casefileIndex } from '../core/casefile/lookup.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import type { SharedPlace, SharedRun } from '../core/check/compared-words.ts';
import { useDraft, useStores } from './context.tsx';

const none: readonly SharedRun[] = [];

/** The runs of words, and why they may be incomplete. */
export interface SharedWords {
  /** The last ones found. */
  readonly runs: readonly SharedRun[];
  readonly lacking?: 'searching' | 'failed' | undefined;
}

/** Returns the runs of words; empty until they are found. */
export function useSharedRuns(): readonly SharedRun[] {
  return useSharedWords().runs;
}

/** Returns the runs of words, and whether the search is still running or has failed. */
export function useSharedWords(): SharedWords {
  const { findSharedWords } = useStores().drafts;
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [last, setLast] = useState<{ readonly of?: Casefile | null; readonly runs?: SharedWords['runs'] | undefined }>(
    {},
  );
  useEffect(() => {
    let isCurrent = true;
    void (casefile ? findSharedWords(casefile) : Promise.resolve(none))
      .catch(() => undefined)
      .then((runs) => {
        if (isCurrent) setLast({ of: casefile, runs });
      });
    return () => {
      isCurrent = false;
    };
  }, [casefile, findSharedWords]);
  const { of, runs } = last;
  return useMemo(
    () => ({ runs: runs ?? none, lacking: of !== casefile ? 'searching' : runs ? undefined : 'failed' }),
    [of, runs, casefile],
  );
}

/** A run of words of a passage, and where else the same words are. */
export interface SharedSpan {
  readonly here: SharedPlace;
  readonly there: SharedPlace;
  /** The observation whose passage has them. */
  readonly observation: number;
  readonly words: number;
  readonly unit: SharedRun['unit'];
}

/** Returns the runs that a passage shares with those of other observations, in the order of its text. */
export function useSharedSpans(passageId: string): readonly SharedSpan[] {
  const runs = useSharedRuns();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  return useMemo(() => {
    const index = casefileIndex(casefile);
    const own = index.passage(passageId)?.observations ?? [];
    const spans = runs.flatMap(({ one, other, words, unit }): readonly SharedSpan[] => {
      const [here, there] = one.passageId === passageId ? [one, other] : [other, one];
      const those = index.passage(there.passageId)?.observations ?? [];
      const elsewhere = those.find((each) => !own.includes(each)) ?? (own.length > 1 ? those[0] : undefined);
      const observation = elsewhere?.observation_id;
      return here.passageId === passageId && observation !== undefined
        ? [{ here, there, observation, words, unit }]
        : [];
    });
    return spans.sort((one, other) => one.here.span.start - other.here.span.start);
  }, [runs, casefile, passageId]);
}
