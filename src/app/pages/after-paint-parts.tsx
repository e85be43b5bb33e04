/** The parts of every page that nothing needs before the first paint. Loaded after it, together. */
import { Button } from '@mantine/core';
import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { browserUpdates, type UpdateState, type Updates } from '../../platform/offline/updates.ts';
import type { SaveWork } from '../../storage/drafts.ts';
import classes from './after-paint-parts.module.css';
import { AnnotationHost } from '../../screens/annotations/annotation-host.tsx';
import { ImportHost } from '../../screens/source-import/import-host.tsx';
import { LaunchedFiles } from '../../screens/export/launched-files.ts';
import { PassphraseHost } from '../../screens/export/passphrase-host.tsx';
import { KeepFocus } from '../../ui/keep-focus.ts';

// The notice of a new version of Assessment Desk, with buttons to update now or later.

interface UpdateNoticeProps {
  readonly updates: Updates;
  readonly saveWork: SaveWork;
}

/** Offers an update. It is installed only when the user asks for it, and never over unsaved changes. */
export function UpdateNotice({ updates, saveWork }: UpdateNoticeProps) {
  const state = useSyncExternalStore(updates.subscribe, updates.state);
  const [later, setLater] = useState(false);
  const [obstacle, setObstacle] = useState<string | null>(null);

  async function take(): Promise<void> {
    const why = await saveWork();
    setObstacle(why);
    if (why === null) await updates.take();
  }

  const shown = state.kind !== 'none' && !later;
  return (
    <div className={classes.place} role="status" data-above-toast>
      {shown && (
        <div className={classes.notice}>
          <span className={classes.words}>{obstacle ?? wordsFor(state)}</span>
          <Button size="compact-sm" onClick={() => void take()}>
            {state.kind === 'outdated' ? 'Reload' : state.kind === 'failed' ? 'Try again' : 'Update now'}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setLater(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}

/** Returns the message about an update. */
function wordsFor(state: Exclude<UpdateState, { kind: 'none' }>): string {
  if (state.kind === 'outdated') {
    return 'Assessment Desk was updated, and the old version can no longer run. Your work is saved. Reload to continue.';
  }
  if (state.kind === 'failed') {
    return 'An update of Assessment Desk could not be downloaded completely. This version keeps working.';
  }
  if (state.otherWindows === 0) {
    return 'An update of Assessment Desk is ready. Your drafts will not change.';
  }
  const windows = state.otherWindows === 1 ? '1 other tab' : `${state.otherWindows} other tabs`;
  return `The update is waiting. First close Assessment Desk in ${windows}, so that two versions do not edit the same drafts.`;
}

/**
 * Creates the component with the import of sources and annotations, files that the system opens, the question for the
 * passphrases of encrypted files, the offer of updates and the care for a lost focus. Registers the service worker.
 */
export function createAfterPaintParts(): ComponentType<{ readonly saveWork: SaveWork }> {
  const updates = browserUpdates();
  return function AfterPaintParts({ saveWork }) {
    return (
      <>
        <ImportHost />
        <AnnotationHost />
        <LaunchedFiles />
        <PassphraseHost />
        <UpdateNotice updates={updates} saveWork={saveWork} />
        <KeepFocus />
      </>
    );
  };
}
