/** The view settings, active cell and scroll position of each draft's matrix, in memory only. */
import { useState } from 'react';
import { noExclusions, type Exclusions } from '../../core/matrix/exclusions.ts';
import { allClaims, allEntries, type ClaimQuery, type EntryQuery } from './axis-query.ts';

export type PanelName = 'gaps' | 'what-if';

/** A cell of the grid, in the order shown; row or column -1 is the heading. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/**
 * The view settings of a draft's matrix. They last as long as the page is open and are never saved, undone or exported.
 */
export interface MatrixView {
  readonly claims: ClaimQuery;
  readonly entries: EntryQuery;
  /** Shows only claims and entries that are linked to something shown on the other axis. */
  readonly linked: boolean;
  /** Entries are rows and claims are columns. */
  readonly swapped: boolean;
  readonly off: Exclusions;
  readonly panel: PanelName | null;
}

/** The active cell and scroll position of a grid, to be restored later. */
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
  off: noExclusions,
  panel: null,
};

/** Returns the changes that clear all filters of a view. The sort orders stay. */
export function withoutFilters({ claims, entries }: MatrixView): Partial<MatrixView> {
  return {
    claims: { ...allClaims, order: claims.order },
    entries: { ...allEntries, order: entries.order },
    linked: false,
  };
}

const savedViews = new Map<string, MatrixView>();
const savedPlaces = new Map<string, GridPlace>();

/** Returns the view of a draft's matrix and a setter. The view survives a visit to the editor. */
export function useMatrixView(draftId: string): readonly [MatrixView, (part: Partial<MatrixView>) => void] {
  const [view, setView] = useState(() => savedViews.get(draftId) ?? initial);
  const change = (part: Partial<MatrixView>): void => {
    const next = { ...view, ...part };
    savedViews.set(draftId, next);
    if (next.swapped !== view.swapped) swapGridPlace(draftId);
    setView(next);
  };
  return [view, change];
}

/** Returns the saved active cell and scroll position of a draft's grid, in CSS pixels from the inline start. */
export function gridPlace(draftId: string): GridPlace {
  return savedPlaces.get(draftId) ?? { spot: { row: 0, column: 0 }, top: 0, start: 0 };
}

/** Swaps row and column of the saved cell, so that the same cell stays active when the axes are swapped. */
function swapGridPlace(draftId: string): void {
  const { row, column } = gridPlace(draftId).spot;
  saveGridPlace(draftId, { spot: { row: column, column: row }, top: 0, start: 0 });
}

/** Saves the active cell and scroll position of a draft's grid. */
export function saveGridPlace(draftId: string, place: GridPlace): void {
  savedPlaces.set(draftId, place);
}
