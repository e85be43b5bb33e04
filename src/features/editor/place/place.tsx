import { createContext, use, type ReactNode } from 'react';
import { pointer, type Pointer } from '../../../core/assessment/pointer.ts';
import type { FormKind } from '../form/form-schemas.ts';
import { createTouched, type Touched } from './touched.ts';

/** Which part of the assessment the form shows. */
export interface Place {
  readonly kind: FormKind;
  /** The entry's place in its list, from 0; undefined for the head of the document. */
  readonly index: number | undefined;
  /** The entry's pointer in the assessment: '/claims/3', or '' for the head of the document. */
  readonly base: Pointer;
}

/** The place of an entry, or of the head of the document. */
export function entryPlace(kind: FormKind, index?: number): Place {
  return { kind, index, base: kind === 'document' ? '' : pointer(kind, index ?? 0) };
}

const PlaceContext = createContext<Place | null>(null);

/** Tells the fields below which entry they are fields of. */
export function PlaceProvider({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
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
