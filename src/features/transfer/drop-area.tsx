import { IconFileDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './transfer.module.css';

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/**
 * The whole page takes files. A place of the page that takes them itself calls `preventDefault` on its drop, and the
 * page leaves them alone.
 */
export function DropArea({ onDrop }: { readonly onDrop: (transfer: DataTransfer) => void }) {
  const [over, setOver] = useState(false);
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
  if (!over) return null;
  return (
    <div className={classes.drop} aria-hidden>
      <IconFileDownload size={40} stroke={1.5} />
      <p>Drop to open</p>
      <p className={classes.dropHint}>
        An assessment, a casefile, a desk file or a blind review packet opens beside what is here. Reviewers’ verdicts
        come into the draft that is open.
      </p>
    </div>
  );
}
