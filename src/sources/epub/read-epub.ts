/** Reads e-books (EPUB 2 and 3): each file of the reading order is a chapter that a person can choose. */
import {
  openPackage,
  resolvePath,
  damagedFile,
  UnreadableFile,
  type Package,
  childOf,
  childrenOf,
  descendantsOf,
  elementsOf,
  parseXml,
  textOf,
  type XmlDialect,
  type XmlElement,
} from '../package/package.ts';
import {
  withoutReferences,
  attribute,
  isHtml,
  nodesIn,
  rawText,
  bodyOf,
  type Element,
  parsePage,
  decodePage,
  xhtmlAsHtml,
} from '../web/parse-page.ts';
import type { Extraction, Group, Segment, SegmentPlace } from '../../core/extraction/extraction.ts';
import type { Loss } from '../../core/casefile/types.generated.ts';
import { documentFacts, readDocument, nextStep, type ReadingControl } from '../office/read-document.ts';
import type { Reader } from '../readers.ts';
import { withEncodingTables } from '../mime/decode-as.ts';
import { hiddenGroup, pageText, rubyGroup } from '../web/page-text.ts';

// Finds the chapters of an EPUB: its package document, the order of its files, their titles and what is encrypted.

/** The namespaces of EPUB 3.3 and of the table of contents of EPUB 2. */
const epub: XmlDialect = {
  prefixes: new Map([
    ['urn:oasis:names:tc:opendocument:xmlns:container', 'ocf'],
    ['http://www.idpf.org/2007/opf', 'opf'],
    // Books before EPUB.
    ['http://openebook.org/namespaces/oeb-package/1.0/', 'opf'],
    ['http://purl.org/dc/elements/1.1/', 'dc'],
    ['http://purl.org/dc/elements/1.0/', 'dc'],
    ['http://www.daisy.org/z3986/2005/ncx/', 'ncx'],
    ['http://www.w3.org/2001/04/xmlenc#', 'enc'],
  ]),
  // The table of contents of EPUB 2 declares one.
  allowsDoctype: true,
};

/** Ways to make fonts unusable outside the book (EPUB 3.3, 4.4). They protect no text. */
const fontObfuscation: ReadonlySet<string> = new Set([
  'http://www.idpf.org/2008/embedding',
  'http://ns.adobe.com/pdf/enc#RC',
]);

/** A file in the reading order. */
export interface Chapter {
  readonly path: string;
  readonly isPage: boolean;
  /** Whether it is a picture. Anything else that is not a page cannot be read. */
  readonly isPicture: boolean;
  /** False for what a reader opens from elsewhere, such as answers (`linear="no"`). */
  readonly isLinear: boolean;
  readonly isContents: boolean;
}

/** A book, before its chapters are read. */
export interface Book {
  readonly archive: Package;
  readonly chapters: readonly Chapter[];
  /** The element `metadata` of the package document. */
  readonly metadata: XmlElement | undefined;
  /** The titles of files in the table of contents, by path. */
  readonly titles: ReadonlyMap<string, string>;
}

/** A sign that begins no reference of XML, or a reference that only HTML has. */
const otherReference = /&(?!(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);)(?:[a-z][a-z\d]*;)?/gi;

/** XML with an encoding or with references that it must not have, as XML; undefined if its encoding is not known. */
function corrected(bytes: Uint8Array): Uint8Array | undefined {
  const named = decodePage(bytes);
  const decoded = named.kind === 'text' ? named : decodePage(bytes, 'utf-8');
  if (decoded.kind !== 'text') return undefined;
  const text = decoded.text
    .replace(/^\s*<\?xml[^>]*\?>/, '')
    .replaceAll(otherReference, (one) => withoutReferences(one).replace('&', '&amp;'));
  return new TextEncoder().encode(text);
}

/** Returns the root of a part. `prefix` is that of its elements if their namespace is missing. */
function rootOf(archive: Package, path: string | undefined, prefix: string): XmlElement | undefined {
  const bytes = path === undefined ? undefined : archive.read(path);
  if (!bytes) return undefined;
  const dialect = { ...epub, defaultPrefix: prefix };
  try {
    return parseXml(bytes, dialect);
  } catch (error) {
    const other = error instanceof UnreadableFile ? corrected(bytes) : undefined;
    if (!other) throw error;
    return parseXml(other, dialect);
  }
}

/** The path that a reference names, as the archive writes it if it has such a part. */
function pathFrom(archive: Package, base: string, href: string | undefined): string | undefined {
  const path = href === undefined ? undefined : resolvePath(base, href);
  return path === undefined ? undefined : (archive.pathOf(path) ?? path);
}

interface ManifestItem {
  readonly path: string;
  readonly mediaType: string;
  readonly properties: readonly string[];
  readonly fallback: string | undefined;
}

function manifestOf(archive: Package, opf: XmlElement, base: string): ReadonlyMap<string, ManifestItem> {
  const items = new Map<string, ManifestItem>();
  for (const { attributes } of childrenOf(childOf(opf, 'opf:manifest'), 'opf:item')) {
    const path = pathFrom(archive, base, attributes.get('href'));
    if (path === undefined) continue;
    items.set(attributes.get('id') ?? '', {
      path,
      mediaType: attributes.get('media-type') ?? '',
      properties: (attributes.get('properties') ?? '').split(/\s+/),
      fallback: attributes.get('fallback'),
    });
  }
  return items;
}

/** Whether an item is a page by its type, or by its name if its type says nothing. */
function isPage({ mediaType, path }: ManifestItem): boolean {
  const type = mediaType.replace(/;.*$/s, '').trim().toLowerCase();
  if (/^(?:application\/xhtml\+xml|text\/html|text\/x-oeb1-document)$/.test(type)) return true;
  return /^(?:|application\/(?:xml|octet-stream)|text\/(?:xml|plain))$/.test(type) && /\.(?:x?html?|xml)$/i.test(path);
}

const isPicture = ({ mediaType }: ManifestItem): boolean => /^image\//i.test(mediaType.trim());

/** Returns the item that is shown: its fallback if readers need not know its format. */
function shownItem(items: ReadonlyMap<string, ManifestItem>, id: string): ManifestItem | undefined {
  const seen = new Set<string>();
  for (let next: string | undefined = id; next !== undefined && !seen.has(next);) {
    seen.add(next);
    const item = items.get(next);
    if (!item || isPage(item)) return item;
    next = item.fallback;
  }
  return items.get(id);
}

function chaptersOf(opf: XmlElement, items: ReadonlyMap<string, ManifestItem>): readonly Chapter[] {
  return childrenOf(childOf(opf, 'opf:spine'), 'opf:itemref').map(({ attributes }) => {
    const item = shownItem(items, attributes.get('idref') ?? '');
    const isLinear = attributes.get('linear') !== 'no';
    // A file that the book does not list is one that cannot be read.
    if (!item) return { path: '', isPage: true, isPicture: false, isLinear, isContents: false };
    const isContents = item.properties.includes('nav');
    return { path: item.path, isPage: isPage(item), isPicture: isPicture(item), isLinear, isContents };
  });
}

/** Throws `UnreadableFile` if chapters are encrypted. */
function checkEncryption(archive: Package, chapters: readonly Chapter[]): void {
  const encryption = rootOf(archive, 'META-INF/encryption.xml', 'ocf');
  const paths = new Set(chapters.map(({ path }) => path));
  for (const data of encryption ? descendantsOf(encryption, 'enc:EncryptedData') : []) {
    const algorithm = childOf(data, 'enc:EncryptionMethod')?.attributes.get('Algorithm') ?? '';
    const [reference] = descendantsOf(data, 'enc:CipherReference');
    const path = pathFrom(archive, '', reference?.attributes.get('URI'));
    if (path === undefined || !paths.has(path) || fontObfuscation.has(algorithm)) continue;
    throw new UnreadableFile(
      'This e-book is protected against copying (DRM). Ask its publisher for a copy without protection, or type the text that you need.',
    );
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Keeps the first title of each file: the later ones are of its sections. */
function addTitle(titles: Map<string, string>, path: string | undefined, text: string): void {
  const title = oneLine(text);
  if (path !== undefined && title !== '' && !titles.has(path)) titles.set(path, title);
}

/** The titles in the navigation document (EPUB 3.3, 7). */
async function navigationTitles(archive: Package, path: string, titles: Map<string, string>): Promise<void> {
  const bytes = archive.read(path);
  const decoded = bytes && decodePage(bytes, 'utf-8');
  if (decoded?.kind !== 'text') return;
  const page = await parsePage(xhtmlAsHtml(decoded.text));
  const lists = [...nodesIn(page)].filter((node) => isHtml(node, 'nav'));
  const contents = lists.find((list) => attribute(list, 'epub:type')?.split(/\s+/).includes('toc')) ?? lists[0];
  for (const node of contents ? nodesIn(contents) : []) {
    if (isHtml(node, 'a')) addTitle(titles, pathFrom(archive, path, attribute(node, 'href')), rawText(node));
  }
}

/** The titles in the table of contents of EPUB 2 (OPF 2.0.1, 2.4.1). */
function ncxTitles(archive: Package, path: string, titles: Map<string, string>): void {
  const visit = (element: XmlElement): void => {
    for (const point of childrenOf(element, 'ncx:navPoint')) {
      const target = pathFrom(archive, path, childOf(point, 'ncx:content')?.attributes.get('src'));
      addTitle(titles, target, textOf(childOf(childOf(point, 'ncx:navLabel'), 'ncx:text')));
      visit(point);
    }
  };
  const root = rootOf(archive, path, 'ncx');
  const map = childOf(root, 'ncx:navMap');
  if (map) visit(map);
}

async function titlesOf(
  archive: Package,
  opf: XmlElement,
  items: ReadonlyMap<string, ManifestItem>,
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  const navigation = [...items.values()].find(({ properties }) => properties.includes('nav'));
  const ncx =
    items.get(childOf(opf, 'opf:spine')?.attributes.get('toc') ?? '') ??
    [...items.values()].find(({ mediaType }) => mediaType === 'application/x-dtbncx+xml');
  try {
    if (navigation) await navigationTitles(archive, navigation.path, titles);
    if (ncx) ncxTitles(archive, ncx.path, titles);
  } catch (error) {
    // Chapters without titles can be read too.
    if (!(error instanceof UnreadableFile)) throw error;
  }
  return titles;
}

/** Opens a book. Rejects with `UnreadableFile`. */
export async function openBook(bytes: Uint8Array): Promise<Book> {
  const archive = openPackage(bytes);
  const container = rootOf(archive, 'META-INF/container.xml', 'ocf');
  const [rootfile] = container ? descendantsOf(container, 'ocf:rootfile') : [];
  const base = rootfile?.attributes.get('full-path');
  const opf = rootOf(archive, base, 'opf');
  if (base === undefined || !opf || elementsOf(opf).length === 0) throw damagedFile();
  const items = manifestOf(archive, opf, base);
  const chapters = chaptersOf(opf, items);
  checkEncryption(archive, chapters);
  const metadata = childOf(opf, 'opf:metadata');
  // Books before EPUB have another element around the metadata.
  const older = childOf(metadata, 'opf:dc-metadata');
  return { archive, chapters, metadata: older ?? metadata, titles: await titlesOf(archive, opf, items) };
}

/**
 * Recorded in origins. The version grows if the same file can give another text. Groups: `chapter-N` (N counts the
 * files of the reading order), `chapter-N/hidden` and `chapter-N/ruby`.
 */
const reader: Extraction['reader'] = { name: 'epub', version: 3, engine: 'parse5 8.1.1' };

/** Reads a book. Nothing that it refers to outside its chapters is read. */
export const readEpub: Reader = withEncodingTables((file, onProgress, signal) =>
  readDocument(async () => extract(await openBook(file.bytes), { onProgress, signal })),
);

async function extract(book: Book, control: ReadingControl): Promise<Extraction> {
  const segments: Segment[] = [];
  const groups: Group[] = [];
  const losses: Loss[] = [];
  let length = 0;
  for (const [index, chapter] of book.chapters.entries()) {
    await nextStep(control, `Chapter ${index + 1} of ${book.chapters.length}`, index / book.chapters.length);
    const read = await readChapter(book, chapter, index + 1, control);
    for (const segment of read.segments) length += segment.text.length;
    if (length > longestText) throw tooLarge();
    for (const segment of read.segments) segments.push(segment);
    groups.push(...read.groups);
    losses.push(...read.losses);
  }
  return { reader, segments, groups, pages: [], losses: addedUp(losses), facts: factsOf(book.metadata), contained: [] };
}

/** The largest chapter, in bytes, and the longest text of one book, in UTF-16 units. */
const [largestChapter, longestText] = [64 * 1024 * 1024, 64 * 1024 * 1024];

const tooLarge = (): UnreadableFile =>
  new UnreadableFile('This e-book contains too much text to read. Split it into smaller books and add those.');

interface ReadChapter {
  readonly segments: readonly Segment[];
  readonly groups: readonly Group[];
  readonly losses: readonly Loss[];
}

const lossOf = (code: Loss['code'], count = 1): Loss => ({ code, count, first: null });

/** UTF-16 without a byte order mark, which XML shows by its first character (XML 1.0, appendix F). */
function unmarkedUtf16([first, second]: Uint8Array): string | undefined {
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : undefined;
}

async function readChapter(
  { archive, titles }: Book,
  chapter: Chapter,
  number: number,
  { signal }: ReadingControl,
): Promise<ReadChapter> {
  const none = (code: Loss['code']): ReadChapter => ({ segments: [], groups: [], losses: [lossOf(code)] });
  if (!chapter.isPage) return none(chapter.isPicture ? 'picture' : 'unknown-part');
  const bytes = archive.read(chapter.path);
  if (!bytes) return none('unknown-part');
  if (bytes.length > largestChapter) throw tooLarge();
  const named = decodePage(bytes, unmarkedUtf16(bytes));
  // XML that names no encoding is in UTF-8.
  const decoded = named.kind === 'text' ? named : decodePage(bytes, 'utf-8');
  if (decoded.kind === 'unknown') return none('unknown-part');
  const page = await parsePage(xhtmlAsHtml(decoded.text), undefined, signal);
  const body = bodyOf(page);
  if (!body) return none('unknown-part');
  const id = `chapter-${number}`;
  const label = titles.get(chapter.path) ?? headingOf(body) ?? `Part ${number}`;
  const place: SegmentPlace = { kind: 'part', path: chapter.path, label };
  const segments = pageText(body, id, (_, parentGroup) => parentGroup);
  const losses = [
    ...(decoded.replaced > 0 ? [lossOf('decoded-leniently', decoded.replaced)] : []),
    ...(decoded.isDoubtful ? [lossOf('encoding-doubtful')] : []),
  ];
  return {
    segments: segments.map((segment, index) => ({
      ...segment,
      separator: index === 0 ? '\n\n' : segment.separator,
      group: groupIn(id, segment.group),
      place,
    })),
    groups: groupsOf(chapter, id, label, new Set(segments.map(({ group }) => group))),
    losses,
  };
}

/** The group of a segment: hidden text and ruby belong to their chapter. */
const groupIn = (chapter: string, group: string | null): string =>
  group === hiddenGroup || group === rubyGroup ? `${chapter}/${group}` : chapter;

function groupsOf(
  { isLinear, isContents }: Chapter,
  id: string,
  label: string,
  used: ReadonlySet<string | null>,
): readonly Group[] {
  const groups: Group[] = [];
  if (used.has(id)) groups.push({ id, kind: 'chapter', label, isProposed: isLinear && !isContents });
  if (used.has(hiddenGroup)) {
    groups.push({ id: `${id}/${hiddenGroup}`, kind: 'hidden', label: `Hidden text (${label})`, isProposed: false });
  }
  if (used.has(rubyGroup)) {
    const words = `Reading aids beside the characters, ruby (${label})`;
    groups.push({ id: `${id}/${rubyGroup}`, kind: 'other', label: words, isProposed: false });
  }
  return groups;
}

/** The longest heading that names a chapter, in UTF-16 units. */
const longestHeading = 200;

function headingOf(body: Element): string | undefined {
  for (const node of nodesIn(body)) {
    if (!isHtml(node, 'h1', 'h2', 'h3')) continue;
    const text = rawText(node).replaceAll(/\s+/g, ' ').trim();
    if (text !== '' && text.length <= longestHeading) return text;
  }
  return undefined;
}

function addedUp(losses: readonly Loss[]): readonly Loss[] {
  const counts = new Map<string, number>();
  for (const { code, count } of losses) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts].map(([code, count]) => lossOf(code, count));
}

function factsOf(metadata: XmlElement | undefined): Extraction['facts'] {
  const dates = childrenOf(metadata, 'dc:date');
  const isPublication = ({ attributes }: XmlElement): boolean => attributes.get('opf:event') === 'publication';
  return documentFacts({
    titles: childrenOf(metadata, 'dc:title'),
    publishers: childrenOf(metadata, 'dc:publisher'),
    dates: [...dates.filter(isPublication), ...dates.filter(({ attributes }) => !attributes.has('opf:event'))],
    languages: childrenOf(metadata, 'dc:language').map(textOf),
    addresses: [...childrenOf(metadata, 'dc:source'), ...childrenOf(metadata, 'dc:identifier')],
  });
}
