/** Shows the words that another part of the desk searches for in “Find in passage”. */
import { useEffect, useRef } from 'react';
import { useView } from '../../shared/context.tsx';
import { findFieldId } from './find-bar.tsx';

/** Calls `onSearch` once with the words of each request, and focuses the field with its text selected. */
export function useRequestedSearch(onSearch: (words: string) => void): void {
  const request = useView((view) => view.search);
  const latest = useRef(onSearch);
  const lastSerial = useRef(request?.serial);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (!request || request.serial === lastSerial.current) return;
    lastSerial.current = request.serial;
    latest.current(request.words);
    // On a narrow desk the passage appears only with the next rendering.
    setTimeout(() => {
      const field = document.getElementById(findFieldId);
      if (!(field instanceof HTMLInputElement)) return;
      field.focus();
      field.select();
    });
  }, [request]);
}
