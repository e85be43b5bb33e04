/** Data of a form with its previous states. “Undo” restores the last one. */
import { useEffect, useRef, useState } from 'react';
import { onUndo } from './lab.ts';

export function useUndoable(first: unknown): readonly [data: unknown, change: (data: unknown) => void] {
  const [data, setData] = useState(first);
  const now = useRef(first);
  const before = useRef<unknown[]>([]);
  useEffect(
    () =>
      onUndo(() => {
        if (before.current.length > 0) setData((now.current = before.current.pop()));
      }),
    [],
  );
  const change = (changed: unknown): void => {
    if (changed === now.current) return;
    before.current.push(now.current);
    setData((now.current = changed));
  };
  return [data, change];
}
