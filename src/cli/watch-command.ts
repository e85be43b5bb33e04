/** The option `--watch` of `check`: checks again after each change of an input. */
import { watch } from 'node:fs';
import { basename, dirname, resolve, join } from 'node:path';
import { runCheck } from './check-command.ts';
import { configurationName, namedOrNearest } from './configuration.ts';
import type { Host } from './host.ts';
import type { CheckOptions } from './options.ts';

// Watches files for changes, also while editors replace them.

/** How long no change must follow before it is reported, in ms: a program writes a file in several steps. */
const pause = 100;

/**
 * Calls `onChange` once, after one of these files was changed, created, replaced or deleted. Returns a function that
 * ends the watching. Watches folders, because many editors write a new file and rename it. Files in a folder that does
 * not exist are not watched.
 */
function watchFiles(files: readonly string[], onChange: () => void): () => void {
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

/** The casefile that the configuration names; undefined if there is none, or if the configuration cannot be read. */
async function configuredCasefile({ config }: CheckOptions, host: Host): Promise<string | undefined> {
  try {
    const read = await namedOrNearest(config, host);
    return 'configuration' in read ? read.configuration.casefile : undefined;
  } catch {
    // The check reports it.
    return undefined;
  }
}

/** The files that the result depends on. A configuration can be created in any of the folders. */
async function inputsOf(options: CheckOptions, host: Host): Promise<readonly string[]> {
  const { files, casefile, config } = options;
  const nearest = (): readonly string[] => host.folders.map((folder) => join(folder, configurationName));
  const configurations = config === undefined ? nearest() : config === null ? [] : [config];
  const used = casefile ?? (await configuredCasefile(options, host));
  return [...files, ...configurations, ...(used === undefined ? [] : [used])];
}

/** Moves to the top of an empty terminal, and deletes what could be scrolled back to. */
const clear = '\u001b[2J\u001b[3J\u001b[H';

/** Checks files, and again after each change, until the process is stopped. */
export async function watchAndCheck(options: CheckOptions, host: Host): Promise<never> {
  for (;;) {
    const files = await inputsOf(options, host);
    let end = (): void => undefined;
    // Watching begins before the check, so that a change during it is not missed.
    const changed = new Promise<void>((resolve) => {
      end = watchFiles(files, resolve);
    });
    if (host.outIsTerminal && options.output === undefined) host.print(clear);
    await runCheck(options, host);
    host.err('\n');
    host.err('Waiting for changes. Press Ctrl+C to stop.\n');
    await changed;
    end();
  }
}
