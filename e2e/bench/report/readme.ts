/** The table in the benchmark's README, between two marks. */
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { cellsOf, headings, type Line } from './figures.ts';
import type { RunFacts } from './run-facts.ts';

const marks = ['<!-- benchmark: begin -->', '<!-- benchmark: end -->'] as const;

const markdownRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')).join(' | ')} |`;

const listed = (heading: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : ['', heading, '', ...items.map((item) => `- ${item.replaceAll('<', '&lt;')}`)];

/** The table as Markdown, with the facts about the run. */
export function markdownTable(
  lines: readonly Line[],
  { reasons, notes }: { readonly reasons: readonly string[]; readonly notes: readonly string[] },
  { date, machine, browser, command, noise }: RunFacts,
): string {
  const facts = `Measured on ${date.slice(0, 10)} by \`${command}\`: ${machine}; ${browser}. ${noise}`;
  const rule = markdownRow(headings.map(() => '---'));
  const table = [markdownRow(headings), rule, ...lines.map((line) => markdownRow(cellsOf(line)))];
  return [facts, '', ...table, ...listed('Budgets that were not met:', reasons), ...listed('Of the rows:', notes)].join(
    '\n',
  );
}

/** Replaces the text between the marks. Throws if the text does not contain both in order. */
export function between(text: string, content: string): string {
  const [begin, end] = marks.map((mark) => text.indexOf(mark)) as [number, number];
  if (begin < 0 || end < begin)
    throw new Error(`The text must contain ${marks.join(' and ')}, each once, in this order.`);
  return `${text.slice(0, begin + marks[0].length)}\n\n${content}\n\n${text.slice(end)}`;
}

/** Writes the table into a file that has the marks, formatted like all others. */
export async function writeIntoReadme(path: string, table: string): Promise<void> {
  const text = between(await readFile(path, 'utf8'), table);
  const { code } = await format(path, text, { printWidth: 120 });
  await writeFile(path, code);
}
