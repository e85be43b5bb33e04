/** Reads a web page: its text in regions that a person can choose, and what it says about itself. */
import type { Loss } from '../../core/casefile/types.generated.ts';
import type { Extraction, ExtractionResult } from '../../core/extraction/extraction.ts';
import type { Reader, ReadingProgress } from '../reader.ts';
import { withEncodingTables } from '../mime/decode-as.ts';
import { articleOf } from './article.ts';
import { decodePage } from './decode-page.ts';
import { pageFacts, type SavedPage } from './page-facts.ts';
import { pageText } from './page-text.ts';
import { groupsOf, regionsAround } from './regions.ts';
import { parsePage } from './parse-page.ts';
import { bodyOf } from './tree.ts';
import { xhtmlAsHtml } from './xhtml.ts';

/** The largest page that is read, in bytes: 64 MiB. Pages that contain their pictures have megabytes, and not more. */
const largestPage = 64 * 1024 * 1024;

/** The maximum number of tags of a page. Each element takes a hundred times as much memory as its tag is long. */
const maxTags = 500_000;

/** A page in a file or in an archive. */
export interface PageBytes extends SavedPage {
  readonly bytes: Uint8Array;
  /** The encoding in the headers that the page was sent with. */
  readonly encoding?: string | undefined;
  readonly isXml: boolean;
}

/** Recorded in origins. The version grows if the same page can give another text. */
const version = 3;
const engine = 'parse5 8.1.1, @mozilla/readability 0.6.0';

/** Whether a page has more tags than are read, at least by the signs that they begin with. */
function hasMoreTags(markup: string): boolean {
  let count = 0;
  for (let at = markup.indexOf('<'); at >= 0 && count <= maxTags; at = markup.indexOf('<', at + 1)) count += 1;
  return count > maxTags;
}

const unreadable = (problem: string): ExtractionResult => ({ kind: 'unreadable', problem });

/** Reads a page for the reader `name`, which is recorded in origins. */
export async function readPage(
  name: string,
  page: PageBytes,
  onProgress?: (progress: ReadingProgress) => void,
  signal?: AbortSignal,
): Promise<ExtractionResult> {
  if (page.bytes.length > largestPage) {
    return unreadable('The page is too large (limit 64 MiB). Copy the text that you need and paste it.');
  }
  const decoded = decodePage(page.bytes, page.encoding);
  if (decoded.kind === 'unknown') return unreadable(decoded.problem);
  if (hasMoreTags(decoded.text)) {
    return unreadable(
      `The page has more than ${maxTags.toLocaleString('en')} tags. Copy the text that you need and paste it.`,
    );
  }
  onProgress?.({ label: 'Reading the page' });
  const tree = await parsePage(page.isXml ? xhtmlAsHtml(decoded.text) : decoded.text, onProgress, signal);
  const facts = pageFacts(tree, page);
  const body = bodyOf(tree);
  if (!body)
    return unreadable('This page only arranges other pages in frames. Save the page in the frame, and add it.');
  onProgress?.({ label: 'Looking for the article' });
  const article = await articleOf(tree, facts.title?.value);
  signal?.throwIfAborted();
  const segments = pageText(body, 'rest', regionsAround(article));
  if (segments.every(({ text }) => text.trim() === '')) {
    return unreadable('The page contains no text. Copy the text from its source and paste it.');
  }
  const losses: Loss[] = [
    ...(decoded.replaced > 0 ? [{ code: 'decoded-leniently', count: decoded.replaced, first: null }] : []),
    ...(decoded.isDoubtful ? [{ code: 'encoding-doubtful', count: 1, first: null }] : []),
  ];
  const extraction: Extraction = {
    reader: { name, version, engine },
    segments,
    groups: groupsOf(segments),
    pages: [],
    losses,
    facts,
    contained: [],
  };
  return { kind: 'text', extraction };
}

/** Reads a saved web page: HTML, or XHTML by its name. */
export const readHtml: Reader = withEncodingTables(({ name, bytes }, onProgress, signal) =>
  readPage('html', { bytes, isXml: /\.xht(?:ml)?$/i.test(name) }, onProgress, signal),
);
