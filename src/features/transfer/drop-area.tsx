/** Files dragged onto the page from outside: the hint while they are dragged, and the drop. */
import { lazy, Suspense, useEffect, useState } from 'react';

/** Dropping files works without the hint, too. */
const DropHint = lazy(async () => {
  const hint = await import('./drop-hint.tsx').catch(() => undefined);
  return { default: hint?.DropHint ?? (() => null) };
});

function containsFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

interface DropAreaProps {
  /** Called when files are dragged over the page. */
  readonly onExpect: () => void;
  readonly onDrop: (transfer: DataTransfer) => void;
}

/**
 * Lets the person drop files anywhere on the page. An element that accepts files itself calls `preventDefault` on its
 * drop event, and the page then ignores them.
 */
export function DropArea({ onExpect, onDrop }: DropAreaProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (over) onExpect();
  }, [over, onExpect]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onOver = (event: DragEvent): void => {
      if (!containsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDropped = (event: DragEvent): void => {
      setOver(false);
      if (event.defaultPrevented || !containsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) onDrop(event.dataTransfer);
    };
    window.addEventListener('dragover', onOver, { signal });
    window.addEventListener('dragleave', onLeave, { signal });
    window.addEventListener('drop', onDropped, { signal });
    return () => listening.abort();
  }, [onDrop]);
  return <Suspense>{over && <DropHint />}</Suspense>;
}
