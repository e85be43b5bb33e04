/** The store of the sources that a person is asked about: files that were dropped or chosen and wait to be added. */
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A file that could not be taken from its archive. `problem` says why in a sentence, and what to do. */
export interface UnreadableFile {
  /** Its name, with the folder or archive that it is in. */
  readonly path: string;
  readonly problem: string;
}

/** Files to import as sources. */
export interface SourceImport {
  readonly files: readonly File[];
  readonly unreadable?: readonly UnreadableFile[];
  /** The draft that they go into; null for a new one. */
  readonly draftId: string | null;
  /** The observation of that draft whose passages they become. If it is missing, each file becomes an observation. */
  readonly observationId?: number;
  /** The title of a new draft: the name of the folder or zip file; may be empty. */
  readonly title: string;
  /** How many files were left out, because they belong to a saved page. */
  readonly skipped: number;
}

/** The state of the import. */
export interface SourceImportState {
  /** The files to ask about; null for none. More files can follow while the person is asked. */
  readonly request: SourceImport | null;
}

/** The store of the files that a person is asked about. */
export type SourceImportStore = StoreApi<SourceImportState>;

/** Creates the store, without a request. */
export function createSourceImportStore(): SourceImportStore {
  return createStore<SourceImportState>(() => ({ request: null }));
}
