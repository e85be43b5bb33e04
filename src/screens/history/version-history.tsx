/** The dialog “Version history” of the draft: to view, restore, download or open a version as a new draft. */
import { useEffect, useId, useMemo, useRef, type KeyboardEvent, useCallback, useState } from 'react';
import { Loader } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { countsInWords } from '../../desk/counts-in-words.ts';
import type { SavedVersion } from '../../desk/version-commands.ts';
import { rowForKey } from '../../ui/list-navigation.ts';
import { byDay, timeOfDay } from './version-times.ts';
import classes from './history.module.css';
import { useStores } from '../../shared/context.tsx';
import { useWork } from '../../shared/use-work.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNow } from '../../ui/use-page.ts';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import { VersionView } from './version-view.tsx';

// The list of versions by day, beside the selected version in the version history.

interface VersionListProps {
  readonly versions: readonly SavedVersion[];
  /** In ms since 1970. */
  readonly now: number;
  readonly chosen: string | undefined;
  readonly onChoose: (version: SavedVersion) => void;
}

/** Versions by day. The arrow keys move between versions, and the selected one is shown beside the list. */
export function VersionList({ versions, now, chosen, onChoose }: VersionListProps) {
  const days = useMemo(() => byDay(versions, now), [versions, now]);
  const inOrder = useMemo(() => days.flatMap((day) => day.versions), [days]);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => focusChosen(list.current), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = inOrder.findIndex(({ id }) => id === chosen);
    const next = inOrder[rowForKey(event.key, from, inOrder.length, 8) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    setTimeout(() => focusChosen(list.current));
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label="Versions by day"
      className={classes.list}
      onKeyDown={onKeyDown}
    >
      {days.map(({ day, versions: ofDay }, index) => (
        <div key={day} role="group" aria-labelledby={`${listId}-${index}`}>
          <div id={`${listId}-${index}`} className={classes.day}>
            {day}
          </div>
          {ofDay.map((version) => (
            <button
              key={version.id}
              type="button"
              role="option"
              aria-selected={version.id === chosen}
              tabIndex={version.id === chosen ? 0 : -1}
              className={classes.state}
              onClick={() => onChoose(version)}
            >
              <span className={classes.time}>{timeOfDay(version.at)}</span>
              <span className={classes.reason} dir="auto">
                {version.reason}
              </span>
              <span className={classes.counts}>{countsInWords(version.counts)}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function focusChosen(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
}

export function VersionHistory({ onClose }: { readonly onClose: () => void }) {
  const { listVersions } = useStores().versions;
  const versions = useWork(useCallback(() => listVersions(), [listVersions]));
  useReturnedFocus(true);
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Version history"
      size="min(70rem, 96vw)"
      lockScroll={false}
      returnFocus={false}
    >
      {versions.kind === 'working' && <Loader size="sm" role="progressbar" aria-label="Loading version history" />}
      {versions.kind === 'failed' && (
        <p role="alert" className={classes.trouble}>
          Could not read the version history. {versions.why}
        </p>
      )}
      {versions.kind === 'done' && versions.value.length === 0 && <NoVersions />}
      {versions.kind === 'done' && versions.value.length > 0 && <Versions versions={versions.value} onDone={onClose} />}
    </Dialog>
  );
}

function NoVersions() {
  return (
    <EmptyState icon={<IconHistory size={32} />} title="No versions yet">
      A version is saved about every ten minutes, before large changes, and when you continue after a break. For recent
      steps, use Undo. Older versions are removed over time.
    </EmptyState>
  );
}

interface VersionsProps {
  readonly versions: readonly SavedVersion[];
  readonly onDone: () => void;
}

function Versions({ versions, onDone }: VersionsProps) {
  const now = useNow();
  const [chosen, setChosen] = useState(versions[0]);
  return (
    <div className={classes.states}>
      <VersionList versions={versions} now={now} chosen={chosen?.id} onChoose={setChosen} />
      {chosen && <VersionView key={chosen.id} version={chosen} now={now} onDone={onDone} />}
    </div>
  );
}
