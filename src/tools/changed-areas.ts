/** Which end-to-end tests belong to the folders that have changed. */
import { execFileSync } from 'node:child_process';

interface Area {
  /** The folders whose changes the tests show. */
  readonly folders: readonly string[];
  /** The names of the test files in `e2e`, without their ending; a folder's name stands for all its files. */
  readonly tests: readonly string[];
}

/** The first area with a folder of the changed file counts. The last one is for all others. */
export const areas: readonly Area[] = [
  {
    folders: ['src/features/sources', 'src/features/annotations', 'src/extract', 'src/core/extraction'],
    tests: ['source-files', 'pdf', 'model-answers'],
  },
  {
    folders: ['src/features/review', 'src/features/verdicts', 'src/core/review', 'src/core/review-shape'],
    tests: ['review', 'review-desk', 'review-files', 'review-text', 'verdicts'],
  },
  {
    folders: ['map', 'timeline', 'printing'].map((name) => `src/features/${name}`).concat('src/core/pictures'),
    tests: ['pictures', 'printing'],
  },
  { folders: ['src/features/matrix', 'src/core/matrix'], tests: ['matrix'] },
  { folders: ['src/features/compare', 'src/core/compare'], tests: ['compare'] },
  {
    folders: ['src/features/transfer', 'src/core/files', 'src/core/export', 'src/core/annotations', 'src/encryption'],
    tests: ['files', 'exports', 'sharing', 'bags', 'bad-files'],
  },
  { folders: ['src/features/source', 'src/features/repair'], tests: ['json-view', 'model-answers', 'bad-files'] },
  { folders: ['src/features/signatures', 'src/core/signature'], tests: ['signatures'] },
  {
    folders: ['src/drafts', 'src/features/library', 'src/features/history'],
    tests: ['drafts', 'tabs', 'crash', 'lost-drafts', 'storage-trouble', 'quota', 'version-history'],
  },
  { folders: ['src/features/migration'], tests: ['migration'] },
  { folders: ['src/features/help', 'src/core/canon'], tests: ['help'] },
  { folders: ['src/features/casefile', 'src/core/casefile'], tests: ['casefile'] },
  { folders: ['src/site', 'src/cli', 'src/library', 'public'], tests: ['public'] },
  { folders: ['src/app/theme'], tests: ['states'] },
  {
    folders: ['src'],
    tests: ['claim-in-four', 'passage-and-evidence', 'overlaps', 'rules-live', 'fields', 'getting-started'],
  },
];

function lines(command: string, ...args: readonly string[]): readonly string[] {
  return execFileSync(command, args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The paths that differ from a revision, new files included. */
export function changedPaths(base: string): readonly string[] {
  return [...lines('git', 'diff', '--name-only', base), ...lines('git', 'ls-files', '--others', '--exclude-standard')];
}

/** Returns the test files for these paths, as Playwright takes them. */
export function testsFor(paths: readonly string[]): readonly string[] {
  const product = paths.filter((path) => !/\.(test|cases|fixtures)\.tsx?$/.test(path));
  const areaOf = (path: string): Area | undefined =>
    areas.find(({ folders }) => folders.some((folder) => path.startsWith(`${folder}/`)));
  const ofAreas = product.flatMap((path) => areaOf(path)?.tests ?? []);
  const own = product.flatMap((path) => /^e2e\/((?!engines\/).*)\.spec\.ts$/.exec(path)?.[1] ?? []);
  return [...new Set([...ofAreas, ...own])].map((name) => (name === 'public' ? 'e2e/public/' : `e2e/${name}.spec.ts`));
}
