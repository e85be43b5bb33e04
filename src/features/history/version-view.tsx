/** The selected version in the version history: the changes since, its content, and its actions. */
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconFilePlus } from '@tabler/icons-react';
import { useCallback, useId, useMemo, useState } from 'react';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { useCanWrite, useDraft, useStores } from '../../shared/context.tsx';
import { useWork, type Work } from '../../shared/use-work.ts';
import { countsInWords } from '../../store/counts-in-words.ts';
import type { SavedVersion } from '../../store/version-commands.ts';
import { RowList } from './row-list.tsx';
import { contentRows, differenceRows } from './rows.ts';
import { dayInWords, momentInWords, timeOfDay } from './version-times.ts';
import { useRestore } from './use-restore.ts';
import classes from './history.module.css';
import { counted } from '../../core/json/counted.ts';

interface VersionViewProps {
  readonly version: SavedVersion;
  /** In ms since 1970. */
  readonly now: number;
  /** Is called after the chosen action. */
  readonly onDone: () => void;
}

type Shown = 'differences' | 'content';

export function VersionView({ version, now, onDone }: VersionViewProps) {
  const { readVersion } = useStores().versions;
  const [shown, setShown] = useState<Shown>('differences');
  const earlier = useWork(useCallback(() => readVersion(version.id), [readVersion, version.id]));
  return (
    <section className={classes.view} aria-label="Selected version">
      <h3 className={classes.title}>
        {dayInWords(version.at, now)} {timeOfDay(version.at)}
        <span dir="auto">, {version.reason}</span>
      </h3>
      <p className={classes.facts}>{countsInWords(version.counts)}</p>
      <Actions earlier={earlier} moment={momentInWords(version.at, now)} onDone={onDone} />
      <SegmentedControl
        size="xs"
        aria-label="View"
        value={shown}
        onChange={(value) => setShown(value === 'content' ? 'content' : 'differences')}
        data={[
          { value: 'differences', label: 'Changes since then' },
          { value: 'content', label: 'Content' },
        ]}
      />
      <div className={classes.body}>
        {earlier.kind === 'working' && <p role="status">Loading…</p>}
        {earlier.kind === 'failed' && (
          <p role="alert" className={classes.trouble}>
            Could not read this version. {earlier.why}
          </p>
        )}
        {earlier.kind === 'done' && shown === 'differences' && <Differences earlier={earlier.value} />}
        {earlier.kind === 'done' && shown === 'content' && <Content earlier={earlier.value} />}
      </div>
    </section>
  );
}

interface ActionsProps {
  readonly earlier: Work<Workspace>;
  readonly moment: string;
  readonly onDone: () => void;
}

function Actions({ earlier, moment, onDone }: ActionsProps) {
  const { drafts, exports } = useStores();
  const { openAsDraft } = drafts;
  const { render, download } = exports;
  const canWrite = useCanWrite();
  const restore = useRestore();
  const readOnlyNote = useId();
  const workspace = earlier.kind === 'done' ? earlier.value : undefined;
  const done = (work: (version: Workspace) => void) => (): void => {
    if (!workspace) return;
    onDone();
    work(workspace);
  };
  const withMoment = (version: Workspace): Workspace => ({
    ...version,
    title: `${version.title || 'Untitled'} (${moment})`,
  });
  const save = (): void => {
    if (!workspace) return;
    const { fileName, text } = render('desk', withMoment(workspace));
    download(fileName, text);
  };
  return (
    <Group gap="var(--space-4)">
      {!canWrite && (
        <p id={readOnlyNote} className={classes.reading}>
          This draft is being edited in another tab. To restore a version, close this and choose “Edit here instead”.
        </p>
      )}
      <Button
        size="xs"
        disabled={!workspace || !canWrite}
        aria-describedby={canWrite ? undefined : readOnlyNote}
        leftSection={<IconArrowBackUp size={16} />}
        onClick={done((version) => restore(version, moment))}
      >
        Restore this version
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={!workspace}
        leftSection={<IconFilePlus size={16} />}
        onClick={done((version) => void openAsDraft(withMoment(version)))}
      >
        Open as new draft
      </Button>
      <Button size="xs" variant="default" disabled={!workspace} leftSection={<IconDownload size={16} />} onClick={save}>
        Download
      </Button>
    </Group>
  );
}

function Differences({ earlier }: { readonly earlier: Workspace }) {
  const { compareVersions } = useStores().versions;
  const current = useDraft(({ workspace }) => workspace);
  const differences = useWork(
    useCallback(
      (signal: AbortSignal) => compareVersions(earlier, current, signal),
      [compareVersions, earlier, current],
    ),
  );
  if (differences.kind === 'failed') {
    return (
      <p role="alert" className={classes.trouble}>
        Could not compare the versions. {differences.why}
      </p>
    );
  }
  if (differences.kind !== 'done') return <p role="status">Comparing with the current draft…</p>;
  const count = differences.value.length;
  return (
    <>
      <p role="status" className={classes.facts}>
        {count === 0 ? 'No changes since this version.' : `${counted(count, 'change')} since this version.`}
      </p>
      {count > 0 && <RowList label="Changes since then" rows={differenceRows(differences.value)} />}
    </>
  );
}

function Content({ earlier }: { readonly earlier: Workspace }) {
  return <RowList label="Content" rows={useMemo(() => contentRows(earlier), [earlier])} />;
}
