import { useCallback, useState } from 'react';
import { useDraft } from '../../shared/context.tsx';
import { memory, noChoices, type CompareChoices } from './version.ts';

/** The choices for the open draft. They last until the page is closed or another draft is compared. */
export function useCompareChoices(): readonly [CompareChoices, (change: Partial<CompareChoices>) => void] {
  const id = useDraft((draft) => draft.id);
  const [selection, setSelection] = useState(() => (memory.of === id ? memory.selection : noChoices));
  const change = useCallback(
    (changes: Partial<CompareChoices>) =>
      setSelection((before) => {
        const after = { ...before, ...changes };
        Object.assign(memory, { of: id, selection: after });
        return after;
      }),
    [id],
  );
  return [selection, change];
}
