import { lazy, Suspense, useEffect, useState } from 'react';

/** Files are taken without it too. */
const DropHint = lazy(async () => {
  const hint = await import('./drop-hint.tsx').catch(() => undefined);
  return { default: hint?.DropHint ?? (() => null) };
});

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

interface DropAreaProps {
  /** Files are over the page. */
  readonly onExpect: () => void;
  readonly onDrop: (transfer: DataTransfer) => void;
}

/**
 * The whole page takes files. A place of the page that takes them itself calls `preventDefault` on its drop, and the
 * page leaves them alone.
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
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDropped = (event: DragEvent): void => {
      setOver(false);
      if (event.defaultPrevented || !carriesFiles(event)) return;
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
