import type { FileProblem, OpenReport } from '../../store/commands.ts';

/**
 * Whether a report must be read: something was refused or left out, or there is something to say about it. A refusal
 * without a problem is the person's own answer to a question.
 */
export function isTroubled({ problems }: OpenReport): boolean {
  return problems.length > 0;
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
