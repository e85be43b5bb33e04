/** The option `--watch` of `check`: checks again after each change of an input. */
import { join } from 'node:path';
import { runCheck } from './check-command.ts';
import { configurationName, namedOrNearest } from './configuration.ts';
import type { Host } from './host.ts';
import type { CheckOptions } from './options.ts';
import { watchFiles } from './watch-files.ts';

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
