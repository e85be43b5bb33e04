import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas, testsFor } from './changed-areas.ts';

const root = join(import.meta.dirname, '../..');

test('every folder and every test file of an area exists', () => {
  const paths = [
    ...areas.flatMap(({ folders }) => folders),
    ...testsFor(areas.map(({ folders: [first] }) => `${first}/a.ts`)),
  ];
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('changed folders choose the tests of their areas, and changed tests choose themselves', () => {
  expect(testsFor(['README.md', 'src/core/rules/rules.test.ts'])).toEqual([]);
  expect(testsFor(['e2e/map.spec.ts', 'src/site/place.ts'])).toEqual(['e2e/public/', 'e2e/map.spec.ts']);
  expect(testsFor(['src/core/matrix/gaps.ts', 'src/features/matrix/cell.tsx'])).toEqual(['e2e/matrix.spec.ts']);
  expect(testsFor(['src/ui/list.tsx'])).toContain('e2e/fields.spec.ts');
});
