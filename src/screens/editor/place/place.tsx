/** Which entry a form shows, or that it shows the head of the document, and which of its fields have been left. */
import { createContext, use, useMemo, type ReactNode } from 'react';
import { pointer, type Pointer } from '../../../core/json/pointer.ts';
import type { FormKind } from '../form/form-schemas.ts';
import { useDraft, useView } from '../../../shared/context.tsx';
import { isNewEntry } from '../../../shared/to-complete.ts';

/** The part of the assessment that the form shows. */
export interface Place extends EntryPlace {
  /** Whether the entry is new and no export was tried. Missing values are then only noted. */
  readonly asNew: boolean;
  /** The beginning of the DOM IDs of its controls. It differs for each entry if several are shown. */
  readonly idPrefix: string;
}

/** Returns the place of an entry, or of the head of the document. */
function entryPlace(kind: FormKind, index?: number): EntryPlace {
  return { kind, index, base: kind === 'document' ? '' : pointer(kind, index ?? 0) };
}

const PlaceContext = createContext<Place | null>(null);

/** Tells the fields below it which entry they belong to. */
export function PlaceProvider(props: {
  readonly kind: FormKind;
  readonly index: number | undefined;
  /** Whether other entries are shown beside it. */
  readonly inList?: boolean;
  readonly children: ReactNode;
}) {
  const { kind, index, inList = false, children } = props;
  const entry = useMemo(() => entryPlace(kind, index), [kind, index]);
  const isNew = useDraft(({ workspace, openedAs }) => isNewEntry(workspace, openedAs, entry));
  const exportTried = useView((view) => view.exportTried);
  const asNew = isNew && !exportTried;
  const idPrefix = inList ? `editor${entry.base.replaceAll('/', '-')}` : 'editor';
  const place = useMemo(() => ({ ...entry, asNew, idPrefix }), [entry, asNew, idPrefix]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Returns the entry that the calling field belongs to. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('This field is outside an entry.');
  return place;
}

const TouchedContext = createContext<Touched>(createTouched());

/** Remembers which fields were left, while the draft is open. */
export function TouchedProvider({ touched, children }: { readonly touched: Touched; readonly children: ReactNode }) {
  return <TouchedContext value={touched}>{children}</TouchedContext>;
}

/** Returns which fields were left. */
export function useTouched(): Touched {
  return use(TouchedContext);
}

/** A part of the assessment: an entry, or the head of the document. */
interface EntryPlace {
  readonly kind: FormKind;
  /** The entry's index in its list; undefined for the head of the document. */
  readonly index: number | undefined;
  /** The entry's pointer in the assessment: '/claims/3', or '' for the head of the document. */
  readonly base: Pointer;
}

/**
 * Which fields have been left since the draft was opened, by pointer in the assessment. It only affects how findings
 * are shown, so it is not part of the document, the history or the store.
 */
interface Touched {
  has(path: string): boolean;
  add(path: string): void;
  subscribe(listener: () => void): () => void;
}

/** Creates an empty record of left fields. */
export function createTouched(): Touched {
  const paths = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    has: (path) => paths.has(path),
    add(path) {
      if (paths.has(path)) return;
      paths.add(path);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
