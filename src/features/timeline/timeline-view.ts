/** The settings and the focused item of each draft’s timeline, in memory only. */
import { useState } from 'react';
import type { TimelineFilter } from '../../core/pictures/timeline.ts';
import type { PictureForm } from '../../ui/picture/picture-frame.tsx';

export interface TimelineView {
  readonly filter: TimelineFilter;
  readonly form: PictureForm;
  /** 0 until the picture is shown for the first time. */
  readonly zoom: number;
  /** The key of the row and of the mark that the Tab key reaches; '' is the row’s heading. */
  readonly row: string;
  readonly mark: string;
}

const initial: TimelineView = { filter: {}, form: 'picture', zoom: 0, row: '', mark: '' };

const savedStarts = new Map<string, number>();

/** The moment that the person scrolled to, in seconds since 1970; undefined before that. A change renders nothing. */
export interface ScrolledTo {
  readonly moment: () => number | undefined;
  readonly save: (moment: number) => void;
}

/** Returns the moment that a draft’s timeline is scrolled to. It survives a visit to the desk. */
export function useScrolledTo(draftId: string): ScrolledTo {
  const [scrolledTo] = useState<ScrolledTo>(() => ({
    moment: () => savedStarts.get(draftId),
    save: (moment) => savedStarts.set(draftId, moment),
  }));
  return scrolledTo;
}

const savedViews = new Map<string, TimelineView>();

/** Returns the view of a draft’s timeline and a setter. The view survives a visit to the desk. */
export function useTimelineView(draftId: string): readonly [TimelineView, (part: Partial<TimelineView>) => void] {
  const [view, setView] = useState(() => savedViews.get(draftId) ?? initial);
  const change = (part: Partial<TimelineView>): void =>
    setView((before) => {
      const next = { ...before, ...part };
      savedViews.set(draftId, next);
      return next;
    });
  return [view, change];
}
