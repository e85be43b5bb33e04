/** Watches files for changes, also while editors replace them. */
import { watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

/** How long no change must follow before it is reported, in ms: a program writes a file in several steps. */
const pause = 100;

/**
 * Calls `onChange` once, after one of these files was changed, created, replaced or deleted. Returns a function that
 * ends the watching. Watches folders, because many editors write a new file and rename it. Files in a folder that does
 * not exist are not watched.
 */
export function watchFiles(files: readonly string[], onChange: () => void): () => void {
  const namesIn = new Map<string, Set<string>>();
  for (const file of files.map((each) => resolve(each))) {
    const names = namesIn.get(dirname(file)) ?? new Set();
    namesIn.set(dirname(file), names.add(basename(file)));
  }
  let timer: NodeJS.Timeout | undefined;
  const noteChange = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pause);
  };
  const watchers = [...namesIn].flatMap(([folder, names]) => {
    try {
      const watcher = watch(folder, (_, name) => {
        // Some systems do not say which file it was.
        if (name === null || names.has(name)) noteChange();
      });
      // A folder can be deleted while it is watched.
      return [watcher.on('error', noteChange)];
    } catch {
      return [];
    }
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
