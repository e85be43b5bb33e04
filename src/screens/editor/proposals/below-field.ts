/** The context with what is shown below a field in addition to its control, such as proposals for its value. */
import { createContext, type ReactNode } from 'react';
import type { Pointer } from '../../../core/json/pointer.ts';

/** What is shown below one field. */
export interface Below {
  readonly shown: ReactNode;
  /** The value that Enter chooses in the open list of an empty field. */
  readonly suggested?: string | undefined;
}

/** What is shown below each field, by the field's pointer below the entry. */
export type BelowFields = ReadonlyMap<Pointer, Below>;

export const nothingBelow: BelowFields = new Map();

export const BelowField = createContext<BelowFields>(nothingBelow);
