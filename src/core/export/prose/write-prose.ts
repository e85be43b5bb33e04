/** Writes a report in sentences in one of its formats. */
import type { Digest } from '../../casefile/hash.ts';
import type { ExportedContent } from '../exported-file.ts';
import { firstLines } from '../preview.ts';
import { outlineOf, type Prose } from './prose.ts';
import { proseHtml } from './prose-html.ts';
import { proseMarkdown } from './prose-markdown.ts';

/** The media types of a report as text. */
export const htmlType = 'text/html;charset=utf-8';
export const markdownType = 'text/markdown;charset=utf-8';

/** The formats of a report in sentences. */
export type ProseFormat = 'html' | 'markdown' | 'word';

/** The data that a file needs besides the report. */
interface ProseContext {
  readonly digest: Digest;
  /** The author that a Word file names. */
  readonly producer: string;
}

/** Writes a report, without a file name. The same report always gives the same content. */
export async function writeProse(
  prose: Prose,
  format: ProseFormat,
  { digest, producer }: ProseContext,
): Promise<Omit<ExportedContent, 'fileName'>> {
  if (format === 'markdown') {
    const content = proseMarkdown(prose).toWellFormed();
    return { mediaType: markdownType, content, preview: firstLines(content) };
  }
  const preview = outlineOf(prose).toWellFormed();
  if (format === 'html') {
    return { mediaType: htmlType, content: proseHtml(prose, digest).toWellFormed(), preview };
  }
  // The library that writes Word files is large.
  const [{ proseWord }, { wordType }] = await Promise.all([import('./prose-word.ts'), import('./word-file.ts')]);
  return { mediaType: wordType, content: await proseWord(prose, producer), preview };
}
