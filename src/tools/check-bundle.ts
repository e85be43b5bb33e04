/**
 * Holds the budgets of script: `npm run budget` after a build, and a step of `npm test`. Prints what each entry point
 * loads; where one is over its budget, says which chunks grew since the record and fails. `--record` writes the record
 * anew, which holds sizes and no budgets: those stand in `bundle/entry-points.ts`. `DIST` names another build.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { readChunkGraph } from './bundle/chunk-graph.ts';
import { entryPoints } from './bundle/entry-points.ts';
import { judge, recordOf, whatGrew, type Sizes } from './bundle/judge.ts';

const record = new URL('./bundle/recorded-sizes.json', import.meta.url);
const recorded = (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}) as Sizes;
const judgements = judge(readChunkGraph(process.env.DIST ?? 'dist'), entryPoints);

const columns = [28, 10, 10, 8] as const;
const row = (...cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(columns[at]) : cell.padStart(columns[at] ?? 0))).join('');
const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

console.log(row('script, Brotli, kB', 'loads', 'budget', 'chunks'));
for (const { entryPoint, total, chunks, over } of judgements) {
  const cells = [entryPoint.name, inKilobytes(total), inKilobytes(entryPoint.budget), String(chunks.length)];
  console.log(row(...cells) + (over ? '  OVER' : ''));
}
for (const judgement of judgements.filter(({ over }) => over)) {
  const { name, budget } = judgement.entryPoint;
  console.error(`\n“${name}” is ${inKilobytes(judgement.total - budget)} kB over its budget. What grew:`);
  for (const line of whatGrew(judgement, recorded)) console.error(`  ${line}`);
  process.exitCode = 1;
}
if (process.argv.includes('--record')) {
  writeFileSync(record, await format(JSON.stringify(recordOf(judgements)), { parser: 'json', printWidth: 120 }));
  console.log('\nRecorded.');
}
