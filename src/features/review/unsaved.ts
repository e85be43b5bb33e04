/** Stores verdicts that a reviewer has not completed, in session storage, for each draft and subject. */
import { useState } from 'react';
import type { VerdictValue } from '../../core/review/edits.ts';

/** An incomplete verdict, which cannot be saved yet: a blind verdict needs a reason, and a reason needs a verdict. */
export interface Unsaved {
  readonly verdict?: VerdictValue;
  readonly note: string;
}

const storageKey = 'begun-verdicts';
const verdicts: readonly unknown[] = ['accept', 'question', 'reject', 'supports', 'contradicts', 'neither', undefined];

/** By draft and target. Stored for the life of the tab, so that leaving the screen or reloading loses nothing. */
const unsavedByTarget = new Map<string, Unsaved>(readStored());

function readStored(): readonly (readonly [string, Unsaved])[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredItem) : [];
  } catch {
    return [];
  }
}

function isStoredItem(value: unknown): value is readonly [string, Unsaved] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const unsaved: unknown = value[1];
  if (typeof unsaved !== 'object' || unsaved === null || !('note' in unsaved)) return false;
  return typeof unsaved.note === 'string' && verdicts.includes('verdict' in unsaved ? unsaved.verdict : undefined);
}

function store(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...unsavedByTarget]));
  } catch {
    // Without session storage, incomplete verdicts last as long as the page.
  }
}

/** Returns the incomplete verdicts of a draft, and a setter; undefined deletes one. */
export function useUnsaved(draftId: string): {
  readonly of: (key: string) => Unsaved | undefined;
  readonly put: (key: string, unsaved: Unsaved | undefined) => void;
} {
  const [, render] = useState(0);
  return {
    of: (key) => unsavedByTarget.get(`${draftId} ${key}`),
    put(key, unsaved) {
      const name = `${draftId} ${key}`;
      if (!unsaved && !unsavedByTarget.has(name)) return;
      if (unsaved) unsavedByTarget.set(name, unsaved);
      else unsavedByTarget.delete(name);
      store();
      render((count) => count + 1);
    },
  };
}
