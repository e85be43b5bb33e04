/** Formats figures and the lines of the table, the same for the terminal, the page and the README. */
import { figureOf, ours, verdictOf, type Results, type Row, type Unit, type Verdict } from '../results.ts';

/** A figure with its significant digits and its unit. */
export function shown(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return '–';
  const digits = value >= 100 || unit === 'nodes' || unit === 'frames' ? 0 : value >= 10 ? 1 : value >= 1 ? 1 : 2;
  const number = value.toLocaleString('en', { minimumFractionDigits: 0, maximumFractionDigits: digits });
  return unit === 'nodes' || unit === 'frames' ? number : `${number} ${unit}`;
}

/** Ours as a fraction or a multiple of a peer's: “1/240” or “2.1×”. Empty if a figure is missing. */
export function ratioShown(mine: number, theirs: number): string {
  if (mine === 0 && theirs === 0) return 'same';
  if (mine === 0 && theirs > 0) return '0×';
  if (!(mine > 0) || !(theirs > 0)) return '';
  const ratio = mine / theirs;
  if (ratio > 0.95) return `${ratio.toFixed(ratio < 10 ? 1 : 0)}×`;
  return `1/${(1 / ratio).toFixed(1 / ratio < 10 ? 1 : 0)}`;
}

/** One line of the table. A row with several peers has several lines, and the first one contains our figures. */
export interface Line {
  readonly group: string;
  readonly what: string;
  readonly budget: string;
  readonly ours: string;
  readonly spread: string;
  readonly peer: string;
  readonly ratio: string;
  readonly verdict: string;
}

const verdictWords: Readonly<Record<Verdict, string>> = {
  met: 'met',
  'not met': 'not met',
  'no budget': '',
  'not measured': '–',
};

/** A row’s budget and its limit against a peer as text. */
export function budgetOf({ budget, against, unit }: Row): string {
  const bounds: string[] = [];
  if (budget !== undefined) bounds.push(`≤ ${shown(budget, unit)}`);
  if (against) {
    const { atMost, peer } = against;
    bounds.push(atMost < 1 ? `≤ 1/${String(Math.round(1 / atMost))} of ${peer}` : `≤ ${String(atMost)}× ${peer}`);
  }
  return bounds.join(', ');
}

function spreadOf(results: Results, row: Row): string {
  const { quartiles, count } = results.summary(row.id, ours);
  if (count < 2) return count === 0 ? '' : 'once';
  const [low, high] = quartiles.map((value) => shown(value, row.unit).replace(/ .*$/, ''));
  return `${low ?? ''}–${high ?? ''}`;
}

/** The reason why ours has no figure in a row. */
function whyNot(results: Results, { id }: Row): string {
  const failed = results.absentIn(id).find(([who]) => who === ours)?.[1];
  return failed ?? results.remarkOn(id) ?? 'not measured';
}

function linesOf(results: Results, row: Row): readonly Line[] {
  const mine = figureOf(results, row, ours);
  const peers = results.measured(row.id).filter((who) => who !== ours);
  const verdict = verdictOf(results, row);
  const first: Line = {
    group: row.group,
    what: `${row.what}${row.statistic === 'p95' ? ' (p95)' : ''}`,
    budget: budgetOf(row),
    ours: shown(mine, row.unit),
    spread: spreadOf(results, row),
    peer: row.against ? `${row.against.peer}: not measured` : 'none',
    ratio: '',
    verdict: verdict === 'not measured' ? whyNot(results, row) : verdictWords[verdict],
  };
  const measured = peers.map((who) => {
    const theirs = figureOf(results, row, who);
    const once = results.values(row.id, who).length === 1 ? ' (once)' : '';
    return { peer: `${who} ${shown(theirs, row.unit)}${once}`, ratio: ratioShown(mine, theirs) };
  });
  const absent = results
    .absentIn(row.id)
    .filter(([who]) => who !== ours)
    .map(([who, words]) => ({ peer: `${who}: ${words}`, ratio: '' }));
  const withPeers = [...measured, ...absent];
  const bare = { ...first, what: '', budget: '', ours: '', spread: '', verdict: '' };
  return [{ ...first, ...withPeers[0] }, ...withPeers.slice(1).map((peer) => ({ ...bare, ...peer }))];
}

/** The lines of all rows. */
export function tableOf(results: Results, rows: readonly Row[]): readonly Line[] {
  return rows.flatMap((row) => linesOf(results, row));
}

export const headings = ['what', 'budget', 'ours', 'middle half', 'peer', 'ours/peer', 'budget is'] as const;

/** The headings of the groups. */
export const groupTitles: Readonly<Record<string, string>> = {
  open: 'Opening a document',
  typing: 'Typing',
  actions: 'At the desk',
  screens: 'Other screens',
  findings: 'Findings',
  highlight: 'Marking spans in a passage',
  offsets: 'Code points and UTF-16',
  keeping: 'Saving work',
  transfer: 'Files',
  cold: 'First visit',
  reports: 'Reports',
  memory: 'Memory',
};

/** The notes on how rows were measured. */
export function notesOf(results: Results, rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ id, what, note }) =>
    note === undefined || results.measured(id).length === 0 ? [] : [`${what}: ${note}`],
  );
}

/** The cells of a line, in the order of the headings. */
export const cellsOf = ({ what, budget, ours: own, spread, peer, ratio, verdict }: Line): readonly string[] => [
  what,
  budget,
  own,
  spread,
  peer,
  ratio,
  verdict,
];
