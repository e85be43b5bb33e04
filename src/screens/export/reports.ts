/** The reports on opened files in words, and which of them need a dialog instead of a short message. */
import type { OpenReport, FileProblem } from '../../desk/file-commands.ts';

/** A report, with its file if there is one. */
export type FileReport = OpenReport & { readonly file?: File };

/** The maximum number of notices that fit into a short message; more need a dialog. */
const fewNotices = 2;

/**
 * Whether a report needs the dialog: something could not be opened or was skipped, or there are more notices than fit
 * into a short message. A file that was not opened without a problem is one that the person declined to open.
 */
export function isTroubled({ problems, notices = [] }: OpenReport): boolean {
  return problems.length > 0 || notices.length > fewNotices;
}

/** The short message for a report that needs no dialog; undefined if the result is visible anyway. */
export function messageFor(report: OpenReport): string | undefined {
  const { outcome, summary, notices = [] } = report;
  if (isTroubled(report) || (outcome !== 'attached' && notices.length === 0)) return undefined;
  return [summary, ...notices.map(({ message }) => message)].join(' ');
}

/** The position of a problem in words, as far as its message does not contain it; may be empty. */
export function placeInWords({ message, line, column, pointer }: FileProblem): string {
  const isInMessage = line === undefined || message.startsWith(`Line ${line},`);
  const place = isInMessage ? [] : [column === undefined ? `line ${line}` : `line ${line}, column ${column}`];
  return [...place, ...(pointer ? [pointer] : [])].join(' · ');
}

/** The title of the dialog, which depends on how many files could not be opened, and which can be after repairs. */
export function headingFor(
  reports: readonly FileReport[],
  opensAfterRepairs: (report: FileReport) => boolean = () => false,
): string {
  const refused = reports.filter(({ outcome }) => outcome === 'refused');
  if (refused.length === 0) return 'Opened with warnings';
  if (refused.length < reports.length) return 'Some files were not opened';
  return refused.every(opensAfterRepairs) ? 'Not opened yet' : 'Not opened';
}
