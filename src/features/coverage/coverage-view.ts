/** The settings and the focused item of each draft’s coverage, in memory only. */
import { useState } from 'react';
import type { PictureForm } from '../../ui/picture/picture-frame.tsx';

export interface CoverageView {
  readonly form: PictureForm;
  readonly zoom: number;
  /** Whether only passages without claims are shown. */
  readonly onlyUnused: boolean;
  /** The row that the Tab key reaches, and its marked part; -1 is the row’s heading. */
  readonly row: number;
  readonly part: number;
}

const initial: CoverageView = { form: 'picture', zoom: 1, onlyUnused: false, row: 0, part: -1 };

const savedViews = new Map<string, CoverageView>();

/** Returns the view of a draft’s coverage and a setter. The view survives a visit to the desk. */
export function useCoverageView(draftId: string): readonly [CoverageView, (part: Partial<CoverageView>) => void] {
  const [view, setView] = useState(() => savedViews.get(draftId) ?? initial);
  const change = (part: Partial<CoverageView>): void =>
    setView((before) => {
      const next = { ...before, ...part };
      savedViews.set(draftId, next);
      return next;
    });
  return [view, change];
}
