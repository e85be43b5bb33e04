/** Reads a web page: its text in regions that a person can choose, and what it says about itself. */
import type { Group, Segment, Extraction, ExtractionResult } from '../../core/extraction/extraction.ts';
import { articleOf, type Article } from './article.ts';
import { hiddenGroup, rubyGroup, pageText, type GroupOf } from './page-text.ts';
import { attribute, isHtml, bodyOf, type Element } from './tree.ts';
import type { Loss } from '../../core/casefile/types.generated.ts';
import type { Reader, ReadingProgress } from '../reader.ts';
import { withEncodingTables } from '../mime/decode-as.ts';
import { decodePage, xhtmlAsHtml } from './decode-page.ts';
import { pageFacts, type SavedPage } from './page-facts.ts';
import { parsePage } from './parse-page.ts';

// Divides a page into regions that a person can choose: its article, header, navigation, sidebars and so on.

/** The regions in the order in which a person sees them. The IDs are recorded in origins. */
const regions = {
  article: 'Article',
  header: 'Page header',
  navigation: 'Navigation',
  aside: 'Sidebars',
  footer: 'Page footer',
  forms: 'Forms and buttons',
  comments: 'Readers’ comments',
  rest: 'Rest of the page',
} as const;

type Region = keyof typeof regions;

const byRole: Readonly<Record<string, Region>> = {
  banner: 'header',
  navigation: 'navigation',
  menu: 'navigation',
  menubar: 'navigation',
  complementary: 'aside',
  contentinfo: 'footer',
  form: 'forms',
  search: 'forms',
  button: 'forms',
};

const byName: Readonly<Record<string, Region>> = {
  nav: 'navigation',
  aside: 'aside',
  form: 'forms',
  search: 'forms',
  button: 'forms',
  select: 'forms',
  textarea: 'forms',
};

const commentNames = /(?:^|[\s_-])(?:comments?|comment-?list|disqus_thread|respond)(?:$|[\s_-])/i;

function isComments(element: Element): boolean {
  if (!isHtml(element, 'section', 'div', 'ol', 'ul', 'article', 'aside')) return false;
  if (/schema\.org\/Comment$/i.test(attribute(element, 'itemtype') ?? '')) return true;
  return commentNames.test(`${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`);
}

/** Elements whose headers and footers are their own and not those of the page (HTML Standard, section 4.3.8). */
const isSection = (element: Element): boolean =>
  isHtml(element, 'article', 'aside', 'main', 'nav', 'section') || attribute(element, 'role') === 'main';

function isInSection(element: Element): boolean {
  for (let node = element.parentNode; node && 'tagName' in node; node = node.parentNode) {
    if (isSection(node)) return true;
  }
  return false;
}

function regionOf(element: Element): Region | undefined {
  const role = attribute(element, 'role')?.trim().toLowerCase() ?? '';
  const region = Object.hasOwn(byRole, role) ? byRole[role] : undefined;
  if (region) return region;
  if (!isHtml(element)) return undefined;
  if (element.tagName === 'header' || element.tagName === 'footer') {
    return isInSection(element) ? undefined : element.tagName;
  }
  if (isComments(element)) return 'comments';
  return Object.hasOwn(byName, element.tagName) ? byName[element.tagName] : undefined;
}

/** Returns what decides the region of each element. What contains the article is never a region of another kind. */
export function regionsAround(article: Article | undefined): GroupOf {
  const around = new Set<Element>();
  for (const inner of [article?.root, article?.heading]) {
    for (let node: Element | null | undefined = inner; node && 'tagName' in node;) {
      around.add(node);
      node = node.parentNode as Element | null;
    }
  }
  return (element, parentGroup) => {
    if (element === article?.root || element === article?.heading) return 'article';
    if (around.has(element)) return parentGroup;
    return regionOf(element) ?? parentGroup;
  };
}

/** Returns the groups of the segments. Without an article, the page without its other regions is proposed. */
export function groupsOf(segments: readonly Segment[]): readonly Group[] {
  const used = new Set(segments.map(({ group }) => group));
  const hasArticle = segments.some(({ group, text }) => group === 'article' && text !== '');
  const hasRest = segments.some(({ group, text }) => group === 'rest' && text !== '');
  const isProposed = (id: string): boolean => (hasArticle ? id === 'article' : !hasRest || id === 'rest');
  const groups: Group[] = Object.entries(regions).map(([id, label]) => ({
    id,
    kind: id === 'comments' ? 'comment' : 'region',
    label: id === 'rest' && !hasArticle ? 'Page' : label,
    isProposed: isProposed(id),
  }));
  groups.push(
    { id: rubyGroup, kind: 'other', label: 'Reading aids beside the characters (ruby)', isProposed: false },
    { id: hiddenGroup, kind: 'hidden', label: 'Text that the page hides', isProposed: false },
  );
  return groups.filter(({ id }) => used.has(id));
}

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
