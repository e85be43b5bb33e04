/** The list on a section’s page: its entries, one per line. Only visible ones are rendered. */
import { useRef } from 'react';
import type { JsonValue } from '../../../core/json/json.ts';
import { pointer } from '../../../core/json/pointer.ts';
import type { ListName } from '../../../core/assessment/view.ts';
import type { CheckResult } from '../../../core/check/checker.ts';
import { useDraft, useViewActions } from '../../../shared/context.tsx';
import { LevelIcon, levelWords, type LevelName } from '../../../ui/level-icon.tsx';
import { useWindow } from '../../../ui/use-window.ts';
import { placeInList, WindowRows } from '../../../ui/window-rows.tsx';
import { entryId } from '../../../shared/sections.ts';
import { entryLine } from '../entry/entry-words.ts';
import { levelOf } from '../../../shared/field/finding-lines.tsx';
import classes from './section-page.module.css';

const order: readonly LevelName[] = ['error', 'violation', 'notice', 'unchecked'];

function highestLevelAt(check: CheckResult, list: ListName, index: number): LevelName | undefined {
  const levels = check.at(pointer(list, index)).map(levelOf);
  return order.find((level) => levels.includes(level));
}

function EntryLine({
  list,
  index,
  entry,
}: {
  readonly list: ListName;
  readonly index: number;
  readonly entry: JsonValue;
}) {
  const view = useViewActions();
  const highest = useDraft(({ check }) => highestLevelAt(check, list, index));
  const line = entryLine(list, entry);
  return (
    <button type="button" className={classes.entry} onClick={() => view.select({ section: list, index })}>
      <span className={classes.level}>
        {highest ? <LevelIcon level={highest} size={15} label={levelWords[highest]} /> : null}
      </span>
      <span className={classes.id} title={entryId(list, entry)}>
        {entryId(list, entry) ?? index + 1}
      </span>
      <span className={classes.line} dir="auto" data-empty={line === '' || undefined}>
        {line === '' ? 'Empty' : line}
      </span>
    </button>
  );
}

export function EntryLines({ list, entries }: { readonly list: ListName; readonly entries: readonly JsonValue[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useWindow({ count: entries.length, scroller, estimate: () => 60 });
  return (
    <div ref={scroller} className={classes.scroller}>
      <WindowRows rows={rows} role="list" item={(index) => placeInList(index, entries.length)}>
        {(index) => <EntryLine list={list} index={index} entry={entries[index] ?? null} />}
      </WindowRows>
    </div>
  );
}
