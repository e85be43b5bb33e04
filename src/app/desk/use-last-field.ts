/** Gives the desk the form field that a person last used, for commands outside the form. */
import { useCallback, useEffect, useRef } from 'react';
import type { Pointer } from '../../core/json/pointer.ts';
import { useStores } from '../../shared/context.tsx';

/**
 * Returns the form field that last had the focus, as a pointer below the entry; '' if none had it since the entry was
 * selected. Needed because clicking a button outside the form moves the focus.
 */
export function useLastField(): () => Pointer {
  const { view } = useStores();
  const field = useRef<Pointer>('');
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const element = target instanceof Element ? target.closest('#region-editor') && target : null;
      if (element) field.current = element.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
    };
    document.addEventListener('focusin', onFocus);
    const stop = view.subscribe(({ selection }, before) => {
      if (selection !== before.selection) field.current = '';
    });
    return () => {
      document.removeEventListener('focusin', onFocus);
      stop();
    };
  }, [view]);
  return useCallback(() => field.current, []);
}
