import { useCallback, useMemo, useState } from 'react';
import { listOf } from '../../core/assessment/view.ts';
import type { ListName } from '../../core/assessment/workspace.ts';
import { useStores, useView } from '../../store/context.tsx';
import { keepShown, markAll, markOnly, markRange, noMarking, toggleMark, type Marking } from './marking.ts';
import type { EntryActions } from './use-entry-actions.ts';

/** A row alone, one more or less, or all from the anchor to it. */
export type MarkMode = 'only' | 'toggle' | 'range';

/** The marks and the ways to change them. */
export interface MarkingControl {
  readonly marking: Marking;
  /** Marks a row and shows its entry; with `held`, as while a key is held down, the entry is shown by `settle`. */
  mark(index: number, mode: MarkMode, held?: boolean): void;
  /** Marks every row that is shown. */
  markAll(): void;
  /** Shows the active row's entry where it is not shown yet. */
  settle(): void;
  /** Puts the marks on these rows, the first of them shown. */
  readonly put: (indices: readonly number[]) => void;
}

/** The marks, and what they were made for: when the selection or the list changes elsewhere, they no longer hold. */
interface Held {
  readonly marking: Marking;
  readonly selected: number | undefined;
  readonly count: number;
}

/**
 * Which of the rows that are shown are marked; without anything else it is the selected entry. A row that a filter
 * leaves out is never marked: what is done to the marked ones is done in sight.
 */
export function useMarking(
  list: ListName,
  count: number,
  shown: readonly number[],
  actions: EntryActions,
): MarkingControl {
  const selected = useView(({ selection }) => (selection.section === list ? selection.index : undefined));
  const { view, desk } = useStores();
  const [held, setHeld] = useState<Held>({ marking: noMarking, selected: undefined, count: 0 });
  const holds = held.selected === selected && held.count === count && held.marking.active !== null;
  const all = useMemo(() => {
    if (holds) return held.marking;
    return selected === undefined || selected >= count ? noMarking : markOnly(selected);
  }, [holds, held.marking, selected, count]);
  const marking = useMemo(() => keepShown(all, shown), [all, shown]);

  const keep = useCallback(
    (next: Marking): void => {
      const selectedNow = (): number | undefined => {
        const { selection } = view.getState();
        return selection.section === list ? selection.index : undefined;
      };
      if (next.active !== null && next.active !== selectedNow()) actions.show(next.active);
      const assessment = desk.getState().draft?.workspace.assessment;
      setHeld({ marking: next, selected: selectedNow(), count: assessment ? listOf(assessment, list).length : 0 });
    },
    [actions, desk, list, view],
  );
  const put = useCallback(
    (indices: readonly number[]): void => {
      const [first] = indices;
      if (first !== undefined) keep({ marked: new Set(indices), anchor: first, active: first });
    },
    [keep],
  );

  return {
    marking,
    mark(index, mode, isHeld = false) {
      const next = markedBy(mode, marking, index, shown);
      if (isHeld) setHeld({ marking: next, selected, count });
      else keep(next);
    },
    markAll: () => keep({ ...markAll(marking, shown), active: marking.active ?? shown[0] ?? null }),
    settle() {
      if (marking.active !== null && marking.active !== selected) keep(marking);
    },
    put,
  };
}

function markedBy(mode: MarkMode, marking: Marking, index: number, shown: readonly number[]): Marking {
  if (mode === 'only') return markOnly(index);
  return mode === 'toggle' ? toggleMark(marking, index) : markRange(marking, index, shown);
}
