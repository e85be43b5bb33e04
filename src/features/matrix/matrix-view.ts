import { useState } from 'react';
import { nothingOff, type SwitchedOff } from '../../core/matrix/thread.ts';
import { allClaims, allEntries, type ClaimQuery, type EntryQuery } from './axis-query.ts';

export type PanelName = 'gaps' | 'thread';

/** A place in the grid, in the order shown; -1 is the heading. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** How a draft's matrix is looked at. Nothing here is saved, undone or exported; it stays while the page is open. */
export interface MatrixView {
  readonly claims: ClaimQuery;
  readonly entries: EntryQuery;
  /** Only claims and entries that have a link to what is shown of the other axis. */
  readonly linked: boolean;
  /** Entries down and claims across. */
  readonly swapped: boolean;
  readonly off: SwitchedOff;
  readonly panel: PanelName | null;
}

/** Where the grid was left. */
export interface GridPlace {
  readonly spot: Spot;
  readonly top: number;
  readonly start: number;
}

const initial: MatrixView = {
  claims: allClaims,
  entries: allEntries,
  linked: false,
  swapped: false,
  off: nothingOff,
  panel: null,
};

const kept = new Map<string, MatrixView>();
const places = new Map<string, GridPlace>();

/** The view of a draft's matrix, as it was left: whoever looks at a span and comes back finds the same columns. */
export function useMatrixView(draftId: string): readonly [MatrixView, (part: Partial<MatrixView>) => void] {
  const [view, setView] = useState(() => kept.get(draftId) ?? initial);
  const change = (part: Partial<MatrixView>): void => {
    const next = { ...view, ...part };
    kept.set(draftId, next);
    if (next.swapped !== view.swapped) swapGridPlace(draftId);
    setView(next);
  };
  return [view, change];
}

/** Where a draft's grid was left: what holds the keyboard, and how far it was scrolled, in CSS pixels from the inline start. */
export function gridPlace(draftId: string): GridPlace {
  return places.get(draftId) ?? { spot: { row: 0, column: 0 }, top: 0, start: 0 };
}

/** Keeps the same cell where the axes are swapped. */
export function swapGridPlace(draftId: string): void {
  const { row, column } = gridPlace(draftId).spot;
  keepGridPlace(draftId, { spot: { row: column, column: row }, top: 0, start: 0 });
}

export function keepGridPlace(draftId: string, place: GridPlace): void {
  places.set(draftId, place);
}
