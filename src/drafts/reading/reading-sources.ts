/** Reads sources: the text of each file as a passage, with what the file says about itself. */
import { passageId } from '../../core/casefile/hash.ts';
import { sha256 } from '../../platform/digest.ts';
import { pathOf } from '../../platform/file-path.ts';
import { nextTask } from '../../platform/in-slices.ts';
import type { SourceFile } from '../../store/file-commands.ts';
import type { Progress } from '../../store/file-report.ts';
import type { MarkupPart } from './bare-markup.ts';
import { pageFacts } from './facts/page-facts.ts';
import { sourceFacts } from '../../extract/facts/source-facts.ts';
import { textFacts } from '../../extract/facts/text-facts.ts';
import { decodeFile, isWebPage, nothingIn, textFromHtml } from './passage-sources.ts';

/** Decodes character references as a browser does, in a separate document. The text must have no end tags. */
function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  const page = `<title>${text.replaceAll('<', '&lt;')}</title>`;
  return new DOMParser().parseFromString(page, 'text/html').title;
}

async function readSource(file: File, signal: AbortSignal): Promise<SourceFile> {
  const path = pathOf(file);
  const decoded = await decodeFile(file, { signal });
  if (!decoded.ok) {
    return { kind: 'unreadable', path, problem: decoded.problems.map(({ message }) => message).join(' ') };
  }
  const parts: MarkupPart[] = [];
  const isPage = isWebPage(file.name, file.type);
  const text = isPage ? textFromHtml(decoded.text, (part) => parts.push(part)) : decoded.text;
  if (text.trim() === '') return { kind: 'unreadable', path, problem: nothingIn(file.name) };
  const own = isPage ? pageFacts(parts, decodeReferences) : textFacts(text, /\.(md|markdown)$/i.test(file.name));
  return {
    kind: 'text',
    path,
    passage: { passage_id: passageId(text, sha256), text },
    facts: sourceFacts(own, file.name, text),
  };
}

/**
 * Reads files one after the other, so that their order stays and only one is in memory twice. Rejects only when
 * cancelled, with the signal’s reason.
 */
export async function readSources(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<readonly SourceFile[]> {
  const read: SourceFile[] = [];
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    onProgress({
      label: `Reading file ${String(index + 1)} of ${String(files.length)}: ${file.name}`,
      fraction: index / files.length,
    });
    read.push(await readSource(file, signal));
    await nextTask();
  }
  signal.throwIfAborted();
  return read;
}
