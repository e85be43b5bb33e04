/** The formats of the export dialog, with their titles, descriptions and the reasons why one is unavailable. */
import { useCallback } from 'react';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { ReferenceFormat, ReportFormat, ReviewReportFormat } from '../../core/export/exported-file.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { useWork } from '../../shared/use-work.ts';
import type { ExportFormat } from '../../store/export-commands.ts';

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

export interface FormatChoice {
  readonly format: OfferedFormat;
  readonly title: string;
  readonly ending: string;
  readonly what: string;
}

const choice = (format: OfferedFormat, title: string, ending: string, what: string): FormatChoice => ({
  format,
  title,
  ending,
  what,
});

/** The formats in the order in which they are offered, grouped by purpose. */
export const formatGroups: readonly { readonly title: string; readonly choices: readonly FormatChoice[] }[] = [
  {
    title: 'Standard file',
    choices: [
      choice(
        'assessment',
        'Assessment',
        '*.assessment.json',
        'For other tools (ww3.assessment/v1), without the sources.',
      ),
    ],
  },
  {
    title: 'To read',
    choices: [
      choice(
        'report-html',
        'Report (HTML)',
        '*.report.html',
        'One page to read and print. It checks itself when opened.',
      ),
      choice(
        'report-word',
        'Report (Word)',
        '*.report.docx',
        'The same report with endnotes, to edit in a word processor.',
      ),
      choice('report-markdown', 'Report (Markdown)', '*.report.md', 'The same report, to paste into other documents.'),
    ],
  },
  {
    title: 'Share and back up',
    choices: [
      choice('desk', 'Desk file', '*.desk.json', 'Assessment, casefile and reviews in one file, finished or not.'),
      choice(
        'bag',
        'Desk file with originals (BagIt)',
        '*.bag.zip',
        'Desk file and original files, with checksums that any BagIt tool can verify.',
      ),
      choice('casefile', 'Casefile', '*.casefile.json', 'Sources only.'),
    ],
  },
  {
    title: 'Reviews',
    choices: [
      choice('review', 'Review file', '*.review.json', 'One reviewer’s verdicts, to send back to the author.'),
      choice(
        'review-report',
        'Review report',
        '*.review-report.html',
        'The verdicts of all reviewers, their disagreements and the open points, to read or as a table.',
      ),
      choice(
        'blind-packet',
        'Blind review packet',
        '*.blind.json',
        'For an independent review, without your effects, reasons, rationales and workflow states.',
      ),
    ],
  },
  {
    title: 'For other tools',
    choices: [
      choice('annotations', 'Annotations', '*.annotations.jsonld', 'Claims as W3C Web Annotations.'),
      choice('links', 'Evidence links (CSV)', '*.links.csv', 'One row per evidence link, for spreadsheets.'),
      choice('matrix', 'Evidence matrix (CSV)', '*.matrix.csv', 'Claims by entries, for spreadsheets.'),
      choice(
        'tables',
        'Tables (Excel)',
        '*.tables.xlsx',
        'Links, matrix, claims and sources as sheets of one workbook.',
      ),
      choice(
        'stix',
        'STIX bundle',
        '*.stix.json',
        'A report with notes (STIX 2.1), for threat intelligence platforms.',
      ),
      choice('references', 'References', '*.ris', 'Your sources, for reference managers and bibliographies.'),
      choice(
        'instructions',
        'Instructions for a model',
        '*.instructions.md',
        'The contract and your sources in words, to paste into a language model.',
      ),
    ],
  },
];

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
