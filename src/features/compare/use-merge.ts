import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComparedVersions, MergeOutcome, MergeState, MergeWork } from '../../store/comparing.ts';
import { useCommands, useDraft } from '../../store/context.tsx';
import { useWork, type Work } from './use-work.ts';
import { against, type Kept, type Version } from './version.ts';

/** The merge of a version into the draft: what it asks, and what would come of it once everything is answered. */
export function useMerge(version: Version, base: Version | null, choices: Kept['choices']) {
  const { comparing } = useCommands();
  const mine = useDraft(({ workspace }) => workspace);
  const versions = useMemo(
    (): ComparedVersions => ({ base: base && against(base, mine), mine, theirs: against(version, mine) }),
    [base, mine, version],
  );
  const held = useRef<{ readonly of: ComparedVersions; readonly work: Promise<MergeWork> }>(null);
  const workFor = useCallback((): Promise<MergeWork> => {
    if (held.current?.of === versions) return held.current.work;
    void held.current?.work.then((old) => old.close());
    const work = comparing().then((made) => made.merge(versions));
    held.current = { of: versions, work };
    return work;
  }, [comparing, versions]);
  useEffect(
    () => () => {
      void held.current?.work.then((old) => old.close());
      held.current = null;
    },
    [],
  );
  const ask = useCallback(
    async (signal: AbortSignal): Promise<MergeState> => ended(signal, (await workFor()).ask(choices)),
    [workFor, choices],
  );
  const make = useCallback(
    async (signal: AbortSignal): Promise<MergeOutcome> => {
      await pause(signal);
      return ended(signal, (await workFor()).outcome(choices));
    },
    [workFor, choices],
  );
  return { state: useSteady(useWork(ask), versions), outcome: useWork(make), versions };
}

/** Rejects when the signal says so, whatever the work does. */
function ended<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  ]);
}

/** Choices come one after another: what they come to is worked out when there is a moment between them, in ms. */
const between = 250;

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, between);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** Shows what was asked before for as long as an answer is taken in, so that nothing jumps. */
function useSteady(work: Work<MergeState>, of: ComparedVersions): Work<MergeState> {
  const [last, setLast] = useState<{ readonly of: ComparedVersions; readonly work: Work<MergeState> }>();
  if (work.kind === 'done' && last?.work !== work) setLast({ of, work });
  return work.kind === 'working' && last?.of === of ? last.work : work;
}
