/** The table in README.md, between two marks. */
import { readFile, writeFile } from 'node:fs/promises';
import { cellsOf, headings, type Line } from './figures.ts';
import type { RunFacts } from './run-facts.ts';

const marks = ['<!-- benchmark: begin -->', '<!-- benchmark: end -->'] as const;

const markdownRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')).join(' | ')} |`;

/** The table as Markdown, with what one must know of the run. */
export function markdownTable(lines: readonly Line[], { date, machine, browser, command, noise }: RunFacts): string {
  const facts = `Measured on ${date.slice(0, 10)} by \`${command}\`: ${machine}; ${browser}. ${noise}`;
  const rule = markdownRow(headings.map(() => '---'));
  return [facts, '', markdownRow(headings), rule, ...lines.map((line) => markdownRow(cellsOf(line)))].join('\n');
}

/** A text with what stands between the marks replaced. Throws an Error where it does not have both, in their order. */
export function between(text: string, content: string): string {
  const [begin, end] = marks.map((mark) => text.indexOf(mark)) as [number, number];
  if (begin < 0 || end < begin) throw new Error(`The text needs ${marks.join(' and ')}, each once, in this order.`);
  return `${text.slice(0, begin + marks[0].length)}\n\n${content}\n\n${text.slice(end)}`;
}

/** Writes the table into a file that has the marks. */
export async function writeIntoReadme(path: string, lines: readonly Line[], facts: RunFacts): Promise<void> {
  await writeFile(path, between(await readFile(path, 'utf8'), markdownTable(lines, facts)));
}
