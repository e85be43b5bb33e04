import { useState } from 'react';
import type { Judgement } from '../../core/review/edits.ts';

/** What somebody has begun to say of a target and cannot be kept yet: a blind verdict needs a reason, a reason a verdict. */
export interface Unsaved {
  readonly verdict?: Judgement;
  readonly note: string;
}

/** By draft and target; kept while the page is open, so that leaving the desk loses no word. */
const begun = new Map<string, Unsaved>();

/** What is begun on a target of a draft, and a way to change it; undefined takes it away. */
export function useUnsaved(draftId: string): {
  readonly of: (key: string) => Unsaved | undefined;
  readonly put: (key: string, unsaved: Unsaved | undefined) => void;
} {
  const [, render] = useState(0);
  return {
    of: (key) => begun.get(`${draftId} ${key}`),
    put(key, unsaved) {
      if (unsaved) begun.set(`${draftId} ${key}`, unsaved);
      else begun.delete(`${draftId} ${key}`);
      render((count) => count + 1);
    },
  };
}
