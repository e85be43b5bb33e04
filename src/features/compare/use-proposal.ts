import { useCallback } from 'react';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { factsApart, factsOf, likelyBase, type Distance, type Facts } from '../../core/compare/merge/nearest.ts';
import type { Progress } from '../../store/commands.ts';
import { useCommands, useDraft } from '../../store/context.tsx';
import type { EarlierState } from '../../store/earlier-states.ts';
import { stateAsVersion } from './use-read-version.ts';
import { useWork, type Work } from './use-work.ts';
import { against, type Version } from './version.ts';

/** A version that both sides may have been made from. */
export interface Proposal extends Distance {
  readonly version: Omit<Version, 'key'>;
}

/** So many earlier states are looked at besides those that were exported, the newest first. */
const mostStates = 60;

/** The states to look at: the newest, and last those that others may have gone on from, which win where two are as near. */
function inTurn(states: readonly EarlierState[]): readonly EarlierState[] {
  const isExported = ({ exportedAs }: EarlierState): boolean => exportedAs !== undefined;
  return [...states.filter((state) => !isExported(state)).slice(0, mostStates), ...states.filter(isExported)];
}

/** So long the page is kept from other things at a time, in ms. */
const atATime = 8;

/** The facts of a draft, gathered in short stretches. */
async function gather(workspace: Workspace, signal: AbortSignal): Promise<Facts> {
  const facts = new Set<string>();
  let since = performance.now();
  for (const fact of factsOf(workspace)) {
    facts.add(fact);
    if (performance.now() - since < atATime) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
  return facts;
}

/** Looks among what the draft was before for what it and the other version were most likely both made from. */
export function useProposal(version: Version): Work<Proposal | null> {
  const { earlierStates, readEarlierState } = useCommands();
  const now = useDraft(({ workspace }) => workspace);
  const openedAs = useDraft((draft) => draft.openedAs);
  const look = useCallback(
    async (signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<Proposal | null> => {
      const [mine, theirs] = [await gather(now, signal), await gather(against(version, now), signal)];
      const measure = async (found: Omit<Version, 'key'>): Promise<Proposal> => {
        const facts = await gather(found.workspace, signal);
        return { version: found, fromMine: factsApart(facts, mine), fromTheirs: factsApart(facts, theirs) };
      };
      const name = 'the draft as it was when it was opened here';
      let best = await measure({ name, workspace: openedAs, holds: 'desk', isEarlier: true });
      const apart = factsApart(mine, theirs);
      const states = inTurn(await earlierStates().catch(() => []));
      for (const [index, state] of states.entries()) {
        onProgress({ label: 'Looking among the earlier states', fraction: index / states.length });
        signal.throwIfAborted();
        const workspace = await readEarlierState(state.id).catch(() => undefined);
        if (!workspace) continue;
        const measured = await measure(stateAsVersion(state, workspace));
        best = likelyBase(state.exportedAs === undefined ? [best, measured] : [measured, best], apart) ?? best;
      }
      return likelyBase([best], apart) ?? null;
    },
    [earlierStates, readEarlierState, now, openedAs, version],
  );
  return useWork(look);
}
