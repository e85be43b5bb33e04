import { useState } from 'react';
import type { Judgement } from '../../core/review/edits.ts';

/** What somebody has begun to say of a target and cannot be kept yet: a blind verdict needs a reason, a reason a verdict. */
export interface Unsaved {
  readonly verdict?: Judgement;
  readonly note: string;
}

const shelf = 'begun-verdicts';
const judgements: readonly unknown[] = [
  'accept',
  'question',
  'reject',
  'supports',
  'contradicts',
  'neither',
  undefined,
];

/** By draft and target; kept for as long as the tab is there, so that neither leaving the desk nor a reload loses a word. */
const begun = new Map<string, Unsaved>(taken());

function taken(): readonly (readonly [string, Unsaved])[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(shelf) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBegun) : [];
  } catch {
    return [];
  }
}

function isBegun(value: unknown): value is readonly [string, Unsaved] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const unsaved: unknown = value[1];
  if (typeof unsaved !== 'object' || unsaved === null || !('note' in unsaved)) return false;
  return typeof unsaved.note === 'string' && judgements.includes('verdict' in unsaved ? unsaved.verdict : undefined);
}

function keepBegun(): void {
  try {
    window.sessionStorage.setItem(shelf, JSON.stringify([...begun]));
  } catch {
    // Where the browser keeps nothing, what is begun lasts as long as the page.
  }
}

/** What is begun on a target of a draft, and a way to change it; undefined takes it away. */
export function useUnsaved(draftId: string): {
  readonly of: (key: string) => Unsaved | undefined;
  readonly put: (key: string, unsaved: Unsaved | undefined) => void;
} {
  const [, render] = useState(0);
  return {
    of: (key) => begun.get(`${draftId} ${key}`),
    put(key, unsaved) {
      const name = `${draftId} ${key}`;
      if (!unsaved && !begun.has(name)) return;
      if (unsaved) begun.set(name, unsaved);
      else begun.delete(name);
      keepBegun();
      render((count) => count + 1);
    },
  };
}
