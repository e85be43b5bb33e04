/** Writes the results of a run: raw figures and a page and, if requested, the table in the benchmark's README. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from '../options.ts';
import type { Results, Row } from '../results.ts';
import { notesOf, tableOf } from './figures.ts';
import { resultsPage } from './html.ts';
import { rawFigures } from './raw.ts';
import { markdownTable, writeIntoReadme } from './readme.ts';
import { reasonsOf } from './reasons.ts';
import type { RunFacts } from './run-facts.ts';
import { terminalTable } from './terminal.ts';

/** Writes the raw figures and the page into a folder, and creates the folder if it does not exist. */
export async function writeFiles(
  folder: string,
  results: Results,
  rows: readonly Row[],
  facts: RunFacts,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'figures.json'), `${JSON.stringify(rawFigures(results, rows, facts), null, 2)}\n`);
  await writeFile(join(folder, 'index.html'), resultsPage(results, rows, facts));
}

/** The output on the terminal at the end. */
export function endOf(results: Results, rows: readonly Row[], facts: RunFacts): string {
  const table = terminalTable(tableOf(results, rows));
  const notes = [
    ...reasonsOf(results, rows),
    ...notesOf(results, rows),
    ...facts.failures.map(({ block, why }) => `Not measured: ${block}: ${why}`),
  ];
  return `\n${table}\n\n${[...notes, facts.noise].join('\n')}\n${facts.machine}; ${facts.browser}`;
}

/** Writes the table into the benchmark's README if the options ask for it. */
export async function writeReadme(
  { readme }: Options,
  path: string,
  results: Results,
  rows: readonly Row[],
  facts: RunFacts,
): Promise<void> {
  if (readme)
    await writeIntoReadme(
      path,
      markdownTable(
        tableOf(results, rows),
        { reasons: reasonsOf(results, rows), notes: notesOf(results, rows) },
        facts,
      ),
    );
}
