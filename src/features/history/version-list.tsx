/** The list of versions by day, beside the selected version in the version history. */
import { useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { countsInWords } from '../../store/counts-in-words.ts';
import type { SavedVersion } from '../../store/version-commands.ts';
import { rowForKey } from '../../ui/list-navigation.ts';
import { byDay, timeOfDay } from './version-times.ts';
import classes from './history.module.css';

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
