/**
 * Checks the script budgets: `npm run budget` after a build, and a step of `npm test`. Prints what each entry point
 * loads. If one exceeds its budget, lists the chunks that grew since the recorded sizes, and fails. `--record` updates
 * the recorded sizes; the budgets are in `bundle/budgets.ts`. `DIST` names another build.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { readChunkGraph, checkBudgets, grownChunks, recordOf, type Sizes, entryPoints } from './bundle/budgets.ts';

const record = new URL('./bundle/recorded-sizes.json', import.meta.url);
const recorded = (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}) as Sizes;
const results = checkBudgets(readChunkGraph(process.env.DIST ?? 'dist'), entryPoints);

const columns = [28, 10, 10, 8] as const;
const row = (...cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(columns[at]) : cell.padStart(columns[at] ?? 0))).join('');
const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

console.log(row('script, Brotli, kB', 'loads', 'budget', 'chunks'));
for (const { entryPoint, total, chunks, over } of results) {
  const cells = [entryPoint.name, inKilobytes(total), inKilobytes(entryPoint.budget), String(chunks.length)];
  console.log(row(...cells) + (over ? '  OVER' : ''));
}
for (const result of results.filter(({ over }) => over)) {
  const { name, budget } = result.entryPoint;
  console.error(`\n“${name}” is ${inKilobytes(result.total - budget)} kB over its budget. Chunks that grew:`);
  for (const line of grownChunks(result, recorded)) console.error(`  ${line}`);
  process.exitCode = 1;
}
if (process.argv.includes('--record')) {
  const { code } = await format('recorded-sizes.json', JSON.stringify(recordOf(results)), { printWidth: 120 });
  writeFileSync(record, code);
  console.log('\nRecorded.');
}
