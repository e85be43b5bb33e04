/**
 * The list box in the outline with the entries of a list. It is one tab stop: arrow keys move, Shift and Ctrl mark
 * several.
 */
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { ListName } from '../../core/assessment/view.ts';
import type { CheckResult } from '../../core/check/result.ts';
import type { Pointer } from '../../core/json/pointer.ts';
import { actorName } from '../../shared/actor-name.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { useNewEntryPath } from '../../shared/to-complete.ts';
import { isRowVisible, useWindow, WindowRows } from '../../ui/window-rows.tsx';
import { EntryItem } from './entry-item.tsx';
import type { EntryRow } from './entry-rows.ts';
import { keyAction } from './entry-keys.ts';
import { entryLevel, newEntryLevel } from './levels.ts';
import { sectionTitles } from '../../shared/sections.ts';
import { useEntryDrag } from './use-entry-drag.ts';
import type { EntryActions } from './use-entry-actions.ts';
import type { MarkingControl } from './use-marking.ts';
import classes from './entry-list.module.css';

interface EntryListProps {
  readonly list: ListName;
  readonly rows: readonly EntryRow[];
  /** The findings of the rows. */
  readonly check: CheckResult;
  /** The indices of the shown rows, in their order. */
  readonly shown: readonly number[];
  readonly marking: MarkingControl;
  /** Whether all entries are shown in document order. Only then can the order be changed. */
  readonly whole: boolean;
  readonly actions: EntryActions;
}

/** Returns the height of a row in CSS pixels. A claim has a third line. */
const rowHeightOf = (list: ListName): number => (list === 'claims' ? 63 : 46);

export function EntryList(props: EntryListProps) {
  const { list, rows, check, shown, marking: control, whole } = props;
  const { marking } = control;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = rowHeightOf(list);
  const activeRow = marking.active === null ? -1 : shown.indexOf(marking.active);
  const virtual = useWindow({ count: shown.length, scroller, estimate: () => rowHeight, keep: [activeRow] });
  const canWrite = useCanWrite();
  const drag = useEntryDrag(props);
  const newPath = useNewEntryPath();
  const newLevel = useDraft((draft) =>
    newPath === null ? null : newEntryLevel(draft.check.at(newPath), draft.workspace),
  );
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  /** What a new entry lacks is only noted. */
  const levelAt = (path: Pointer) => (path === newPath ? newLevel : entryLevel(check.at(path)));

  useEffect(() => {
    if (activeRow >= 0 && !isRowVisible(virtual, activeRow)) virtual.scrollToIndex(activeRow);
  }, [activeRow, virtual]);

  return (
    <div
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label={sectionTitles[list]}
      aria-multiselectable
      aria-activedescendant={activeRow < 0 ? undefined : `${id}-${String(marking.active)}`}
      className={classes.list}
      onKeyDown={(event) =>
        onKeyDown(event, props, activeRow, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight))
      }
      onKeyUp={control.settle}
      onClick={(event) => onClick(event, props)}
      {...drag.handlers}
    >
      <WindowRows rows={virtual}>
        {(position) => {
          const index = shown[position] ?? 0;
          const row = rows[index];
          return row ? (
            <EntryItem
              id={`${id}-${String(index)}`}
              list={list}
              row={row}
              index={index}
              position={position}
              total={shown.length}
              level={levelAt(`/${list}/${String(index)}`)}
              actor={row.actors[0] === undefined ? undefined : actorName(casefile, row.actors[0])}
              marked={marking.marked.has(index)}
              active={position === activeRow}
              draggable={whole && canWrite}
              dropBefore={drag.before === position}
              dropAfter={drag.before === shown.length && position === shown.length - 1}
            />
          ) : null;
        }}
      </WindowRows>
    </div>
  );
}

function onClick(event: MouseEvent, { marking }: EntryListProps): void {
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null;
  if (!item) return;
  const mode = event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'only';
  marking.mark(Number(item.dataset['entry']), mode);
}

function onKeyDown(event: KeyboardEvent<HTMLElement>, props: EntryListProps, activeRow: number, page: number): void {
  const { shown, marking: control, whole, actions, rows } = props;
  const { marking } = control;
  const action = keyAction(event, { activeRow, shown, page, marking, whole, count: rows.length });
  if (!action) return;
  event.preventDefault();
  if (action.type === 'mark') control.mark(action.index, action.mode, event.repeat);
  else if (action.type === 'mark-all') control.markAll();
  else if (action.type === 'open') actions.show(action.index, true);
  else if (action.type === 'delete') void actions.remove(action.indices);
  else if (action.type === 'copy') void actions.copy(action.indices);
  else if (action.type === 'cut') void actions.cut(action.indices);
  else if (action.type === 'duplicate') control.put(actions.duplicate(action.indices));
  else if (action.type === 'move') {
    const places = actions.move(action.indices, action.to);
    control.put(action.indices.map((index) => places[index] ?? index));
  }
}
