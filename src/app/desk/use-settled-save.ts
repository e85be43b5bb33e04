import { useEffect, useState } from 'react';
import { useStores } from '../../store/context.tsx';
import type { SaveState } from '../../store/desk-store.ts';

/** How long nothing must have been under way, in ms, before the work is called saved. */
const settled = 300;

/**
 * Where the work is, calmly: while somebody types, every key is kept a moment after it was pressed, and saying so each
 * time would flicker and cost a frame. From the first key to the pause it says that it is saving. What failed is said
 * at once.
 */
export function useSettledSave(): SaveState {
  const { desk } = useStores();
  const [shown, setShown] = useState(() => desk.getState().save);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: SaveState | undefined;
    const follow = (): void => {
      const { save } = desk.getState();
      if (save === last) return;
      last = save;
      clearTimeout(timer);
      if (save.kind === 'saved') timer = setTimeout(() => setShown(save), settled);
      else setShown((before) => (before.kind === 'saving' && save.kind === 'saving' ? before : save));
    };
    const unsubscribe = desk.subscribe(follow);
    follow();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [desk]);
  return shown;
}
