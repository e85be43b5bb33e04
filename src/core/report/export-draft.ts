/** Exports a draft in any format for other people and tools. Each large writer is loaded when it is needed. */
import { addAllCues } from '../proposals/cues/languages.ts';
import { createChecker } from '../check/checker.ts';
import type { Digest } from '../casefile/hash.ts';
import { fileNameFor } from '../files/file-names.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { writeProse, htmlType, markdownType, proseMarkdown } from './prose/write-prose.ts';
import { reportProse } from './report/report-prose.ts';
import { viewAssessment } from '../assessment/view.ts';
import {
  type ExportContext,
  type ExportedContent,
  type ReportFormat,
  type ReviewReportFormat,
  type ExportedFile,
  type TextFormat,
  firstLines,
} from './exported-file.ts';
import type { ReportShape } from './report/shape.ts';
import { annotationsJsonld } from './annotations.ts';
import { linksCsv, matrixCsv } from './links-csv.ts';
import { referencesBibtex, referencesCslJson, referencesRis } from './references.ts';
import { reportHtml } from './report-html.ts';
import { outlineOf } from './prose/prose.ts';
import { stixBundle } from './stix-bundle.ts';

// The entry point of every text export for other people and tools: picks the writer, and adds name, type and preview.

interface Writer {
  readonly mediaType: string;
  readonly write: (workspace: Workspace, context: ExportContext) => string;
}

const writers: Readonly<Record<Exclude<TextFormat, 'report-html' | 'report-markdown'>, Writer>> = {
  annotations: {
    mediaType: 'application/ld+json;profile="http://www.w3.org/ns/anno.jsonld"',
    write: annotationsJsonld,
  },
  links: { mediaType: 'text/csv;charset=utf-8', write: linksCsv },
  matrix: { mediaType: 'text/csv;charset=utf-8', write: matrixCsv },
  stix: { mediaType: 'application/stix+json;version=2.1', write: stixBundle },
  'csl-json': { mediaType: 'application/vnd.citationstyles.csl+json', write: referencesCslJson },
  ris: { mediaType: 'application/x-research-info-systems', write: referencesRis },
  bibtex: { mediaType: 'application/x-bibtex;charset=utf-8', write: referencesBibtex },
};

/**
 * Writes a workspace, finished or not, in a text format. Reports say if the draft has errors. The same workspace and
 * findings give the same bytes. Never throws, whatever the draft contains.
 */
export function exportFile(workspace: Workspace, format: TextFormat, context: ExportContext): ExportedFile {
  const fileName = fileNameFor(workspace.title, format);
  if (format === 'report-html') {
    const prose = reportProse(workspace, context);
    const text = reportHtml(workspace, context, prose).toWellFormed();
    return { fileName, mediaType: htmlType, text, preview: outlineOf(prose).toWellFormed() };
  }
  const { mediaType, write } = format === 'report-markdown' ? markdown : writers[format];
  const text = write(workspace, context).toWellFormed();
  return { fileName, mediaType, text, preview: firstLines(text) };
}

const markdown: Writer = {
  mediaType: markdownType,
  write: (workspace, context) => proseMarkdown(reportProse(workspace, context)),
};

/**
 * Writes a draft in a format, with the sections of a shape if the format is a report. The same draft always gives the
 * same content. Takes seconds at the contract’s limits.
 */
export async function exportDraft(
  workspace: Workspace,
  format: ReportFormat,
  digest: Digest,
  shape?: ReportShape,
): Promise<ExportedContent> {
  if (isReviewFormat(format)) {
    const { exportReview } = await import('./review-report/export-review.ts');
    return exportReview(workspace, format, digest);
  }
  // The other formats contain the findings, and the cues around each claim.
  addAllCues();
  const { findings } = createChecker({ digest }).check(workspace);
  const context: ExportContext = { digest, findings, shape };
  if (format === 'tables') {
    const { exportTables } = await import('./spreadsheet.ts');
    return exportTables(workspace, context);
  }
  if (format === 'report-word') {
    return exportWord(workspace, context);
  }
  if (format === 'stix-opinions') {
    const { opinionsOf } = await import('./stix/opinions.ts');
    const bundle = exportFile(workspace, 'stix', { ...context, opinions: opinionsOf(workspace, digest) });
    return { ...bundle, content: bundle.text, fileName: fileNameFor(workspace.title, format) };
  }
  const { text, ...file } = exportFile(workspace, format, context);
  return { ...file, content: text };
}

function isReviewFormat(format: ReportFormat): format is ReviewReportFormat {
  return format === 'verdicts' || format.startsWith('review-');
}

/** Writes a workspace, finished or not, as a Word document. The same workspace and findings give the same bytes. */
export async function exportWord(workspace: Workspace, context: ExportContext): Promise<ExportedContent> {
  const producer = viewAssessment(workspace.assessment).producer?.name ?? '';
  const prose = reportProse(workspace, context);
  const content = await writeProse(prose, 'word', { digest: context.digest, producer });
  return { fileName: fileNameFor(workspace.title, 'report-word'), ...content };
}
