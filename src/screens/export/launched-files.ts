/** Opens the files that the system opens with the installed application, as if they were dropped on the page. */
import { useEffect } from 'react';
import { useStores } from '../../shared/context.tsx';
import { useOpening, useOpeningWork } from './opening.tsx';

/** Renders nothing. */
export function LaunchedFiles() {
  const { files } = useStores();
  const { openFiles } = useOpening();
  const work = useOpeningWork();
  useEffect(() => {
    files.onLaunchedFiles((launched) => {
      launched.then(openFiles, (error: unknown) => work(() => Promise.reject(error)));
    });
  }, [files, openFiles, work]);
  return null;
}
