import { useCallback, useState } from 'react';
import { useDraft } from '../../store/context.tsx';
import { memory, nothingKept, type Kept } from './version.ts';

/** What was chosen for the open draft, kept for as long as the page is open and no other draft is compared. */
export function useKept(): readonly [Kept, (change: Partial<Kept>) => void] {
  const id = useDraft((draft) => draft.id);
  const [kept, setKept] = useState(() => (memory.of === id ? memory.kept : nothingKept));
  const change = useCallback(
    (changes: Partial<Kept>) =>
      setKept((before) => {
        const after = { ...before, ...changes };
        Object.assign(memory, { of: id, kept: after });
        return after;
      }),
    [id],
  );
  return [kept, change];
}
