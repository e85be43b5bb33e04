/** The screen “Compare and merge”: the choice of another version, then its differences from the draft, or the merge. */
import { Button, SegmentedControl } from '@mantine/core';
import { MergeView } from './merge-view.tsx';
import { VersionChoice, WorkView } from './version-choice.tsx';
import {
  useCompareChoices,
  type CompareChoices,
  contentOf,
  textsOfName,
  type TwoVersions,
  type Version,
  namedVersions,
  type ChangesProps,
} from './version.ts';
import classes from './compare.module.css';
import { IconArrowsExchange } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useState, type ComponentType } from 'react';
import type { ShownDifference } from '../../desk/comparing.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { InSentence } from '../../shared/in-sentence.tsx';
import { useWork } from '../../shared/use-work.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import type { DifferenceKind } from '../../core/compare/difference.ts';
import { groupNames, groupTitles } from '../../shared/section-rows.ts';
import { DifferenceList, groupOf, inWords, kinds, noFilter, rowsOf, type Filter } from './difference-list.tsx';
import type { ProseFormat } from '../../core/report/prose/write-prose.ts';
import { useReportDownload } from '../../shared/use-report-download.ts';
import { DownloadMenu } from '../../ui/download-menu.tsx';

const tabs: { value: CompareChoices['tab']; label: string }[] = [
  { value: 'differences', label: 'Differences' },
  { value: 'merge', label: 'Merge' },
];

/** Compares the draft with another version of it, and merges the two. */
export function CompareScreen() {
  const [selection, change] = useCompareChoices();
  const { version, tab } = selection;
  return (
    <main aria-label="Compare" className={classes.screen}>
      <header className={classes.top}>
        <h1 className={classes.title}>Compare and merge</h1>
        {version && (
          <>
            <SegmentedControl
              size="sm"
              aria-label="View"
              data={tabs}
              value={tab}
              onChange={(value) => change({ tab: value === 'merge' ? 'merge' : 'differences' })}
            />
            <Button
              variant="default"
              size="compact-md"
              onClick={() => change({ version: null, base: null, choices: {}, tab: 'differences' })}
            >
              Choose another version
            </Button>
          </>
        )}
      </header>
      {!version && (
        <VersionChoice
          title="Choose a version to compare with"
          onChoose={(chosen) => change({ version: chosen, base: null, choices: {} })}
        >
          <p className={classes.lead}>
            Compare the current draft with another version, entry by entry, and merge the two if you like.
          </p>
        </VersionChoice>
      )}
      {version && tab === 'differences' && <DifferencesView key={version.key} version={version} />}
      {version && tab === 'merge' && (
        <MergeView key={version.key} selection={{ ...selection, version }} onChange={change} />
      )}
    </main>
  );
}

/** Loaded after the paint, so that printing does not have to wait for code. */
const PrintedChanges = lazy(async (): Promise<{ readonly default: ComponentType<ChangesProps> }> => {
  const loaded = await afterPaint(() => import('./printed-changes.tsx')).catch(() => undefined);
  return { default: loaded?.PrintedChanges ?? (() => null) };
});

/** The differences between the current draft and another version. */
function DifferencesView({ version }: { readonly version: Version }) {
  const { comparing } = useStores().versions;
  const now = useDraft(({ workspace }) => workspace);
  const [forward, setForward] = useState(version.isEarlier);
  const versions = useMemo((): TwoVersions => {
    const other = contentOf(version, now);
    return forward ? { before: other, after: now, open: 'after' } : { before: now, after: other, open: 'before' };
  }, [version, now, forward]);
  const compare = useCallback<Parameters<typeof useWork<readonly ShownDifference[]>>[0]>(
    async (signal, onProgress) => (await comparing()).compare(versions.before, versions.after, signal, onProgress),
    [comparing, versions],
  );
  const work = useWork(compare);
  return (
    <section className={classes.view} aria-label="Differences">
      <div className={classes.direction}>
        <p className={classes.lead} dir="auto">
          <InSentence
            sentence={
              forward
                ? `Changes from ${version.name} to the current draft.`
                : `Changes from the current draft to ${version.name}.`
            }
            texts={textsOfName(version)}
          />
          {version.holds === 'assessment' &&
            ' Assessment files have no title, casefile or reviews, so these are not compared.'}
        </p>
        <ChangesExport versions={versions} other={version} />
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowsExchange size={16} aria-hidden />}
          onClick={() => setForward(!forward)}
        >
          Swap direction
        </Button>
      </div>
      <WorkView work={work} label="Comparing">
        {(differences) => <DifferencesResult differences={differences} versions={versions} />}
      </WorkView>
      <Suspense>
        <PrintedChanges versions={versions} other={version} />
      </Suspense>
    </section>
  );
}

interface DifferencesResultProps {
  readonly differences: readonly ShownDifference[];
  readonly versions: TwoVersions;
}

function DifferencesResult({ differences, versions }: DifferencesResultProps) {
  const [filter, setFilter] = useState(noFilter);
  const rows = useMemo(() => rowsOf(differences, filter), [differences, filter]);
  const shown = rows.filter(({ kind }) => kind === 'item').length;
  return (
    <>
      <p role="status" className={classes.count}>
        {inWords(differences)}
        {shown < differences.length && ` Showing ${shown}.`}
      </p>
      {differences.length > 0 && (
        <>
          <FilterBar differences={differences} filter={filter} onFilter={setFilter} />
          {rows.length === 0 ? (
            <p className={classes.lead}>No differences of this kind here. Change the filters above.</p>
          ) : (
            <DifferenceList label="List of differences" rows={rows} versions={versions} />
          )}
        </>
      )}
    </>
  );
}

interface FilterBarProps {
  readonly differences: readonly ShownDifference[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** The buttons above the differences that filter them by kind and by section of the draft. */
function FilterBar({ differences, filter, onFilter }: FilterBarProps) {
  const ofKind = (kind: DifferenceKind) => differences.filter((difference) => difference.kind === kind).length;
  const ofGroup = (group: string) => differences.filter((difference) => groupOf(difference) === group).length;
  function toggle(kind: DifferenceKind): void {
    const shown = new Set(filter.kinds);
    if (!shown.delete(kind)) shown.add(kind);
    onFilter({ ...filter, kinds: shown });
  }
  return (
    <div className={classes.filters}>
      <div role="group" aria-label="Filter by type of change" className={classes.toggles}>
        {kinds
          .filter((kind) => ofKind(kind) > 0)
          .map((kind) => (
            <Button
              key={kind}
              size="compact-sm"
              variant={filter.kinds.has(kind) ? 'filled' : 'default'}
              aria-pressed={filter.kinds.has(kind)}
              onClick={() => toggle(kind)}
            >
              {`${kind} ${ofKind(kind)}`}
            </Button>
          ))}
      </div>
      <div role="group" aria-label="Filter by section" className={classes.toggles}>
        {groupNames
          .filter((group) => ofGroup(group) > 0)
          .map((group) => (
            <Button
              key={group}
              size="compact-sm"
              variant={filter.group === group ? 'filled' : 'default'}
              aria-pressed={filter.group === group}
              onClick={() => onFilter({ ...filter, group: filter.group === group ? null : group })}
            >
              {`${groupTitles[group]} ${ofGroup(group)}`}
            </Button>
          ))}
      </div>
    </div>
  );
}

const choices: readonly { readonly format: ProseFormat; readonly title: string }[] = [
  { format: 'html', title: 'Web page (HTML)' },
  { format: 'word', title: 'Word' },
  { format: 'markdown', title: 'Markdown' },
];

function ChangesExport({ versions, other }: ChangesProps) {
  const { makeChanges } = useStores().exports;
  const { isWorking, download } = useReportDownload();
  const exportAs = (format: ProseFormat): void => {
    const [from, to] = namedVersions(versions, other);
    void download((signal) => makeChanges(from, to, format, signal));
  };
  return (
    <DownloadMenu
      label="Export changes"
      size="compact-sm"
      choices={choices}
      isWorking={isWorking}
      onChoose={exportAs}
    />
  );
}
