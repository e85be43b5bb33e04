import type { FileProblem, OpenReport } from '../../store/commands.ts';

/** A report with the file that it is about, where there is one. */
export type FileReport = OpenReport & { readonly file?: File };

/** As many notices fit a short message; more want a dialogue. */
const fewNotices = 2;

/**
 * Whether a report must be read: something was refused or left out, or there is more to say than a short message
 * holds. A refusal without a problem is the person's own answer to a question.
 */
export function isTroubled({ problems, notices = [] }: OpenReport): boolean {
  return problems.length > 0 || notices.length > fewNotices;
}

/** The short message about a report that need not be read; undefined where what happened is plain to see. */
export function messageFor(report: OpenReport): string | undefined {
  const { outcome, summary, notices = [] } = report;
  if (isTroubled(report) || (outcome !== 'attached' && notices.length === 0)) return undefined;
  return [summary, ...notices.map(({ message }) => message)].join(' ');
}

/** Where a problem is, in words, as far as its message does not say so itself; empty where there is nothing to say. */
export function placeInWords({ message, line, column, pointer }: FileProblem): string {
  const said = line === undefined || message.startsWith(`Line ${line},`);
  const place = said ? [] : [column === undefined ? `line ${line}` : `line ${line}, column ${column}`];
  return [...place, ...(pointer ? [pointer] : [])].join(' · ');
}

/** What the dialogue is called: the worst that became of any file. */
export function headingFor(reports: readonly OpenReport[]): string {
  const refused = reports.filter(({ outcome }) => outcome === 'refused').length;
  if (refused === 0) return 'Opened, with something to read';
  return refused === reports.length ? 'Not opened' : 'Not everything was opened';
}
