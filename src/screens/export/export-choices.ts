/** The formats of the export dialog, and the reasons why one is unavailable. */
import { useCallback } from 'react';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { ReferenceFormat, ReportFormat, ReviewReportFormat } from '../../core/report/exported-file.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { useWork } from '../../shared/use-work.ts';
import type { ExportFormat } from '../../desk/export-commands.ts';

/** Every format in the export dialog. */
export type OfferedFormat =
  | ExportFormat
  | SingleReportFormat
  | 'stix'
  | 'references'
  | 'review-report'
  | 'instructions'
  | 'bag';

/** A report without other choices than its sections. */
type SingleReportFormat = Exclude<ReportFormat, ReviewReportFormat | ReferenceFormat | 'stix' | 'stix-opinions'>;

/** The types of the report, which share a card. */
export const reportForms = [
  { format: 'report-html', form: 'HTML', what: 'One page to read and print. It checks itself when opened.' },
  { format: 'report-word', form: 'Word', what: 'To edit in a word processor, with endnotes.' },
  { format: 'report-markdown', form: 'Markdown', what: 'To paste into other documents.' },
] as const;

export type ReportForm = (typeof reportForms)[number]['format'];

/** Why a draft cannot be exported in a format, in a sentence; undefined if it can. */
export function unavailable(format: OfferedFormat, { casefile, reviews, blind }: Workspace): string | undefined {
  const hasReviews = reviews !== undefined && reviews.length > 0;
  if (format === 'review') return hasReviews ? undefined : 'No verdicts yet.';
  if (blind) return 'This is a blind review packet. You can export only verdicts.';
  if (format === 'review-report') return hasReviews ? undefined : 'No verdicts yet.';
  if (format === 'references' && casefile === null) return 'No casefile attached.';
  if (format === 'bag' && !casefile?.origins?.length) return 'No passage was read from a file.';
  return format === 'casefile' && casefile === null ? 'No casefile attached.' : undefined;
}

/**
 * Returns why a bag with original files cannot be exported, for example because none is on this device. Undefined if it
 * can.
 */
export function useUnavailableBag(): string | undefined {
  const { find } = useStores().originals;
  const why = useDraft((draft) => unavailable('bag', draft.workspace));
  const origins = useDraft((draft) => draft.workspace.casefile?.origins);
  const looking = useWork(
    useCallback(async () => {
      for (const { file } of origins ?? []) if (await find(file.sha256)) return true;
      return false;
    }, [find, origins]),
  );
  if (why !== undefined) return why;
  if (looking.kind === 'working') return 'Looking for original files…';
  if (looking.kind === 'done' && looking.value) return undefined;
  return 'None of the original files is on this device. Attach one beside its source in the casefile first.';
}

/** Whether a format has no card, and is offered under “More formats”. */
export function isMoreFormat(format: OfferedFormat): boolean {
  return format !== 'assessment' && format !== 'desk' && !reportForms.some((each) => each.format === format);
}

/** Whether a format is a report or table about the draft: Assessment Desk cannot open it. */
export function isReportFormat(format: OfferedFormat): format is SingleReportFormat {
  return reportFormats.has(format);
}

const reportFormats: ReadonlySet<OfferedFormat> = new Set([
  'report-html',
  'report-markdown',
  'report-word',
  'annotations',
  'links',
  'matrix',
  'tables',
]);
