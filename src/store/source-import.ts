/** The store of the sources that a person is asked about: files that were dropped or chosen and wait to be added. */
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Files to import as sources. */
export interface SourceImport {
  readonly files: readonly File[];
  /** The draft that they go into; null for a new one. */
  readonly draftId: string | null;
  /** The observation of that draft whose passages they become. If it is missing, each file becomes an observation. */
  readonly observationId?: number;
  /** The title of a new draft: the name of the folder or zip file; may be empty. */
  readonly title: string;
  /** How many files were left out, because they belong to a saved page. */
  readonly skipped: number;
}

export interface SourceImportState {
  /** The files to ask about; null for none. More files can follow while the person is asked. */
  readonly request: SourceImport | null;
}

export type SourceImportStore = StoreApi<SourceImportState>;

export function createSourceImportStore(): SourceImportStore {
  return createStore<SourceImportState>(() => ({ request: null }));
}
