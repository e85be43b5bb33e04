import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas, selectionFor } from './changed-areas.ts';

const root = join(import.meta.dirname, '../..');
// WebKitGTK and Firefox run in the complete run only.
const specs = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts') && !path.startsWith('engines'))
  .map((path) => join(root, 'e2e', path));

test('every folder of an area exists', () => {
  const folders = areas.flatMap(([, ...all]) => all);
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test('every end-to-end test file has tests of an area, and every area has tests', () => {
  const tags = new Set(areas.map(([tag]) => tag));
  const tagsOf = (path: string): readonly string[] =>
    [...readFileSync(path, 'utf8').matchAll(/'(@[a-z]+)'/g)].map(([, tag]) => tag ?? '');
  const untagged = specs.filter((path) => !tagsOf(path).some((tag) => tags.has(tag)));
  expect(untagged).toEqual([]);
  const used = new Set(specs.flatMap(tagsOf));
  expect([...tags].filter((tag) => !used.has(tag))).toEqual([]);
  expect([...used].filter((tag) => !tags.has(tag) && tag !== '@everyday')).toEqual([]);
});

test('changed folders choose the tests of their areas, and changed tests choose themselves', () => {
  expect(selectionFor(['README.md', 'src/core/rules/rules.test.ts'])).toBeUndefined();
  expect(selectionFor(['e2e/map.spec.ts'])).toEqual(['e2e/map.spec.ts']);
  expect(selectionFor(['src/core/review/verdicts.ts', 'src/features/review/board.tsx'])).toEqual(['--grep', '@review']);
  expect(selectionFor(['src/ui/list.tsx', 'e2e/map.spec.ts'])).toEqual(['--grep', '@desk|map\\.spec\\.ts']);
});
