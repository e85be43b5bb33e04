/** The stores of what a person is asked about while files are opened: sources, annotations and passphrases. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlannedAnnotation } from '../core/annotations/claims-of-annotations.ts';
import type { OtherAnnotation } from '../core/annotations/read-annotations.ts';

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

/** What a file has: annotations on texts of others, or highlights of its own text. */
export type AnnotationKind = 'annotation' | 'highlight';

/** The annotations of a file, at least one of which can become a claim. */
export interface AnnotationRequest {
  readonly fileName: string;
  readonly kind: AnnotationKind;
  /** The annotations that quote a text, with what becomes of each. */
  readonly rows: readonly PlannedAnnotation[];
  /** Those that quote none. They are skipped. */
  readonly others: readonly OtherAnnotation[];
  /** Ends the request, and adds the claims if the answer is yes. */
  answer(isWanted: boolean): void;
}

/** An encrypted file that is being opened. */
export interface PassphraseRequest {
  readonly fileName: string;
  /** Tries a passphrase. Resolves to a sentence if it is wrong; otherwise the request ends. */
  attempt(passphrase: string): Promise<string | undefined>;
  /** Ends the request without opening the file. */
  cancel(): void;
}

/** The store of what a person is asked about. More can follow while the person is asked. */
export type RequestStore<Request> = StoreApi<{
  /** What to ask about; null for nothing. */
  readonly request: Request | null;
}>;

/** Creates the store, without a request. */
export function createRequestStore<Request>(): RequestStore<Request> {
  return createStore<{ readonly request: Request | null }>(() => ({ request: null }));
}
