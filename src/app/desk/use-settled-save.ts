/** Gives the top bar a save state that does not flicker while a person types. */
import { useEffect, useState } from 'react';
import { useStores } from '../../shared/context.tsx';
import type { SaveState } from '../../store/desk-store.ts';

/** How long no save may be pending, in ms, before the state is shown as saved. */
const settled = 300;

/**
 * Returns the save state without flicker: while the user types, every key is saved a moment later, and showing each
 * save would cost a frame. It is “saving” from the first key until a pause. Failures are shown at once.
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
