/** Gives the outline the marked rows of a list and the functions that change them. */
import { useCallback, useMemo, useState } from 'react';
import { listOf, type ListName } from '../../core/assessment/view.ts';
import { useStores, useView } from '../../shared/context.tsx';
import { withoutHidden, markAll, markOnly, markRange, noMarking, toggleMark, type Marking } from './marking.ts';
import type { EntryActions } from './use-entry-actions.ts';

/** Marks one row only, toggles a row, or marks the range from the anchor to it. */
export type MarkMode = 'only' | 'toggle' | 'range';

/** The marks and the functions that change them. */
export interface MarkingControl {
  readonly marking: Marking;
  /** Marks a row and shows its entry. While a key repeats (`isRepeat`), only `settle` shows the entry. */
  mark(index: number, mode: MarkMode, isRepeat?: boolean): void;
  /** Marks every shown row. */
  markAll(): void;
  /** Shows the active row's entry if it is not shown yet. */
  settle(): void;
  /** Marks these rows and shows the first of them. */
  readonly put: (indices: readonly number[]) => void;
}

/**
 * The marks and the state that they belong to. They no longer apply after the selection or the list changes elsewhere.
 */
interface SavedMarking {
  readonly marking: Marking;
  readonly selected: number | undefined;
  readonly count: number;
}

/**
 * Returns the marks of the shown rows; by default the selected entry is marked. Hidden rows are never marked, so that
 * actions only affect visible entries.
 */
export function useMarking(
  list: ListName,
  count: number,
  shown: readonly number[],
  actions: EntryActions,
): MarkingControl {
  const selected = useView(({ selection }) => (selection.section === list ? selection.index : undefined));
  const { view, desk } = useStores();
  const [saved, setSaved] = useState<SavedMarking>({ marking: noMarking, selected: undefined, count: 0 });
  const applies = saved.selected === selected && saved.count === count && saved.marking.active !== null;
  const all = useMemo(() => {
    if (applies) return saved.marking;
    return selected === undefined || selected >= count ? noMarking : markOnly(selected);
  }, [applies, saved.marking, selected, count]);
  const marking = useMemo(() => withoutHidden(all, shown), [all, shown]);

  const save = useCallback(
    (next: Marking): void => {
      const selectedNow = (): number | undefined => {
        const { selection } = view.getState();
        return selection.section === list ? selection.index : undefined;
      };
      if (next.active !== null && next.active !== selectedNow()) actions.show(next.active);
      const assessment = desk.getState().draft?.workspace.assessment;
      setSaved({ marking: next, selected: selectedNow(), count: assessment ? listOf(assessment, list).length : 0 });
    },
    [actions, desk, list, view],
  );
  const put = useCallback(
    (indices: readonly number[]): void => {
      const [first] = indices;
      if (first !== undefined) save({ marked: new Set(indices), anchor: first, active: first });
    },
    [save],
  );

  return {
    marking,
    mark(index, mode, isRepeat = false) {
      const next = markedBy(mode, marking, index, shown);
      if (isRepeat) setSaved({ marking: next, selected, count });
      else save(next);
    },
    markAll: () => save({ ...markAll(marking, shown), active: marking.active ?? shown[0] ?? null }),
    settle() {
      if (marking.active !== null && marking.active !== selected) save(marking);
    },
    put,
  };
}

function markedBy(mode: MarkMode, marking: Marking, index: number, shown: readonly number[]): Marking {
  if (mode === 'only') return markOnly(index);
  return mode === 'toggle' ? toggleMark(marking, index) : markRange(marking, index, shown);
}
