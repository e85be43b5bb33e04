import type { Workspace } from '../../core/workspace/workspace.ts';
import type { ReportFormat } from '../../core/export/exported-file.ts';
import type { ExportFormat } from '../../store/export-commands.ts';

/** Every format in the export dialog. */
export type OfferedFormat = ExportFormat | ReportFormat;

export interface FormatChoice {
  readonly format: OfferedFormat;
  readonly title: string;
  readonly ending: string;
  readonly what: string;
}

/** Formats with a common purpose. */
export interface FormatGroup {
  readonly title: string;
  readonly choices: readonly FormatChoice[];
}

/** The formats in the order in which they are offered. */
export const formatGroups: readonly FormatGroup[] = [
  {
    title: 'For other tools',
    choices: [
      {
        format: 'assessment',
        title: 'Assessment',
        ending: '*.assessment.json',
        what: 'Standard file (ww3.assessment/v1) for other tools.',
      },
      {
        format: 'annotations',
        title: 'Annotations',
        ending: '*.annotations.jsonld',
        what: 'Claims as W3C Web Annotations.',
      },
      {
        format: 'links',
        title: 'Evidence links (CSV)',
        ending: '*.links.csv',
        what: 'One row per evidence link, for spreadsheets.',
      },
      {
        format: 'matrix',
        title: 'Evidence matrix (CSV)',
        ending: '*.matrix.csv',
        what: 'Claims by entries, for spreadsheets.',
      },
    ],
  },
  {
    title: 'To read',
    choices: [
      {
        format: 'report-html',
        title: 'Report (HTML)',
        ending: '*.report.html',
        what: 'One page to read and print. It checks its own hashes and spans when opened.',
      },
      {
        format: 'report-markdown',
        title: 'Report (Markdown)',
        ending: '*.report.md',
        what: 'The same report, to paste into other documents.',
      },
    ],
  },
  {
    title: 'To share and back up',
    choices: [
      {
        format: 'desk',
        title: 'Desk file',
        ending: '*.desk.json',
        what: 'Assessment, casefile and reviews in one file, finished or not.',
      },
      {
        format: 'casefile',
        title: 'Casefile',
        ending: '*.casefile.json',
        what: 'Sources only.',
      },
    ],
  },
  {
    title: 'Reviews',
    choices: [
      {
        format: 'review',
        title: 'Review',
        ending: '*.review.json',
        what: 'One reviewer’s verdicts, to send back to the author.',
      },
      {
        format: 'blind-packet',
        title: 'Blind review packet',
        ending: '*.blind.json',
        what: 'For an independent review, without your effects, reasons, rationales and workflow states.',
      },
    ],
  },
];

/** Why a draft cannot be exported in a format, in a sentence; undefined if it can. */
export function unavailable(format: OfferedFormat, { casefile, reviews, blind }: Workspace): string | undefined {
  if (format === 'review') return reviews && reviews.length > 0 ? undefined : 'No verdicts yet.';
  if (blind) return 'This is a blind review packet. You can export only verdicts.';
  return format === 'casefile' && casefile === null ? 'No casefile attached.' : undefined;
}

/** Whether a format is for reading elsewhere only: Assessment Desk cannot open it. */
export function isReportFormat(format: OfferedFormat): format is ReportFormat {
  return !savedFormats.has(format);
}

const savedFormats: ReadonlySet<OfferedFormat> = new Set(['assessment', 'desk', 'casefile', 'review', 'blind-packet']);
