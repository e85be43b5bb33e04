/** Adds files to a build that depend on all its other files. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/** Returns the paths of all files below a folder, relative to it, with slashes. Throws if the folder is missing. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Makes a plugin that adds the file `fileName` to a build, once the other files are complete. */
export function addedFile(
  name: string,
  fileName: string,
  content: (bundle: Rolldown.OutputBundle, config: ResolvedConfig) => string | Promise<string>,
): Plugin {
  let config: ResolvedConfig;
  return {
    name,
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName, source: await content(bundle, config) });
      },
    },
  };
}
