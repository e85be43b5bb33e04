/** Gives a component a part of the open draft, a moment after a change that need not be seen at once. */
import { useEffect, useMemo, useState } from 'react';
import { afterFrame } from '../ui/after-paint.ts';
import { useStores, type Stores } from './context.tsx';

/** How long a change can wait until it is shown, in ms. */
const delay = 250;

/** How changes are shown. All functions must stay the same. */
export interface Settling<Part> {
  /** Whether nothing has changed. The component then keeps the earlier result, and does not render. */
  readonly isSame?: (before: Part, after: Part) => boolean;
  /** Whether a change must be shown at once. By default, none must. */
  readonly isUrgent?: (before: Part, after: Part) => boolean;
  /** Whether a change is shown after the next frame already, because it belongs to what a person has just chosen. */
  readonly isSoon?: boolean;
}

/** Calls back a moment later. Returns a function that cancels it. */
function afterDelay(then: () => void): () => void {
  const timer = setTimeout(then, delay);
  return () => clearTimeout(timer);
}

/**
 * Returns what `read` returns, and reads it again a moment after a change of the draft or the view. So neither a key
 * nor its paint waits for parts of the screen that nobody looks at while typing. Another `read` is called at once.
 */
export function useSettled<Part>(
  read: (stores: Stores) => Part,
  { isSame = Object.is, isUrgent, isSoon = false }: Settling<Part> = {},
): Part {
  const stores = useStores();
  const first = useMemo(() => ({ read, part: read(stores) }), [read, stores]);
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const wait = isSoon ? afterFrame : afterDelay;
    let cancel: (() => void) | undefined;
    let { part: shown } = first;
    const show = (part: Part): void => {
      cancel?.();
      cancel = undefined;
      if (isSame(shown, part)) return;
      shown = part;
      setSettled({ read, part });
    };
    const follow = (): void => {
      const part = isUrgent && read(stores);
      if (part !== undefined && isUrgent?.(shown, part)) show(part);
      else cancel ??= wait(() => show(read(stores)));
    };
    const ends = [stores.desk.draft.subscribe(follow), stores.view.subscribe(follow)];
    // The draft may have changed since the rendering.
    show(read(stores));
    return () => {
      ends.forEach((end) => end());
      cancel?.();
    };
  }, [stores, read, isSame, isUrgent, isSoon, first]);
  return settled.read === read ? settled.part : first.part;
}
