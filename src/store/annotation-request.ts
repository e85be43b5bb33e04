/** The store of the annotations that a person is asked about before they become claims. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlannedAnnotation } from '../core/annotations/claims-of-annotations.ts';
import type { OtherAnnotation } from '../core/annotations/read-annotations.ts';

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

/** The store of the annotations that a person is asked about. */
export type AnnotationRequestStore = StoreApi<{
  /** The annotations to ask about; null for none. */
  readonly request: AnnotationRequest | null;
}>;

/** Creates the store, without a request. */
export function createAnnotationRequestStore(): AnnotationRequestStore {
  return createStore<{ readonly request: AnnotationRequest | null }>(() => ({ request: null }));
}
