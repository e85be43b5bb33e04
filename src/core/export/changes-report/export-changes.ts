/** The entry point of the report of changes: writes it in a format, with its name, type and preview. */
import { viewAssessment } from '../../assessment/view.ts';
import type { Digest } from '../../casefile/hash.ts';
import { fileNameFor } from '../../files/file-names.ts';
import type { ExportedContent } from '../exported-file.ts';
import { writeProse, type ProseFormat } from '../prose/write-prose.ts';
import { changesReport, type NamedVersion } from './changes-report.ts';

const formats = { html: 'changes-html', markdown: 'changes-markdown', word: 'changes-word' } as const;

/** Writes what changed from one version to another. The same versions and names always give the same content. */
export async function exportChanges(
  before: NamedVersion,
  after: NamedVersion,
  format: ProseFormat,
  digest: Digest,
): Promise<ExportedContent> {
  const producer = viewAssessment(after.workspace.assessment).producer?.name ?? '';
  const content = await writeProse(changesReport(before, after, digest), format, { digest, producer });
  return { fileName: fileNameFor(after.workspace.title, formats[format]), ...content };
}
