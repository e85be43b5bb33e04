/** Keeps texts that are typed in a field but not yet in the document, so that leaving the field’s screen loses none. */
import { useState } from 'react';
import type { DeskStore } from '../store/desk-store.ts';
import { useDesk, useStores } from './context.tsx';

const textsOf = new WeakMap<DeskStore, Map<string, string>>();

function textsIn(desk: DeskStore): Map<string, string> {
  const texts = textsOf.get(desk) ?? new Map<string, string>();
  textsOf.set(desk, texts);
  return texts;
}

/**
 * Returns the text that is typed in a field of the open draft but not yet in the document, and the function that sets
 * it; undefined for none. It is still there when the field is shown again. A component must not change its `path`.
 */
export function useUnfinished(
  path: string,
): readonly [text: string | undefined, setText: (text: string | undefined) => void] {
  const texts = textsIn(useStores().desk);
  const key = `${useDesk(({ draft }) => draft?.id) ?? ''} ${path}`;
  const [text, setText] = useState(() => texts.get(key));
  return [
    text,
    (next) => {
      if (next === undefined) texts.delete(key);
      else texts.set(key, next);
      setText(next);
    },
  ];
}
