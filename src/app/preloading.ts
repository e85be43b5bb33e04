/** Preloads code that is likely to be needed next. Failures are ignored: whoever needs the code reports them. */
import { browserSchedule } from '../platform/schedule.ts';

/** Loads the desk’s code when the page is idle. */
export function preloadDesk(): void {
  browserSchedule.whenIdle(() => void loadDeskModules().catch(() => undefined));
}

function loadDeskModules(): Promise<unknown> {
  return Promise.all([
    import('./pages/draft-page.tsx'),
    import('./follow-selection.ts'),
    import('../features/editor/editor.tsx'),
    import('./desk-core.ts'),
    import('../drafts/files/file-opening.ts'),
    import('../drafts/files/file-saving.ts'),
    import('../drafts/files/file-links.ts'),
  ]);
}

/** Starts the worker that reads files, and loads the progress display and the desk. */
export async function preloadFileReading(): Promise<void> {
  (await import('../drafts/reading/read-in-worker.ts')).preloadReader();
  await Promise.all([import('../features/transfer/reading-progress.tsx'), loadDeskModules()]);
}
