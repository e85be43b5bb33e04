/** How pictures keep their texts within boxes that were laid out for the spacing of the font. */
import { createContext, type RefCallback } from 'react';

/** Returns a reference for a text that may be at most `widthLimit` CSS pixels wide. */
export type KeepWithin = (widthLimit: number) => RefCallback<SVGTextElement>;

/** Undefined if letters and words are as far apart as in the font. Another function whenever their spacing changes. */
export const TextFitContext = createContext<KeepWithin | undefined>(undefined);
