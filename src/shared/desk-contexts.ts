/** What parts of the desk give to others: the export dialog, and steps that are undone before those of the draft. */
import { createContext, use } from 'react';

/** Undo and redo of a view’s own steps, which come before the draft’s: for a text that is not applied yet. */
export interface LocalSteps {
  /** Undoes one step; false if there is none, so that the draft’s undo applies. */
  undo(): boolean;
  redo(): boolean;
}

/** The view that currently has its own steps. */
export const LocalStepsContext = createContext<{ current: LocalSteps | null }>({ current: null });

/** The function that opens the export dialog. */
export const OpenExportContext = createContext<() => void>(() => undefined);

export function useOpenExport(): () => void {
  return use(OpenExportContext);
}
