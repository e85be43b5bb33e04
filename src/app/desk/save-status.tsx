import { IconAlertTriangle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import type { SaveState } from '../../store/desk-store.ts';
import { useDesk } from '../../store/context.tsx';
import classes from './top-bar.module.css';

const icons = { saved: IconCircleCheck, saving: IconLoader2, failed: IconAlertTriangle } as const;

/** The words for a save state. */
export function wordsFor(save: SaveState): string {
  if (save.kind === 'failed') return `Not saved: ${save.why}`;
  return save.kind === 'saving' ? 'Saving…' : 'Saved on this device';
}

/** Where the work is. A failure is said at once; that all is well is there to be read. */
export function SaveStatus() {
  const save = useDesk((state) => state.save);
  const Icon = icons[save.kind];
  const words = wordsFor(save);
  const failed = save.kind === 'failed';
  return (
    <div className={classes.save} data-state={save.kind} role={failed ? 'alert' : undefined} title={words}>
      <Icon size={16} aria-hidden />
      <span className={classes.saveWords} data-important={failed || undefined}>
        {words}
      </span>
    </div>
  );
}
