/** What is likely to be wanted next, made ready before it is asked for. Where that fails, asking for it says so. */
import { browserSchedule } from '../services/schedule.ts';

/** Loads the desk’s code once the page has nothing else to do. */
export function preloadDesk(): void {
  browserSchedule.whenIdle(() => void loadNow().catch(() => undefined));
}

function loadNow(): Promise<unknown> {
  return Promise.all([
    import('./pages/draft-page.tsx'),
    import('./follow-selection.ts'),
    import('../features/editor/editor.tsx'),
    import('./desk-core.ts'),
    import('./file-opening.ts'),
    import('./file-saving.ts'),
    import('../services/files-in-place/file-links.ts'),
  ]);
}

/** Starts what reads a file, and loads what shows how far that is, and what comes of it. */
export async function expectFiles(): Promise<void> {
  (await import('../services/reading/read-in-worker.ts')).preloadReader();
  await Promise.all([import('../features/transfer/reading-progress.tsx'), loadNow()]);
}
