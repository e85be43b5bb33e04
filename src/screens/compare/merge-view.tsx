/** The tab “Merge”: a base version, suggested or chosen, then the conflicts, then the preview of the merged draft. */
import { Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { InSentence } from '../../shared/in-sentence.tsx';
import {
  type ComparedVersions,
  type FindingCounts,
  type MergeOutcome,
  type MergeState,
  type MergeWork,
  mergeEdit,
} from '../../desk/comparing.ts';
import { useCanWrite, useDraft, useStores } from '../../shared/context.tsx';
import { useWork, type Work } from '../../shared/use-work.ts';
import { textsAt } from '../../core/workspace/texts-at.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { counted } from '../../core/json/words.ts';
import { ConflictList } from './conflict-list.tsx';
import { VersionChoice, WorkView, stateAsVersion } from './version-choice.tsx';
import { contentOf, textsOfName, type CompareChoices, type Version } from './version.ts';
import { DifferenceList, inWords, noFilter, rowsOf } from './difference-list.tsx';
import classes from './compare.module.css';
import { IconBulb } from '@tabler/icons-react';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { distanceBetween, factsOf, likelyBase, type Distance, type Facts } from '../../core/compare/merge/nearest.ts';
import type { Progress } from '../../desk/file-commands.ts';
import type { SavedVersion } from '../../desk/version-commands.ts';

interface MergeViewProps {
  readonly selection: CompareChoices & { readonly version: Version };
  readonly onChange: (change: Partial<CompareChoices>) => void;
}

/** Merges their version into the draft: the base version, the conflicts, and the preview. */
export function MergeView({ selection, onChange }: MergeViewProps) {
  const { version, base, choices } = selection;
  const [decided, setDecided] = useState(base !== null);
  if (!decided) {
    const choose = (chosen: Version | null): void => {
      onChange({ base: chosen, choices: {} });
      setDecided(true);
    };
    return <BaseChoice version={version} onChoose={choose} />;
  }
  return (
    <section className={classes.view} aria-label="Merge">
      <div className={classes.direction}>
        <p className={classes.lead} dir="auto">
          <InSentence
            sentence={`Mine: the current draft. Theirs: ${version.name}. ${base ? `Base version: ${base.name}.` : 'No base version: every difference is a conflict.'}`}
            texts={[version, ...(base ? [base] : [])].flatMap(textsOfName)}
          />
        </p>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            onChange({ base: null, choices: {} });
            setDecided(false);
          }}
        >
          Choose another base version
        </Button>
      </div>
      <Merging version={version} base={base} choices={choices} onChange={onChange} />
    </section>
  );
}

interface BaseChoiceProps {
  readonly version: Version;
  /** Null continues without a base version. */
  readonly onChoose: (base: Version | null) => void;
}

function BaseChoice({ version, onChoose }: BaseChoiceProps) {
  return (
    <VersionChoice title="Which version did both start from?" onChoose={onChoose}>
      <p className={classes.lead}>
        If you choose the version that both started from, changes made on only one side are merged automatically. You
        resolve only real conflicts. Without it, you resolve every difference yourself.
      </p>
      <BaseProposal version={version} onChoose={onChoose} />
      <div>
        <Button variant="default" onClick={() => onChoose(null)}>
          Continue without base version
        </Button>
      </div>
    </VersionChoice>
  );
}

interface MergingProps {
  readonly version: Version;
  readonly base: Version | null;
  readonly choices: CompareChoices['choices'];
  readonly onChange: (change: Partial<CompareChoices>) => void;
}

function Merging({ version, base, choices, onChange }: MergingProps) {
  const { state, outcome, versions } = useMerge(version, base, choices);
  return (
    <WorkView work={state} label="Merging">
      {(merge) =>
        merge.ok ? (
          <>
            <ConflictList
              conflicts={merge.conflicts}
              choices={choices}
              versions={versions}
              onChoices={(made) => onChange({ choices: { ...choices, ...made } })}
            />
            <MergeResult
              unresolved={merge.conflicts.filter(({ id }) => !Object.hasOwn(choices, id)).length}
              notes={merge.notes}
              outcome={outcome}
              version={version}
              onDone={() => onChange({ version: null, base: null, choices: {}, tab: 'differences' })}
            />
          </>
        ) : (
          <div role="alert" className={classes.trouble}>
            <p>These versions cannot be merged yet. Fix this first:</p>
            <ul>
              {merge.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )
      }
    </WorkView>
  );
}

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

interface MergeResultProps {
  readonly unresolved: number;
  readonly notes: readonly string[];
  readonly outcome: Work<MergeOutcome>;
  readonly version: Version;
  readonly onDone: () => void;
}

/** A preview of the merge with the findings before and after it, and the button that applies it. */
function MergeResult({ unresolved, notes, outcome, version, onDone }: MergeResultProps) {
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const workspace = useDraft((draft) => draft.workspace);
  const title = useMemo(() => textsAt(workspace, 'workspace', '/title'), [workspace]);

  function apply({ merged }: MergeOutcome): void {
    const text = 'Merged. The previous version was saved in the version history.';
    const label = `merge with ${version.shortName ?? version.name}`;
    if (!run(mergeEdit(merged), { label, keepBefore: true }, { text })) return;
    onDone();
  }

  return (
    <section className={classes.view} aria-label="Merge preview">
      <h2 className={classes.heading}>Merge preview</h2>
      {notes.map((note) => (
        <p key={note} className={classes.lead} dir="auto">
          <InSentence sentence={note} texts={title} />
        </p>
      ))}
      <WorkView work={outcome} label="Merging">
        {(made) => (
          <>
            <MergePreview made={made} unresolved={unresolved} />
            <div className={classes.direction}>
              <Button
                disabled={unresolved > 0 || !canWrite || made.differences.length === 0}
                onClick={() => apply(made)}
              >
                Apply merge
              </Button>
              <p className={classes.soft}>{hint(unresolved, canWrite, made)}</p>
            </div>
          </>
        )}
      </WorkView>
    </section>
  );
}

function hint(unresolved: number, canWrite: boolean, { differences }: MergeOutcome): string {
  if (!canWrite) return 'This draft is being edited in another tab. Choose “Edit here instead” first.';
  if (unresolved > 0) return `Resolve ${counted(unresolved, 'more conflict')} to continue.`;
  if (differences.length === 0) return 'No changes to apply.';
  return 'You can undo the merge in one step. The previous version is saved in the version history.';
}

const countsInWords = ({ error, violation, notice }: FindingCounts): string =>
  [counted(error, 'error'), counted(violation, 'violation'), counted(notice, 'notice')].join(', ');

function MergePreview({ made, unresolved }: { readonly made: MergeOutcome; readonly unresolved: number }) {
  const mine = useDraft(({ workspace }) => workspace);
  const rows = useMemo(() => rowsOf(made.differences, noFilter), [made]);
  const versions = useMemo(() => ({ before: mine, after: made.merged, open: 'before' as const }), [mine, made]);
  const { before, after, fresh } = made.findings;
  const printing = usePrinting();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p role="status" className={classes.count}>
        {inWords(made.differences)}
        {unresolved > 0 && ' For unresolved conflicts, the count assumes the option that loses least.'}
      </p>
      <p className={classes.lead}>{`Findings now: ${countsInWords(before)}. After merge: ${countsInWords(after)}.`}</p>
      {fresh.length > 0 && (
        <details
          className={classes.fresh}
          open={isOpen || printing}
          onToggle={(event) => !printing && setIsOpen(event.currentTarget.open)}
        >
          <summary>{counted(fresh.length, 'new finding')}</summary>
          <ul>
            {fresh.map(({ message, texts }) => (
              <li key={message}>
                <InSentence sentence={message} texts={texts} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {rows.length > 0 && <DifferenceList label="Changes to apply" rows={rows} versions={versions} />}
    </>
  );
}

interface BaseProposalProps {
  /** Their version. */
  readonly version: Version;
  readonly onChoose: (base: Version) => void;
}

/** Suggests the version that both sides most likely started from. It is used only when the person chooses it. */
function BaseProposal({ version, onChoose }: BaseProposalProps) {
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
