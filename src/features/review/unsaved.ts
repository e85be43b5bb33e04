/** Stores verdicts that a reviewer has not completed, in session storage, for each draft and subject. */
import { useState } from 'react';
import type { VerdictValue } from '../../core/review/edits.ts';
import { typedValues } from '../../shared/unfinished.ts';

/** An incomplete verdict, which cannot be saved yet: a blind verdict needs a reason, and a reason needs a verdict. */
export interface Unsaved {
  readonly verdict?: VerdictValue;
  readonly note: string;
}

const verdicts: readonly unknown[] = ['accept', 'question', 'reject', 'supports', 'contradicts', 'neither', undefined];

function isUnsaved(unsaved: unknown): unsaved is Unsaved {
  if (typeof unsaved !== 'object' || unsaved === null || !('note' in unsaved)) return false;
  return typeof unsaved.note === 'string' && verdicts.includes('verdict' in unsaved ? unsaved.verdict : undefined);
}

/** Returns the incomplete verdicts of a draft, and a setter; undefined deletes one. */
export function useUnsaved(draftId: string): {
  readonly of: (key: string) => Unsaved | undefined;
  readonly put: (key: string, unsaved: Unsaved | undefined) => void;
} {
  const [, render] = useState(0);
  const pathOf = (key: string) => `/verdict/${key}`;
  const of = (key: string): Unsaved | undefined => {
    const unsaved = typedValues.get(draftId, pathOf(key));
    return isUnsaved(unsaved) ? unsaved : undefined;
  };
  return {
    of,
    put(key, unsaved) {
      if (!unsaved && !of(key)) return;
      typedValues.set(draftId, pathOf(key), unsaved);
      render((count) => count + 1);
    },
  };
}
