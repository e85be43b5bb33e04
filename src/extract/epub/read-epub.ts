/** Reads e-books (EPUB 2 and 3): each file of the reading order is a chapter that a person can choose. */
import type { Extraction, Group, Segment, SegmentPlace } from '../../core/extraction/extraction.ts';
import type { Loss } from '../../core/casefile/types.generated.ts';
import { documentFacts } from '../office/document-facts.ts';
import { readDocument } from '../office/read-document.ts';
import { nextStep, type ReadingControl } from '../package/read-pieces.ts';
import { UnreadableFile } from '../package/unreadable.ts';
import { childrenOf, textOf, type XmlElement } from '../package/xml.ts';
import type { Reader } from '../reader.ts';
import { withEncodingTables } from '../mime/decode-as.ts';
import { decodePage } from '../web/decode-page.ts';
import { hiddenGroup, pageText, rubyGroup } from '../web/page-text.ts';
import { parsePage } from '../web/parse-page.ts';
import { bodyOf, isHtml, nodesIn, rawText, type Element } from '../web/tree.ts';
import { xhtmlAsHtml } from '../web/xhtml.ts';
import { openBook, type Book, type Chapter } from './book.ts';

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
