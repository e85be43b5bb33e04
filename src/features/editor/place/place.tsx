import { createContext, use, useMemo, type ReactNode } from 'react';
import { pointer, type Pointer } from '../../../core/assessment/pointer.ts';
import type { FormKind } from '../form/form-schemas.ts';
import { useDraft, useView } from '../../../store/context.tsx';
import { isNewEntry } from './missing.ts';
import { createTouched, type Touched } from './touched.ts';

/** Which part of the assessment is meant. */
export interface EntryPlace {
  readonly kind: FormKind;
  /** The entry's place in its list, from 0; undefined for the head of the document. */
  readonly index: number | undefined;
  /** The entry's pointer in the assessment: '/claims/3', or '' for the head of the document. */
  readonly base: Pointer;
}

/** Which part of the assessment the form shows. */
export interface Place extends EntryPlace {
  /** Whether the entry is new and no export was tried: then what is missing is only noted. */
  readonly asNew: boolean;
}

/** The place of an entry, or of the head of the document. */
export function entryPlace(kind: FormKind, index?: number): EntryPlace {
  return { kind, index, base: kind === 'document' ? '' : pointer(kind, index ?? 0) };
}

const PlaceContext = createContext<Place | null>(null);

/** Tells the fields below which entry they are fields of. */
export function PlaceProvider(props: {
  readonly kind: FormKind;
  readonly index: number | undefined;
  readonly children: ReactNode;
}) {
  const { kind, index, children } = props;
  const entry = useMemo(() => entryPlace(kind, index), [kind, index]);
  const isNew = useDraft(({ workspace, openedAs }) => isNewEntry(workspace, openedAs, entry));
  const exportTried = useView((view) => view.exportTried);
  const asNew = isNew && !exportTried;
  const place = useMemo(() => ({ ...entry, asNew }), [entry, asNew]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** The entry that the calling field belongs to. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('This field stands outside an entry.');
  return place;
}

const TouchedContext = createContext<Touched>(createTouched());

/** Keeps which fields were left, for as long as the draft is open. */
export function TouchedProvider({ touched, children }: { readonly touched: Touched; readonly children: ReactNode }) {
  return <TouchedContext value={touched}>{children}</TouchedContext>;
}

/** Which fields were left. */
export function useTouched(): Touched {
  return use(TouchedContext);
}
