import { useCallback, useEffect, useRef } from 'react';
import type { Pointer } from '../../core/assessment/pointer.ts';
import { useStores } from '../../store/context.tsx';

/**
 * The field of the form that had the focus last, as a pointer below the entry; '' where there was none since another
 * entry was chosen. A press on a button outside of the form takes the focus away from it.
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
