/** Keeps the bars below the passage as they are while a pointer selects text, which must not move under it. */
import { useEffect, useState } from 'react';

interface Press {
  readonly start: () => void;
  /** Whether the bar is shown. While a pointer is down, it neither appears nor disappears. */
  readonly shown: boolean;
}

/** Returns whether to show a bar: a change of `wanted` takes effect when no pointer is down. */
export function usePress(wanted: boolean): Press {
  const [isPressed, setPressed] = useState(false);
  const [shown, setShown] = useState(wanted);
  if (!isPressed && shown !== wanted) setShown(wanted);
  useEffect(() => {
    if (!isPressed) return undefined;
    const end = (): void => setPressed(false);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [isPressed]);
  return { start: () => setPressed(true), shown };
}
