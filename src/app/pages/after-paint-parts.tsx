/** The parts of every page that nothing needs before the first paint. Loaded after it, together. */
import type { ComponentType } from 'react';
import { AnnotationHost } from '../../features/annotations/annotation-host.tsx';
import { ImportHost } from '../../features/sources/import-host.tsx';
import { LaunchedFiles } from '../../features/transfer/launched-files.ts';
import { PassphraseHost } from '../../features/transfer/passphrase-host.tsx';
import { browserUpdates } from '../../platform/offline/browser-updates.ts';
import type { SaveWork } from '../../drafts/drafts.ts';
import { KeepFocus } from '../../ui/keep-focus.ts';
import { UpdateNotice } from './update-notice.tsx';

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
