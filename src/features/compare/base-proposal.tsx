/** The suggestion above the choice of a base version for the merge. */
import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useCallback } from 'react';
import { counted } from '../../core/json/words.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { distanceBetween, factsOf, likelyBase, type Distance, type Facts } from '../../core/compare/merge/nearest.ts';
import type { Progress } from '../../store/file-report.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import type { SavedVersion } from '../../store/version-commands.ts';
import { useWork, type Work } from '../../shared/use-work.ts';
import { contentOf, type Version } from './version.ts';
import { WorkView } from './work-view.tsx';
import { stateAsVersion } from './use-read-version.ts';
import classes from './compare.module.css';

interface BaseProposalProps {
  /** Their version. */
  readonly version: Version;
  readonly onChoose: (base: Version) => void;
}

/** Suggests the version that both sides most likely started from. It is used only when the person chooses it. */
export function BaseProposal({ version, onChoose }: BaseProposalProps) {
  const work = useProposal(version);
  return (
    <section className={classes.proposal} aria-label="Suggested base version">
      <WorkView work={work} label="Looking for a base version">
        {(proposal) =>
          proposal ? (
            <ProposedBase proposal={proposal} onChoose={onChoose} />
          ) : (
            <p className={classes.soft}>
              No saved version is closer to theirs than the current draft, so there is no suggestion.
            </p>
          )
        }
      </WorkView>
    </section>
  );
}

interface ProposedBaseProps {
  readonly proposal: Proposal;
  readonly onChoose: (base: Version) => void;
}

function ProposedBase({ proposal: { version, fromMine, fromTheirs }, onChoose }: ProposedBaseProps) {
  return (
    <>
      <p className={classes.proposed} dir="auto">
        <IconBulb size={18} aria-hidden className={classes.bulb} />
        <span>{`Suggested: ${version.name}. It is the saved version closest to both.`}</span>
      </p>
      <p className={classes.soft}>
        {`It differs from theirs in ${counted(fromTheirs, 'detail')} and from yours in ${counted(fromMine, 'detail')}. Use it only if both started from it.`}
      </p>
      <div>
        <Button onClick={() => onChoose({ ...version, key: `proposed ${version.name}` })}>Use as base version</Button>
      </div>
    </>
  );
}

/** A version that both sides may have started from. */
export interface Proposal extends Distance {
  readonly version: Omit<Version, 'key'>;
}

/** The maximum number of versions that are considered besides the exported ones, the newest first. */
const maxStates = 60;

/**
 * The versions to consider: the newest first, then the exported ones, which win a tie because others may have started
 * from them.
 */
function inSearchOrder(states: readonly SavedVersion[]): readonly SavedVersion[] {
  const isExported = ({ exportedAs }: SavedVersion): boolean => exportedAs !== undefined;
  return [...states.filter((state) => !isExported(state)).slice(0, maxStates), ...states.filter(isExported)];
}

/** The longest time without a pause for the page, in ms. */
const maxStretch = 8;

/** Collects the facts of a draft in short stretches, so that the page stays responsive. */
async function gather(workspace: Workspace, signal: AbortSignal): Promise<Facts> {
  const facts = new Set<string>();
  let since = performance.now();
  for (const fact of factsOf(workspace)) {
    facts.add(fact);
    if (performance.now() - since < maxStretch) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
  return facts;
}

/** Searches the version history for the version that the draft and the other version most likely both started from. */
export function useProposal(version: Version): Work<Proposal | null> {
  const { listVersions, readVersion } = useStores().versions;
  const now = useDraft(({ workspace }) => workspace);
  const openedAs = useDraft((draft) => draft.openedAs);
  const search = useCallback(
    async (signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<Proposal | null> => {
      const [mine, theirs] = [await gather(now, signal), await gather(contentOf(version, now), signal)];
      const measure = async (candidate: Omit<Version, 'key'>): Promise<Proposal> => {
        const facts = await gather(candidate.workspace, signal);
        return {
          version: candidate,
          fromMine: distanceBetween(facts, mine),
          fromTheirs: distanceBetween(facts, theirs),
        };
      };
      const name = 'the draft when you opened it';
      let best = await measure({ name, workspace: openedAs, holds: 'desk', isEarlier: true });
      const distance = distanceBetween(mine, theirs);
      const states = inSearchOrder(await listVersions().catch(() => []));
      for (const [index, state] of states.entries()) {
        onProgress({ label: 'Searching version history', fraction: index / states.length });
        signal.throwIfAborted();
        const workspace = await readVersion(state.id).catch(() => undefined);
        if (!workspace) continue;
        const measured = await measure(stateAsVersion(state, workspace));
        best = likelyBase(state.exportedAs === undefined ? [best, measured] : [measured, best], distance) ?? best;
      }
      return likelyBase([best], distance) ?? null;
    },
    [listVersions, readVersion, now, openedAs, version],
  );
  return useWork(search);
}
