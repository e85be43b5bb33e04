/** Finds what a file is checked with: the nearest configuration, and the casefile that it names. */
import { dirname } from 'node:path';
import { nearestConfiguration, noConfiguration } from '../configuration.ts';
import { InputError, type Host } from '../host.ts';
import { foldersUpFrom } from '../node-host.ts';
import { readCasefile } from '../read-casefile.ts';
import type { Settings } from './analysis.ts';

/** Settings, and what is wrong with the files that they come from, in sentences. */
export interface FoundSettings extends Settings {
  readonly problems: readonly string[];
}

/** Without a configuration, and without a casefile. */
export const noSettings: FoundSettings = { configuration: noConfiguration, given: undefined, problems: [] };

/**
 * Finds the settings for the file at a path. `host` reads what is open in the editor before what is on the disk. A
 * configuration or a casefile that cannot be read is not used.
 */
export async function settingsFor(path: string, host: Host): Promise<FoundSettings> {
  try {
    const read = await nearestConfiguration(host, foldersUpFrom(dirname(path)));
    if (!('configuration' in read)) {
      const problems = read.problems.map(
        ({ file, line, column, message }) => `${file}:${String(line)}:${String(column)}: ${message}`,
      );
      return { ...noSettings, problems };
    }
    const { configuration } = read;
    // A casefile is not checked against another, and not against itself.
    const file = configuration.casefile === path ? undefined : configuration.casefile;
    const { given, reports, ok } = await readCasefile(host, file);
    const problems = ok ? [] : reports.flatMap((report) => report.problems.map(({ message }) => message));
    return { configuration, given, problems };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...noSettings, problems: [error.message] };
  }
}
