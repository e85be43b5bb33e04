/** Which end-to-end tests belong to the folders that have changed. */
import { execFileSync } from 'node:child_process';

/** The tags of the end-to-end tests, with the folders whose changes they show. The first that matches counts. */
export const areas: readonly (readonly [tag: string, ...folders: readonly string[]])[] = [
  ['@sources', 'src/features/sources', 'src/features/annotations', 'src/extract', 'src/core/extraction'],
  ['@review', 'src/features/review', 'src/features/verdicts', 'src/core/review', 'src/core/review-shape'],
  ['@views', 'src/features/matrix', 'src/features/map', 'src/features/timeline', 'src/features/coverage'],
  ['@views', 'src/features/printing', 'src/core/matrix', 'src/core/pictures'],
  ['@compare', 'src/features/compare', 'src/core/compare'],
  ['@files', 'src/features/transfer', 'src/features/source', 'src/features/repair', 'src/features/signatures'],
  ['@files', 'src/core/files', 'src/core/export', 'src/core/annotations', 'src/core/signature', 'src/encryption'],
  ['@storage', 'src/drafts', 'src/features/library', 'src/features/history', 'src/features/migration'],
  ['@help', 'src/features/help', 'src/core/canon'],
  ['@site', 'src/site', 'src/cli', 'src/library', 'public'],
  ['@access', 'src/app/theme'],
  ['@desk', 'src/features', 'src/core', 'src/store', 'src/shared', 'src/ui', 'src/app', 'src/platform', 'src/schema'],
];

function lines(command: string, ...args: readonly string[]): readonly string[] {
  return execFileSync(command, args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The paths that differ from a revision, new files included. */
export function changedPaths(base: string): readonly string[] {
  return [...lines('git', 'diff', '--name-only', base), ...lines('git', 'ls-files', '--others', '--exclude-standard')];
}

/** Returns the arguments that make Playwright run the tests of these paths. Undefined if there are none. */
export function selectionFor(paths: readonly string[]): readonly string[] | undefined {
  const product = paths.filter((path) => !/\.(test|cases|fixtures)\.tsx?$/.test(path));
  const tagOf = (path: string): string | undefined =>
    areas.find(([, ...folders]) => folders.some((folder) => path.startsWith(`${folder}/`)))?.[0];
  const tags = new Set(product.flatMap((path) => tagOf(path) ?? []));
  const specs = product.filter((path) => /^e2e\/(?!engines\/).*\.spec\.ts$/.test(path));
  if (tags.size === 0) return specs.length === 0 ? undefined : specs;
  // A title follows the name of its file, and both are matched.
  const escaped = specs.map((path) => path.slice('e2e/'.length).replaceAll('.', '\\.'));
  return ['--grep', [...tags, ...escaped].join('|')];
}
