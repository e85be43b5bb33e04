import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  chunksFor,
  importsOf,
  nameOf,
  readChunkGraph,
  checkBudgets,
  grownChunks,
  recordOf,
  entryPoints,
  type EntryPoint,
} from './budgets.ts';

const dist = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(dist, { recursive: true }));

const noise = Array.from({ length: 100 }, (_, n) => Math.sin(n)).join();
const files: Record<string, readonly [code: string, sources: string]> = {
  'index-AAAAAAAA.js': ['import{a}from"./shared-BBBBBBBB.js";a(()=>import("./desk-CCCCCCCC.js"));', 'src/main.ts'],
  'shared-BBBBBBBB.js': ['export const a=(f)=>f();', 'src/shared.ts node_modules/other/src/inner.ts'],
  'desk-CCCCCCCC.js': ['import"./shared-BBBBBBBB.js";export*from"./parts-DDDDDDDD.js";', 'src/desk.ts'],
  'parts-DDDDDDDD.js': [`export const parts=${JSON.stringify(noise)};`, 'src/parts.ts'],
  'background.worker-EEEEEEEE.js': ['self.load=()=>import("./done.worker-FFFFFFFF.js");', 'src/background.worker.ts'],
  'done.worker-FFFFFFFF.js': ['postMessage("done");', 'src/done.ts src/shared.ts'],
};

mkdirSync(join(dist, 'assets'));
for (const [file, [code, sources]] of Object.entries(files)) {
  writeFileSync(join(dist, 'assets', file), code);
  const map = { sources: sources.split(' ').map((path) => `../../${path}`) };
  writeFileSync(join(dist, 'assets', `${file}.map`), JSON.stringify(map));
}
const graph = readChunkGraph(dist);
const filesFor = (...modules: string[]) => chunksFor(graph, modules).map(({ file }) => nameOf(file));

const point = (name: string, modules: readonly string[], budget: number): EntryPoint => ({ name, modules, budget });

test('a script depends on static imports and re-exports, and not on dynamic imports', () => {
  expect(
    importsOf('import{a}from"./a.js";import"./b.js";export{c}from"./c.js";export*from"./a.js";export{a};'),
  ).toEqual(['a.js', 'b.js', 'c.js']);
  expect(importsOf('const later=()=>import("./later.js"),name="from\\"./no.js\\"";')).toEqual([]);
});

test('an entry point loads its modules’ chunks and everything that these import, each once, or is an error', () => {
  expect(filesFor('src/main.ts')).toEqual(['index', 'shared']);
  expect(filesFor('src/main.ts', 'src/desk.ts')).toEqual(['index', 'shared', 'desk', 'parts']);
  // The page and the worker each have a copy of it.
  expect(filesFor('src/background.worker.ts', 'src/shared.ts')).toEqual(['background.worker', 'done.worker']);
  expect(filesFor('src/shared.ts')).toEqual(['shared']);
  expect(() => filesFor('src/gone.ts')).toThrow('No chunk of the build contains src/gone.ts.');
});

test('a build over its budget, by a byte or more, is reported with the chunks that grew, most growth first', () => {
  const total = chunksFor(graph, ['src/desk.ts']).reduce((sum, { bytes }) => sum + bytes, 0);
  const isOver = (budget: number) => checkBudgets(graph, [point('desk', ['src/desk.ts'], budget)])[0]?.over;
  expect([isOver(total), isOver(total - 1)]).toEqual([false, true]);
  const [result] = checkBudgets(graph, [point('desk', ['src/desk.ts'], 50)]);
  if (!result) throw new Error('There is one entry point.');
  expect(result.over).toBe(true);
  const { desk = {} } = recordOf([result]);
  expect(grownChunks(result, { desk: { ...desk, parts: (desk.parts ?? 0) - 500 } })[0]).toMatch(
    /^parts: \+0\.5 kB, now/,
  );
  expect(grownChunks(result, { desk: { desk: 1, shared: 1 } })[0]).toMatch(/^parts: new, \d/);
  expect(grownChunks(result, { desk }).join()).toContain('no larger than recorded');
});

test('the entry points have unique names, because their sizes are recorded by name', () => {
  expect(new Set(entryPoints.map(({ name }) => name)).size).toBe(entryPoints.length);
});
