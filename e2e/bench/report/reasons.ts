/** For each budget that is not met: the figure, and where the time went, from the figures of the run alone. */
import { grouped } from '../../../src/core/json/grouped.ts';
import { figureOf, ours, verdictOf, type Results, type Row, type Subject } from '../results.ts';
import type { Breakdown } from '../profile/breakdown.ts';
import { budgetOf, shown } from './figures.ts';
import { partsInWords } from './stack.ts';

/** The subjects of breakdowns, as headings. */
export const subjectTitles: Readonly<Record<Subject, string>> = {
  key: 'A key in a proposition, until painted, MAX-COUNT',
  reason: 'A key in a link’s reason, until painted, MAX-COUNT',
  select: 'Select another entry of 100 links, until painted',
  open: 'Open MAX-COUNT from the library, until its findings are shown',
  import: 'Import MAX-COUNT, until the desk is ready',
  cold: 'Cold start of the library, processor 4× slower',
  'bytes library': 'Script needed for the first paint of the library',
  'bytes desk': 'Script until the desk is ready',
};

export const subjects = Object.keys(subjectTitles) as readonly Subject[];

/** Whether a subject is about the size of scripts. */
export const isWeight = (subject: Subject): boolean => subject.startsWith('bytes');

const topInWords = ({ top }: Breakdown, unit: Row['unit'], count: number): string =>
  top
    .slice(0, count)
    .map(({ what, time }) => `${what} ${shown(time, unit)}`)
    .join(', ');

function whereItWent(results: Results, subject: Subject): string {
  const [first, ...others] = results.brokenDown(subject);
  if (!first) return 'Where it went was not recorded.';
  const [, own] = first;
  if (isWeight(subject)) return `The heaviest: ${topInWords(own, 'KB', 6)}.`;
  const beside = others.map(([who, peer]) => `${who}, ${shown(peer.total, 'ms')}: ${partsInWords(peer, 0.1)}.`);
  const most = own.top.length === 0 ? '' : ` Most of its script in ${topInWords(own, 'ms', 3)}.`;
  return [
    `Recorded separately (${subjectTitles[subject]}), ${shown(own.total, 'ms')}: ${partsInWords(own, 0.1)}.${most}`,
    ...(beside.length > 0 ? [`For comparison, ${beside.join(' ')}`] : []),
  ].join(' ');
}

/** A line for each row whose budget is not met. Rows with the same breakdown share a line. */
export function reasonsOf(results: Results, rows: readonly Row[]): readonly string[] {
  const missed = rows.filter((row) => verdictOf(results, row) === 'not met');
  const together = grouped<Row, string>(missed, ({ id, profile }) => profile ?? id);
  return [...together.values()].map((members) => {
    const measured = members.map(
      (row) => `${row.what}: ${shown(figureOf(results, row, ours), row.unit)}, but the budget is ${budgetOf(row)}.`,
    );
    const subject = members[0]?.profile;
    return `${measured.join(' ')}${subject === undefined ? '' : ` ${whereItWent(results, subject)}`}`;
  });
}
