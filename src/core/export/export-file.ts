/**
 * The entry point of every text export for other people and tools: picks the writer, and adds name, type and preview.
 */
import type { Workspace } from '../workspace/workspace.ts';
import { fileNameFor } from '../files/file-names.ts';
import { annotationsJsonld } from './annotations.ts';
import type { ExportContext, ExportedFile, TextFormat } from './exported-file.ts';
import { linksCsv } from './links-csv.ts';
import { matrixCsv } from './matrix-csv.ts';
import { firstLines } from './preview.ts';
import { referencesBibtex } from './references/bibtex.ts';
import { referencesCslJson } from './references/csl-json.ts';
import { referencesRis } from './references/ris.ts';
import { reportHtml } from './report-html.ts';
import { htmlType, markdownType } from './prose/write-prose.ts';
import { outlineOf } from './prose/prose.ts';
import { proseMarkdown } from './prose/prose-markdown.ts';
import { reportProse } from './report/report-prose.ts';
import { stixBundle } from './stix-bundle.ts';

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
