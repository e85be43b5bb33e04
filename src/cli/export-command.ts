/** The command `export`: writes a report, a table or annotations of a draft, byte for byte as the application does. */
import type { ReportFormat } from '../core/export/exported-file.ts';
import { titleFrom } from '../core/files/file-names.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { readDocument } from './input.ts';
import { sha256, exitCodes, shownName, type ExitCode, type Host } from './host.ts';
import { baseName } from './originals.ts';
import { overwritesInput, writeOutput } from './terminal.ts';

/** The formats by the endings of their files. If one ending ends with another, it comes first. */
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
  'opinions.stix.json': 'stix-opinions',
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

/** Runs the command. */
export async function runExport(options: ExportOptions, host: Host): Promise<ExitCode> {
  const { file, casefile, output } = options;
  if (await overwritesInput(output, [file, casefile], host)) return exitCodes.trouble;
  const workspace = await readDraft(options, host);
  if (!workspace) return exitCodes.trouble;
  // Other commands do not need the writers.
  const { exportDraft } = await import('../core/export/export-draft.ts');
  const { content } = await exportDraft(workspace, exportFormats[options.to], sha256);
  if (output === undefined && typeof content !== 'string' && host.outIsTerminal) {
    host.err(`Cannot print “${options.to}” to a terminal, because it is not text. Use --output FILE.\n`);
    return exitCodes.trouble;
  }
  return (await writeOutput(output, content, host)) ? exitCodes.clean : exitCodes.trouble;
}
