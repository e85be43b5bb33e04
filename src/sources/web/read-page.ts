/** Reads a web page: its text in regions that a person can choose, and what it says about itself. */
import type { Group, Segment, Extraction, ExtractionResult } from '../../core/extraction/extraction.ts';
import { articleOf, type Article } from './article.ts';
import { hiddenGroup, rubyGroup, pageText, type GroupOf } from './page-text.ts';
import {
  attribute,
  isHtml,
  bodyOf,
  type Element,
  withoutReferences,
  nodesIn,
  rawText,
  type Page,
  parsePage,
  decodePage,
  xhtmlAsHtml,
} from './parse-page.ts';
import type { Loss } from '../../core/casefile/types.generated.ts';
import type { Reader, ReadingProgress } from '../readers.ts';
import { withEncodingTables } from '../mime/decode-as.ts';
import type { Fact, FactOrigin, SourceFacts } from '../../core/casefile/source-facts.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import { own, ownText } from '../../core/json/own.ts';
import { dateFact, firstFact, languageFact, textFact, urlFact } from '../facts/source-facts.ts';

// Finds what a web page says about itself: metadata, JSON-LD, title, language, and the address in a saved page.

/** The parts of a page that say something about it. */
interface PageData {
  /** The first value of each `meta` element, by its name, property or itemprop in lower case. */
  readonly meta: Map<string, string>;
  /** The objects of JSON-LD. */
  readonly objects: JsonObject[];
  canonical?: string | undefined;
  title?: string | undefined;
  language?: string | undefined;
  savedFrom?: string | undefined;
  savedAt?: string | undefined;
}

function readMeta(data: PageData, element: Element): void {
  const content = attribute(element, 'content') ?? '';
  for (const name of ['property', 'name', 'itemprop', 'http-equiv']) {
    const keys = (attribute(element, name) ?? '').toLowerCase().split(/\s+/);
    for (const key of keys) if (key !== '' && content.trim() !== '' && !data.meta.has(key)) data.meta.set(key, content);
  }
}

/** All objects in JSON-LD: itself, the items of a list, and those of `@graph`. */
function objectsIn(value: JsonValue): readonly JsonObject[] {
  if (isJsonArray(value)) return value.flatMap(objectsIn);
  if (!isJsonObject(value)) return [];
  const graph = own(value, '@graph');
  return [value, ...(graph === undefined ? [] : objectsIn(graph))];
}

/**
 * Parses JSON-LD. Old templates write comments or CDATA around it, and many leave line breaks and tabs inside a string,
 * comments of JavaScript, or a comma after the last item.
 */
function parseJsonLd(content: string): JsonValue | undefined {
  const start = content.search(/\{|(?<!CDATA)\[\s*\{/);
  const json = content.slice(Math.max(start, 0), content.lastIndexOf(content[start] === '[' ? ']' : '}') + 1);
  const withoutBreaks = (one: string): string => one.replaceAll(/\p{Cc}/gu, ' ');
  const clean = json.replaceAll(/"(?:[^"\\]|\\.)*"|\/\*.*?\*\/|\/\/[^\n]*/gs, (one) =>
    one.startsWith('"') ? withoutBreaks(one) : ' ',
  );
  const withoutCommas = clean.replaceAll(/"(?:[^"\\]|\\.)*"|,(?=\s*[\]}])/g, (one) => (one === ',' ? '' : one));
  for (const text of [content, json, clean, withoutCommas]) {
    try {
      return JSON.parse(text) as JsonValue;
    } catch {
      // The next text can be JSON.
    }
  }
  return undefined;
}

function readJsonLd(data: PageData, content: string): void {
  const value = parseJsonLd(content);
  // Damaged JSON-LD says nothing.
  if (value !== undefined) data.objects.push(...objectsIn(value));
}

/** The comments of browsers (“saved from url=(0023)https://…”) and of SingleFile (“url: …”, “saved date: …”). */
function readComment(data: PageData, text: string): void {
  const savedFrom = /^\s*saved from url=\(\d+\)(\S+)/i.exec(text)?.[1];
  if (savedFrom !== undefined) data.savedFrom ??= savedFrom;
  if (!/page saved with singlefile/i.test(text)) return;
  data.savedFrom ??= /^\s*url:\s*(\S+)/im.exec(text)?.[1];
  data.savedAt ??= /^\s*saved date:\s*(.+)$/im.exec(text)?.[1];
}

function readElement(data: PageData, element: Element): void {
  if (isHtml(element, 'title')) data.title ??= rawText(element);
  if (isHtml(element, 'meta')) readMeta(data, element);
  if (isHtml(element, 'html')) data.language ??= attribute(element, 'lang') ?? attribute(element, 'xml:lang');
  if (isHtml(element, 'link') && /(^|\s)canonical(\s|$)/i.test(attribute(element, 'rel') ?? '')) {
    data.canonical ??= attribute(element, 'href');
  }
  if (isHtml(element, 'script') && /^application\/ld\+json\b/i.test(attribute(element, 'type') ?? '')) {
    readJsonLd(data, rawText(element));
  }
}

/** The types of JSON-LD objects that describe the page’s item, and not its site or its navigation. */
const itemType = /article|posting|report|webpage|creativework|statement|document|publication|pressrelease/i;

function isItem(object: JsonObject): boolean {
  const type = own(object, '@type') ?? '';
  return itemType.test(isJsonArray(type) ? type.join(' ') : String(type)) || own(object, 'headline') !== undefined;
}

/**
 * A text, the first text of a list, or the text below `names` in an object. In JSON-LD a text is not HTML, but programs
 * that make it of a page leave its character references.
 */
function textIn(value: JsonValue | undefined, names: readonly string[]): string | undefined {
  if (typeof value === 'string') return withoutReferences(value);
  if (value !== undefined && isJsonArray(value)) return textIn(value[0], names);
  if (value === undefined || !isJsonObject(value)) return undefined;
  return names.map((name) => textIn(ownText(value, name), [])).find((text) => text !== undefined);
}

/** The first value of a list. If it only refers to an object of the page by its `@id`, that object. */
function described(value: JsonValue | undefined, objects: readonly JsonObject[]): JsonValue | undefined {
  const first = value !== undefined && isJsonArray(value) ? value[0] : value;
  if (first === undefined || !isJsonObject(first) || Object.keys(first).some((name) => name !== '@id')) return first;
  const id = own(first, '@id');
  return objects.find((object) => own(object, '@id') === id && Object.keys(object).length > 1) ?? first;
}

const publishedNames = [
  ...['article:published_time', 'og:article:published_time', 'datepublished', 'dcterms.issued', 'dcterms.date'],
  ...['dcterms.created', 'dc.date.issued', 'dc.date', 'dcterms:issued', 'citation_publication_date', 'citation_date'],
  ...['parsely-pub-date', 'sailthru.date', 'pubdate', 'publish-date', 'publication_date', 'date'],
];

/** The first date, or one of the same day that says more, such as its time zone. */
function mostExact(texts: readonly (string | undefined)[]): Fact | undefined {
  const dates = texts.flatMap((text) => (text === undefined ? [] : (dateFact(text, 'metadata') ?? [])));
  const [first] = dates;
  const isSameDay = ({ value }: Fact): boolean => value.slice(0, 10) === first?.value.slice(0, 10);
  return dates.find((date) => date.assumed === undefined && isSameDay(date)) ?? first;
}

/** Where and when a page was saved, if what contains it says so: the headers of a web archive. */
interface SavedPage {
  readonly address?: string | undefined;
  readonly savedAt?: string | undefined;
}

/** Returns what a page says about itself. */
export function pageFacts(page: Page, saved: SavedPage = {}): SourceFacts {
  const data: PageData = { meta: new Map(), objects: [], savedFrom: saved.address, savedAt: saved.savedAt };
  for (const node of nodesIn(page)) {
    if ('data' in node) readComment(data, node.data);
    else if ('tagName' in node) readElement(data, node);
  }
  const items = data.objects.filter(isItem);
  const { meta } = data;
  const valuesOf = (...names: readonly string[]) => names.map((name) => meta.get(name));
  const fromItems = (name: string, ...below: readonly string[]) =>
    items.map((item) => textIn(described(own(item, name), data.objects), below));
  const metadata =
    (make: (text: string, origin: FactOrigin) => Fact | undefined) =>
    (texts: readonly (string | undefined)[]): Fact | undefined =>
      firstFact(texts, (text) => make(text, 'metadata'));
  const base = data.savedFrom ?? meta.get('og:url');
  return {
    title:
      metadata(textFact)([
        ...valuesOf('og:title'),
        ...fromItems('headline'),
        ...valuesOf('dcterms.title', 'dc.title', 'citation_title'),
      ]) ?? firstFact([data.title], (text) => textFact(text, 'page-title')),
    canonical_url:
      metadata((text, origin) => urlFact(text, origin, base))([
        data.canonical,
        ...valuesOf('og:url'),
        ...fromItems('url', '@id'),
        ...fromItems('mainEntityOfPage', '@id'),
      ]) ?? firstFact([data.savedFrom], (text) => urlFact(text, 'saved-page')),
    published_at: mostExact([...fromItems('datePublished'), ...valuesOf(...publishedNames)]),
    retrieved_at: firstFact([data.savedAt], (text) => dateFact(text, 'saved-page')),
    language:
      firstFact([data.language], (text) => languageFact(text, 'page-language')) ??
      metadata(languageFact)([
        ...fromItems('inLanguage', 'alternateName'),
        ...valuesOf('og:locale', 'content-language', 'dcterms.language', 'dc.language'),
      ]),
    publisher: metadata(textFact)([
      ...fromItems('publisher', 'name'),
      ...valuesOf(
        'og:site_name',
        'article:publisher',
        'dcterms.publisher',
        'dc.publisher',
        'citation_publisher',
        'publisher',
      ),
    ]),
  };
}

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
