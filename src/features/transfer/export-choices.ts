import type { Workspace } from '../../core/assessment/workspace.ts';
import type { ReportFormat } from '../../core/export/exported-file.ts';
import type { ExportFormat } from '../../store/commands.ts';

/** Everything that the dialogue offers. */
export type OfferedFormat = ExportFormat | ReportFormat;

export interface FormatChoice {
  readonly format: OfferedFormat;
  readonly title: string;
  readonly ending: string;
  readonly what: string;
}

/** Formats by what a person wants with them. */
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
        what: 'The contract’s document (ww3.assessment/v1): what other tools take.',
      },
      {
        format: 'annotations',
        title: 'Annotations',
        ending: '*.annotations.jsonld',
        what: 'Each claim as a W3C Web Annotation on its passage, with its position and its quote.',
      },
      {
        format: 'links',
        title: 'Links as a table',
        ending: '*.links.csv',
        what: 'One row for each evidence link, safe to open in a spreadsheet.',
      },
      {
        format: 'matrix',
        title: 'Matrix as a table',
        ending: '*.matrix.csv',
        what: 'Claims down, entries across: supports, contradicts, both or none.',
      },
    ],
  },
  {
    title: 'For people',
    choices: [
      {
        format: 'report-html',
        title: 'Report as a page',
        ending: '*.report.html',
        what: 'One page to read and print, which checks its own hashes and spans where it is opened.',
      },
      {
        format: 'report-markdown',
        title: 'Report as Markdown',
        ending: '*.report.md',
        what: 'The same for pasting into other texts.',
      },
    ],
  },
  {
    title: 'For going on',
    choices: [
      {
        format: 'desk',
        title: 'Whole desk',
        ending: '*.desk.json',
        what: 'Assessment, casefile and verdicts in one file, finished or not: to share, or to keep a copy.',
      },
      {
        format: 'casefile',
        title: 'Casefile',
        ending: '*.casefile.json',
        what: 'The sources alone, in this application’s own format.',
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
        what: 'One reviewer’s verdicts, each bound to what was judged: to hand back to the author.',
      },
      {
        format: 'blind-packet',
        title: 'Blind review packet',
        ending: '*.blind.json',
        what: 'For a second judgement: claims, entries and sources without your effects, reasons, rationales and workflow states.',
      },
    ],
  },
];

/** Why a draft has nothing to export in a format, in a sentence; undefined where it has. */
export function unavailable(format: OfferedFormat, { casefile, reviews, blind }: Workspace): string | undefined {
  if (format === 'review')
    return reviews && reviews.length > 0 ? undefined : 'There are no verdicts on this draft yet.';
  if (blind) return 'This is a blind review packet: only verdicts on it can be exported.';
  return format === 'casefile' && casefile === null ? 'No casefile is attached.' : undefined;
}

/** Whether a format is written for others and never read back. */
export function isReportFormat(format: OfferedFormat): format is ReportFormat {
  return !savedFormats.has(format);
}

const savedFormats: ReadonlySet<OfferedFormat> = new Set(['assessment', 'desk', 'casefile', 'review', 'blind-packet']);
