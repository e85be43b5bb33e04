/** Reads what a PDF says about itself in XMP (ISO 16684-1), which PDFium does not give. */
import { unzlibSync } from 'fflate';
import { childOf, childrenOf, elementsOf, parseXml, textOf, type XmlDialect, type XmlElement } from '../package/xml.ts';
import type { ByteSource } from './document.ts';

/** The maximum size of a file that is searched, in bytes. */
const maxSearchedBytes = 256 * 1024 * 1024;

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

/** Yields the positions of catalogs and of XML in the file. */
function* namesIn({ read, size }: ByteSource): Generator<readonly [name: string, at: number], void> {
  for (let start = 0; start < Math.min(size, maxSearchedBytes); start += pieceLength) {
    const text = latin1(read(start, Math.min(size, start + pieceLength + 64)));
    for (const { index, 1: name = '' } of text.matchAll(/\/(?:Type\s{0,9}\/(Catalog)|Subtype\s{0,9}\/(?:XML))\b/g)) {
      if (index < pieceLength) yield [name, start + index];
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

/** Reads the XML, between its first and its last angle bracket. In UTF-16, each of them has two bytes. */
function readXml(bytes: Uint8Array): Xmp {
  const start = Math.max(0, bytes.indexOf(0x3c));
  const end = bytes.lastIndexOf(0x3e) + 1;
  const isBigEndian = bytes[start - 1] === 0;
  const isLittleEndian = bytes[start + 1] === 0;
  const root = parseXml(bytes.subarray(start - Number(isBigEndian), end + Number(isLittleEndian)), dialect);
  const descriptions = childrenOf(root.name === 'rdf:RDF' ? root : childOf(root, 'rdf:RDF'), 'rdf:Description');
  return {
    title: valueOf(descriptions, 'dc:title'),
    date: valueOf(descriptions, 'xmp:CreateDate') || valueOf(descriptions, 'dc:date'),
    language: valueOf(descriptions, 'dc:language'),
    publisher: valueOf(descriptions, 'dc:publisher'),
    program: valueOf(descriptions, 'xmp:CreatorTool'),
  };
}

/**
 * Returns what the file says about itself in XMP: in the stream that its last catalog names or, if no catalog is
 * readable without decompressing, in the only one. Pictures can have XMP of their own. Undefined if there is none, or
 * if it is damaged.
 */
export function xmpOf(source: ByteSource): Xmp | undefined {
  const streams = new Map<string, FoundObject>();
  let named: string | undefined;
  try {
    for (const [name, at] of namesIn(source)) {
      const found = objectAround(source, at);
      if (!found) continue;
      if (name === 'Catalog') named = /\/Metadata\s+(\d+)\s+\d+\s+R\b/.exec(found.text)?.[1] ?? '';
      else streams.set(found.number, found);
    }
    const [only, ...others] = streams.values();
    const stream = named === undefined ? (others.length === 0 ? only : undefined) : streams.get(named);
    const content = stream && contentOf(source, stream);
    return content && readXml(content);
  } catch {
    return undefined;
  }
}
