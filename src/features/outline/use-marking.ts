import { useState } from 'react';
import type { ListName } from '../../core/assessment/workspace.ts';
import { useStores, useView } from '../../store/context.tsx';
import { markAll, markOnly, markRange, noMarking, toggleMark, type Marking } from './marking.ts';
import type { EntryActions } from './use-entry-actions.ts';

export type MarkMode = 'only' | 'toggle' | 'range';

export interface MarkingControl {
  readonly marking: Marking;
  /** Marks a row and shows its entry; with `held`, as while a key is held down, the entry is shown by `settle`. */
  mark(index: number, mode: MarkMode, shown: readonly number[], held?: boolean): void;
  markAll(shown: readonly number[]): void;
  /** Shows the active row's entry where it is not shown yet. */
  settle(): void;
  /** Puts the marks on these rows, the first of them shown. */
  put(indices: readonly number[]): void;
}

/** The marks, and what they were made for: when the selection or the list changes elsewhere, they no longer hold. */
interface Held {
  readonly marking: Marking;
  readonly selected: number | undefined;
  readonly count: number;
}

/** Which rows of the list are marked. The selected entry is always the least that is. */
export function useMarking(list: ListName, count: number, actions: EntryActions): MarkingControl {
  const selected = useView(({ selection }) => (selection.section === list ? selection.index : undefined));
  const { view, desk } = useStores();
  const [held, setHeld] = useState<Held>({ marking: noMarking, selected: undefined, count: 0 });
  const holds = held.selected === selected && held.count === count && held.marking.active !== null;
  const marking = holds ? held.marking : selected === undefined || selected >= count ? noMarking : markOnly(selected);

  function keep(next: Marking, show: boolean): void {
    if (show && next.active !== null && next.active !== selected) actions.show(next.active);
    const { selection } = view.getState();
    const now = selection.section === list ? selection.index : undefined;
    const entries = desk.getState().draft?.workspace.assessment[list];
    setHeld({ marking: next, selected: now, count: Array.isArray(entries) ? entries.length : 0 });
  }

  return {
    marking,
    mark(index, mode, shown, isHeld = false) {
      const next =
        mode === 'only'
          ? markOnly(index)
          : mode === 'toggle'
            ? toggleMark(marking, index)
            : markRange(marking, index, shown);
      keep(next, !isHeld);
    },
    markAll: (shown) => keep({ ...markAll(marking, shown), active: marking.active ?? shown[0] ?? null }, true),
    settle: () => keep(marking, true),
    put(indices) {
      const [first] = indices;
      if (first !== undefined) keep({ marked: new Set(indices), anchor: first, active: first }, true);
    },
  };
}
