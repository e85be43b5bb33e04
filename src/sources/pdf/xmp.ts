/** Reads what a PDF says about itself in XMP (ISO 16684-1), which PDFium does not give. */
import { unzlibSync } from 'fflate';
import {
  childOf,
  childrenOf,
  elementsOf,
  parseXml,
  textOf,
  type XmlDialect,
  type XmlElement,
} from '../package/package.ts';
import type { ByteSource } from './document.ts';

/** The maximum size of a file that is searched, in bytes. */
const maxSearchedBytes = 256 * 1024 * 1024;

/** The maximum number of catalogs, of XML and of PDFs in a file. Each of the first two takes time. */
const maxNames = 2000;

/** How much is searched at once, in bytes. */
const pieceLength = 1024 * 1024;

/** How far the beginning and the end of an object are searched from a name in it, in bytes. */
const maxDistance = 16 * 1024;

/** The maximum size of XMP, compressed or not, in bytes. */
const maxXmpBytes = 1024 * 1024;

const dialect: XmlDialect = {
  prefixes: new Map([
    ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf'],
    ['http://purl.org/dc/elements/1.1/', 'dc'],
    ['http://ns.adobe.com/xap/1.0/', 'xmp'],
    ['http://www.w3.org/XML/1998/namespace', 'xml'],
    ['http://ns.adobe.com/pdf/1.3/', 'pdf'],
    ['http://www.aiim.org/pdfa/ns/id/', 'pdfaid'],
  ]),
};

/** Properties of a file in XMP. Missing ones are ''. */
export interface Xmp {
  readonly title: string;
  readonly date: string;
  readonly language: string;
  readonly publisher: string;
  readonly program: string;
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Finds the names of catalogs and of XML, and the beginnings and ends of PDFs inside the file. */
const names = /(%PDF-\d)|(%%EOF\s{0,9}endstream)|\/(?:Type\s{0,9}\/(Catalog)|Subtype\s{0,9}\/XML)\b/g;

/**
 * Yields the positions of catalogs and of XML in the file, without those of uncompressed PDFs inside it. Throws if
 * there are too many.
 */
function* namesIn({ read, size }: ByteSource): Generator<{ readonly isCatalog: boolean; readonly at: number }, void> {
  let count = 0;
  let depth = 0;
  for (let start = 0; start < size; start += pieceLength) {
    const text = latin1(read(start, Math.min(size, start + pieceLength + 64)));
    for (const { index, 1: begin, 2: end, 3: catalog } of text.matchAll(names)) {
      if (index >= pieceLength) break;
      count += 1;
      if (count > maxNames) throw new Error('Too many names.');
      if (begin) depth += 1;
      else if (end) depth = Math.max(1, depth - 1);
      else if (depth <= 1) yield { isCatalog: catalog !== undefined, at: start + index };
    }
  }
}

interface FoundObject {
  readonly number: string;
  /** What follows `obj`, in Latin-1. */
  readonly text: string;
  /** The position of that in the file. */
  readonly at: number;
}

/** Returns the object around a position. */
function objectAround({ read, size }: ByteSource, at: number): FoundObject | undefined {
  const start = Math.max(0, at - maxDistance);
  const text = latin1(read(start, Math.min(size, at + maxDistance)));
  const [begin] = [...text.slice(0, at - start).matchAll(/\b(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\b/g)].slice(-1);
  if (!begin) return undefined;
  const from = begin.index + begin[0].length;
  return { number: begin[1] ?? '', text: text.slice(from).split('endobj', 1)[0] ?? '', at: start + from };
}

/** Returns the number of the catalog in the last trailer, a dictionary or a stream; undefined if unreadable. */
function rootOf({ read, size }: ByteSource): string | undefined {
  const end = latin1(read(Math.max(0, size - maxDistance), size));
  const [, at] = [...end.matchAll(/\bstartxref\s{1,9}(\d{1,10})/g)].at(-1) ?? [];
  if (at === undefined || Number(at) >= size) return undefined;
  const table = latin1(read(Number(at), Math.min(size, Number(at) + pieceLength)));
  if (!/^\s{0,9}(?:xref|\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj)\b/.test(table)) return undefined;
  return /\/Root\s{1,9}(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b/.exec(table.split(/startxref|stream/, 1)[0] ?? '')?.[1];
}

/** Returns the number of the object that a catalog names as its metadata; '' if there is none. */
function metadataOf(source: ByteSource, catalog: number): string {
  const { text = '' } = objectAround(source, catalog) ?? {};
  return /\/Metadata\s{1,9}(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b/.exec(text)?.[1] ?? '';
}

/** Returns the content of a stream without a filter or with Flate; undefined for others. */
function contentOf({ read, size }: ByteSource, { text, at }: FoundObject): Uint8Array | undefined {
  const begin = /\bstream\r?\n/.exec(text);
  if (!begin) return undefined;
  const filter = /\/Filter\s*(?:\[\s*)?\/(\w+)(?:\s*\/\w+)*/.exec(text.slice(0, begin.index));
  const from = at + begin.index + begin[0].length;
  const bytes = read(from, Math.min(size, from + maxXmpBytes));
  const end = latin1(bytes).indexOf('endstream');
  if (end < 0) return undefined;
  const content = bytes.subarray(0, end);
  if (!filter) return content;
  return filter[1] === 'FlateDecode' ? unzlibSync(content, { out: new Uint8Array(maxXmpBytes) }) : undefined;
}

/** Returns the value of a property, which is an attribute, an element, or the first item in one. */
function valueOf(descriptions: readonly XmlElement[], name: string): string {
  for (const description of descriptions) {
    const property = childOf(description, name);
    const items = elementsOf(property).flatMap((list) => childrenOf(list, 'rdf:li'));
    const usual = items.find(({ attributes }) => attributes.get('xml:lang') === 'x-default');
    const value = description.attributes.get(name) ?? textOf(usual ?? items[0] ?? property);
    if (value.trim() !== '') return value.trim();
  }
  return '';
}

/** Whether XMP is about a PDF, and not about a picture. */
function isAboutPdf(descriptions: readonly XmlElement[]): boolean {
  const ofPdf = (name: string): boolean => /^pdf(?:aid)?:/.test(name);
  return (
    valueOf(descriptions, 'dc:format') === 'application/pdf' ||
    descriptions.some((each) => [...each.attributes.keys(), ...elementsOf(each).map(({ name }) => name)].some(ofPdf))
  );
}

/** Reads the XML, between its first and its last angle bracket. In UTF-16, each of them has two bytes. */
function descriptionsIn(bytes: Uint8Array): readonly XmlElement[] {
  const start = Math.max(0, bytes.indexOf(0x3c));
  const end = bytes.lastIndexOf(0x3e) + 1;
  const isBigEndian = bytes[start - 1] === 0;
  const isLittleEndian = bytes[start + 1] === 0;
  const root = parseXml(bytes.subarray(start - Number(isBigEndian), end + Number(isLittleEndian)), dialect);
  return childrenOf(root.name === 'rdf:RDF' ? root : childOf(root, 'rdf:RDF'), 'rdf:Description');
}

function xmpIn(descriptions: readonly XmlElement[]): Xmp {
  return {
    title: valueOf(descriptions, 'dc:title'),
    date: valueOf(descriptions, 'xmp:CreateDate') || valueOf(descriptions, 'dc:date'),
    language: valueOf(descriptions, 'dc:language'),
    publisher: valueOf(descriptions, 'dc:publisher'),
    program: valueOf(descriptions, 'xmp:CreatorTool'),
  };
}

/**
 * Returns what the file says about itself in XMP: in the stream that its catalog names or, if no catalog is readable
 * without decompressing, in the only one if that is about a PDF. Pictures can have XMP of their own. Undefined if there
 * is none, if it is damaged, or if the file is too large to search, or has too many names or several possible catalogs.
 */
export function xmpOf(source: ByteSource): Xmp | undefined {
  if (source.size > maxSearchedBytes) return undefined;
  // By the numbers of their objects. The last of several with the same number is the newest.
  const streams = new Map<string, number>();
  const catalogs = new Map<string, number>();
  try {
    for (const { isCatalog, at } of namesIn(source)) {
      const number = objectAround(source, at)?.number;
      if (number !== undefined) (isCatalog ? catalogs : streams).set(number, at);
    }
    const root = rootOf(source);
    if (root === undefined && catalogs.size > 1) return undefined;
    const [catalog] = root === undefined ? catalogs.values() : [catalogs.get(root)];
    const [only, ...others] = streams.values();
    const at =
      catalog === undefined ? (others.length === 0 ? only : undefined) : streams.get(metadataOf(source, catalog));
    const stream = at === undefined ? undefined : objectAround(source, at);
    const content = stream && contentOf(source, stream);
    if (!content) return undefined;
    const descriptions = descriptionsIn(content);
    return catalog === undefined && !isAboutPdf(descriptions) ? undefined : xmpIn(descriptions);
  } catch {
    return undefined;
  }
}
