/** Preloads code that is likely to be needed next. Failures are ignored: whoever needs the code reports them. */
import { loadFileCode } from '../storage/load-file-code.ts';
import { browserSchedule } from '../platform/clock.ts';

/** Loads the desk’s code when the page is idle. */
export function preloadDesk(): void {
  browserSchedule.whenIdle(() => void loadDeskModules().catch(() => undefined));
}

function loadDeskModules(): Promise<unknown> {
  return Promise.all([
    import('./pages/draft-page.tsx'),
    import('./follow-selection.ts'),
    import('../screens/editor/editor.tsx'),
    import('./desk-core.ts'),
    import('./desk-check.ts'),
    loadFileCode(),
  ]);
}

/** Loads the progress display of reading files, and the desk. */
export async function preloadFileReading(): Promise<void> {
  await Promise.all([import('../screens/export/reading-progress.tsx'), loadDeskModules()]);
}
