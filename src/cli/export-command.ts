/** The command `export`: writes a report, a table or annotations of a draft, byte for byte as the application does. */
import { createChecker } from '../core/check/checker.ts';
import type { ReportFormat, ReviewReportFormat, TextFormat } from '../core/export/exported-file.ts';
import { titleFrom } from '../core/files/file-names.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { readDocument } from './document-input.ts';
import { sha256 } from './digest.ts';
import { exitCodes, shownName, type ExitCode, type Host } from './host.ts';
import { baseName } from './originals.ts';
import { overwritesInput, writeOutput } from './write-output.ts';

/** The formats by the endings of their files. */
export const exportFormats = {
  'report.html': 'report-html',
  'report.md': 'report-markdown',
  'report.docx': 'report-word',
  'review-report.html': 'review-report-html',
  'review-report.md': 'review-report-markdown',
  'review-report.docx': 'review-report-word',
  'verdicts.csv': 'verdicts',
  'links.csv': 'links',
  'matrix.csv': 'matrix',
  'tables.xlsx': 'tables',
  'annotations.jsonld': 'annotations',
  'stix.json': 'stix',
  'csl.json': 'csl-json',
  ris: 'ris',
  bib: 'bibtex',
} as const satisfies Readonly<Record<string, ReportFormat>>;

export type ExportEnding = keyof typeof exportFormats;

/** The options of `export`. */
export interface ExportOptions {
  readonly command: 'export';
  readonly file: string;
  readonly casefile: string | undefined;
  readonly to: ExportEnding;
  readonly output: string | undefined;
}

/** Reads the draft that the application would open, against the given casefile if there is one. */
async function readDraft({ file, casefile }: ExportOptions, host: Host): Promise<Workspace | undefined> {
  const document = await readDocument(host, file);
  const sources = casefile === undefined ? undefined : await readDocument(host, casefile);
  if (!document || (casefile !== undefined && !sources)) return undefined;
  const given = sources && sources.kind !== 'assessment' ? sources.casefile : null;
  if (document.kind === 'casefile' || (casefile !== undefined && !given)) {
    const [named, wanted] =
      document.kind === 'casefile' ? [file, 'an assessment or a desk file'] : [casefile ?? '', 'a casefile'];
    host.err(`${shownName(named)}: This is not ${wanted}.\n`);
    return undefined;
  }
  const title = titleFrom(baseName(shownName(file)));
  if (document.kind === 'assessment') return { title, assessment: document.assessment, casefile: given };
  return { ...document, title: document.title || title, casefile: given ?? document.casefile };
}

function isReviewFormat(format: ReportFormat): format is ReviewReportFormat {
  return format === 'verdicts' || format.startsWith('review-');
}

/** Each format is loaded when it is asked for: reports in Word's format need a large library. */
async function contentOf(workspace: Workspace, format: ReportFormat): Promise<string | Uint8Array<ArrayBuffer>> {
  if (isReviewFormat(format)) {
    const { exportReview } = await import('../core/export/review-report/export-review.ts');
    return (await exportReview(workspace, format, sha256)).content;
  }
  const { findings } = createChecker({ digest: sha256 }).check(workspace);
  const context = { digest: sha256, findings };
  if (format === 'report-word') {
    const { exportWord } = await import('../core/export/word/export-word.ts');
    return (await exportWord(workspace, context)).content;
  }
  if (format === 'tables') {
    const { exportTables } = await import('../core/export/spreadsheet/export-tables.ts');
    return exportTables(workspace, context).content;
  }
  const { exportFile } = await import('../core/export/export-file.ts');
  return exportFile(workspace, format satisfies TextFormat, context).text;
}

/** Runs the command. */
export async function runExport(options: ExportOptions, host: Host): Promise<ExitCode> {
  const { file, casefile, output } = options;
  if (await overwritesInput(output, [file, casefile], host)) return exitCodes.trouble;
  const workspace = await readDraft(options, host);
  if (!workspace) return exitCodes.trouble;
  const content = await contentOf(workspace, exportFormats[options.to]);
  if (output === undefined && typeof content !== 'string' && host.outIsTerminal) {
    host.err(`Cannot print “${options.to}” to a terminal, because it is not text. Use --output FILE.\n`);
    return exitCodes.trouble;
  }
  return (await writeOutput(output, content, host)) ? exitCodes.clean : exitCodes.trouble;
}
