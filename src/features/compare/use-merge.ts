/** Gives the tab “Merge” the conflicts between a version and the draft, and the outcome of the choices made so far. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComparedVersions, MergeOutcome, MergeState, MergeWork } from '../../store/comparing.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { useWork, type Work } from '../../shared/use-work.ts';
import { contentOf, type CompareChoices, type Version } from './version.ts';

/** Merges a version into the draft: the conflicts, and the outcome of the choices made so far. */
export function useMerge(version: Version, base: Version | null, choices: CompareChoices['choices']) {
  const { comparing } = useStores().versions;
  const mine = useDraft(({ workspace }) => workspace);
  const versions = useMemo(
    (): ComparedVersions => ({ base: base && contentOf(base, mine), mine, theirs: contentOf(version, mine) }),
    [base, mine, version],
  );
  const current = useRef<{ readonly of: ComparedVersions; readonly work: Promise<MergeWork> }>(null);
  const workFor = useCallback((): Promise<MergeWork> => {
    if (current.current?.of === versions) return current.current.work;
    void current.current?.work.then((old) => old.close());
    const work = comparing().then((made) => made.merge(versions));
    current.current = { of: versions, work };
    return work;
  }, [comparing, versions]);
  useEffect(
    () => () => {
      void current.current?.work.then((old) => old.close());
      current.current = null;
    },
    [],
  );
  const ask = useCallback(
    async (signal: AbortSignal): Promise<MergeState> => rejectOnAbort(signal, (await workFor()).ask(choices)),
    [workFor, choices],
  );
  const make = useCallback(
    async (signal: AbortSignal): Promise<MergeOutcome> => {
      await pause(signal);
      return rejectOnAbort(signal, (await workFor()).outcome(choices));
    },
    [workFor, choices],
  );
  return { state: useSteady(useWork(ask), versions), outcome: useWork(make), versions };
}

/** Rejects as soon as the signal is aborted, even if the work continues. */
function rejectOnAbort<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  ]);
}

/** Choices often follow one another quickly, so the outcome is computed only after this pause, in ms. */
const choicePause = 250;

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, choicePause);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** Keeps showing the previous conflicts while a choice is processed, so that the layout does not jump. */
function useSteady(work: Work<MergeState>, of: ComparedVersions): Work<MergeState> {
  const [last, setLast] = useState<{ readonly of: ComparedVersions; readonly work: Work<MergeState> }>();
  if (work.kind === 'done' && last?.work !== work) setLast({ of, work });
  return work.kind === 'working' && last?.of === of ? last.work : work;
}
