/** How pictures keep their texts within boxes that were laid out for the spacing of the font. */
import { createContext, type RefCallback } from 'react';

/** Returns a reference for a text that may be at most `room` wide. */
export type KeepWithin = (room: number) => RefCallback<SVGTextElement>;

/** Undefined if letters and words are as far apart as in the font. Another function whenever their spacing changes. */
export const TextRoom = createContext<KeepWithin | undefined>(undefined);
