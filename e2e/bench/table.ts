/** The results as a table in Markdown, for the terminal and the README, and as raw data. */
import { figureOf, ours, verdictOf, type Results, type Row, type Unit } from './results.ts';
import type { Failure } from './noise.ts';

/** The facts about a run that are needed to interpret its figures. */
export interface RunFacts {
  /** RFC 3339. */
  readonly date: string;
  readonly machine: string;
  readonly browser: string;
  readonly command: string;
  readonly noise: string;
  readonly failures: readonly Failure[];
}

/** A figure with its significant digits and its unit. */
export function shown(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return '–';
  const digits = value >= 100 || unit === 'nodes' || unit === 'frames' ? 0 : value >= 1 ? 1 : 2;
  const number = value.toLocaleString('en', { minimumFractionDigits: 0, maximumFractionDigits: digits });
  return unit === 'nodes' || unit === 'frames' ? number : `${number} ${unit}`;
}

/** Ours as a fraction or a multiple of a peer's: “1/240” or “2.1×”. Empty if a figure is missing. */
export function ratioShown(mine: number, theirs: number): string {
  if (!(mine > 0) || !(theirs > 0)) return '';
  const ratio = mine / theirs;
  if (ratio > 0.95) return `${ratio.toFixed(ratio < 10 ? 1 : 0)}×`;
  return `1/${(1 / ratio).toFixed(1 / ratio < 10 ? 1 : 0)}`;
}

/** A row’s budget and its limit against a peer as text. */
function budgetOf({ budget, against, unit }: Row): string {
  const bounds: string[] = [];
  if (budget !== undefined) bounds.push(`≤ ${shown(budget, unit)}`);
  if (against) {
    const { atMost, peer } = against;
    bounds.push(atMost < 1 ? `≤ 1/${String(Math.round(1 / atMost))} of ${peer}` : `≤ ${String(atMost)}× ${peer}`);
  }
  return bounds.join(', ');
}

function spreadOf(results: Results, { id, unit }: Row): string {
  const { quartiles, count } = results.summary(id, ours);
  if (count < 2) return count === 0 ? '' : 'once';
  return quartiles.map((value) => shown(value, unit).replace(/ .*$/, '')).join('–');
}

const headings = ['what', 'budget', 'ours', 'middle half', 'peer', 'ours/peer', 'budget is'];

/** The cells of a row: one line, and another one for each further peer. */
function linesOf(results: Results, row: Row): readonly (readonly string[])[] {
  const mine = figureOf(results, row, ours);
  const peers = results.measured(row.id).filter((who) => who !== ours);
  const verdict = verdictOf(results, row);
  const own = [
    `${row.what}${row.statistic === 'p95' ? ' (p95)' : ''}`,
    budgetOf(row),
    shown(mine, row.unit),
    spreadOf(results, row),
  ];
  const beside = peers.map((who) => {
    const theirs = figureOf(results, row, who);
    const once = results.values(row.id, who).length === 1 ? ' (once)' : '';
    return [`${who} ${shown(theirs, row.unit)}${once}`, ratioShown(mine, theirs)];
  });
  const [first = ['none', ''], ...more] = beside;
  const end = verdict === 'no budget' ? '' : verdict;
  return [[...own, ...first, end], ...more.map((peer) => ['', '', '', '', ...peer, ''])];
}

const markdownRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table as Markdown, with the facts about the run and the notes of the rows. */
export function markdownTable(results: Results, rows: readonly Row[], facts: RunFacts): string {
  const { date, machine, browser, command, noise, failures } = facts;
  const notes = rows
    .filter(({ id, note }) => note !== undefined && results.measured(id).length > 0)
    .map(({ what, note = '' }) => `- ${what}: ${note}`);
  const missed = failures.map(({ block, why }) => `- Not measured: ${block}: ${why}`);
  return [
    `Measured on ${date.slice(0, 10)} by \`${command}\`: ${machine}; ${browser}. ${noise}`,
    '',
    markdownRow(headings),
    markdownRow(headings.map(() => '---')),
    ...rows.flatMap((row) => linesOf(results, row)).map(markdownRow),
    '',
    ...missed,
    ...notes,
  ].join('\n');
}

const marks = ['<!-- benchmark: begin -->', '<!-- benchmark: end -->'] as const;

/** Replaces the text between the marks. Throws if the text does not contain both in order. */
export function betweenMarks(text: string, content: string): string {
  const [begin, end] = marks.map((mark) => text.indexOf(mark)) as [number, number];
  if (begin < 0 || end < begin)
    throw new Error(`The text must contain ${marks.join(' and ')}, each once, in this order.`);
  return `${text.slice(0, begin + marks[0].length)}\n\n${content}\n\n${text.slice(end)}`;
}

/** Every row with every measurement, and the noise block by block. */
export function rawFigures(results: Results, rows: readonly Row[], facts: RunFacts) {
  return {
    ...facts,
    calibrations: results.calibrations,
    rows: rows.map((row) => ({
      ...row,
      verdict: verdictOf(results, row),
      measured: results
        .measured(row.id)
        .map((who) => ({ who, ...results.summary(row.id, who), values: results.values(row.id, who) })),
    })),
  };
}
