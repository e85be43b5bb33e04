/**
 * Opens the zips that Word, OpenDocument and EPUB files are, within limits against zips that unpack to endless content,
 * and reads the XML in them.
 */
import { unpackEntry, readZipDirectory, ZipError, type ZipEntry } from '../../core/archive/zip.ts';
import { SaxesParser } from 'saxes';

// Reads XML into small trees, without resolving anything that is outside the text: no external entities, no DTD.

/** An element. Names have the prefix that `XmlDialect.prefixes` gives to their namespace, such as `w:p`. */
export interface XmlElement {
  readonly name: string;
  /** By name. Attributes without a namespace have no prefix. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
}

/** An element, or text with its entities resolved. */
type XmlNode = XmlElement | string;

/** What is known of a format that is written in XML. */
export interface XmlDialect {
  /** The prefix of each known namespace. Names of other namespaces begin with the namespace in braces. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** The texts of entities other than those of XML. */
  readonly entities?: Readonly<Record<string, string>>;
  /** The prefix of elements without a namespace, if a program can forget it. */
  readonly defaultPrefix?: string;
  /** Whether a DOCTYPE is allowed. Its declarations are never applied. */
  readonly allowsDoctype?: boolean;
}

/** The deepest nesting that is read. Trees are walked recursively. */
const maxDepth = 1000;

/** The maximum number of elements and texts of one tree: more do not fit into the memory that a tab has. */
const maxNodes = 3_000_000;

/** How much is parsed at once, in bytes. */
export const pieceSize = 256 * 1024;

const noAttributes: ReadonlyMap<string, string> = new Map();

interface OpenElement extends XmlElement {
  readonly children: XmlNode[];
}

/** An element and the name of the one that contains it. */
export interface StreamedElement {
  readonly parent: string;
  readonly element: XmlElement;
}

/**
 * Returns the encoding that XML 1.0 (appendix F) finds by the first bytes. Other encodings are not allowed in packages.
 */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  return 'utf-8';
}

const tooMany = (): UnreadableFile =>
  new UnreadableFile('A part of this file is too large to read. Split the document into smaller files and add those.');

const tooDeep = (): UnreadableFile =>
  new UnreadableFile(
    'The parts of this file are nested too deeply to be read. Copy the text that you need and paste it.',
  );

const withDoctype = (): UnreadableFile =>
  new UnreadableFile(
    'This file contains a document type declaration (DTD), which its format forbids. Save it again in the program that made it, and add that file.',
  );

/**
 * Parses a part piece by piece, and yields each child of the elements called `containers` when it is complete, so that
 * the whole is never in memory. The name of the root’s parent is ''. `undefined` is yielded after each piece: the
 * caller can pause there. Throws `UnreadableFile`.
 */
export function* streamXml(
  bytes: Uint8Array,
  { prefixes, entities, defaultPrefix, allowsDoctype }: XmlDialect,
  containers: ReadonlySet<string>,
): Generator<StreamedElement | undefined, void> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  if (entities) parser.ENTITIES = { ...parser.ENTITIES, ...entities };
  const complete: StreamedElement[] = [];
  const open: OpenElement[] = [];
  /** Where the tree that is being built begins in `open`; -1 outside the containers. */
  let top = -1;
  let nodes = 0;
  const nameOf = (uri: string, local: string): string => {
    if (uri === '') return local;
    const prefix = prefixes.get(uri);
    return prefix === undefined ? `{${uri}}${local}` : `${prefix}:${local}`;
  };
  const addNode = (): void => {
    nodes += 1;
    if (nodes > maxNodes) throw tooMany();
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    if (!allowsDoctype) throw withDoctype();
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (open.length >= maxDepth) throw tooDeep();
    if (top < 0 && containers.has(open.at(-1)?.name ?? '')) top = open.length;
    if (top >= 0) addNode();
    const list = Object.values(attributes).filter(({ prefix }) => prefix !== 'xmlns');
    const own = list.length === 0 ? noAttributes : new Map(list.map((one) => [nameOf(one.uri, one.local), one.value]));
    const name = uri === '' && defaultPrefix !== undefined ? `${defaultPrefix}:${local}` : nameOf(uri, local);
    open.push({ name, attributes: own, children: [] });
  });
  const addText = (text: string): void => {
    if (top < 0) return;
    addNode();
    open.at(-1)?.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element || top < 0) return;
    if (top < open.length) {
      open.at(-1)?.children.push(element);
      return;
    }
    complete.push({ parent: open.at(-1)?.name ?? '', element });
    [top, nodes] = [-1, 0];
  });
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += pieceSize) {
      parser.write(decoder.decode(bytes.subarray(at, at + pieceSize), { stream: true }));
      yield* complete.splice(0);
      yield undefined;
    }
    parser.write(decoder.decode());
    parser.close();
    yield* complete.splice(0);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damagedFile();
  }
}

/** Returns the root element of a part. Throws `UnreadableFile`. */
export function parseXml(bytes: Uint8Array, dialect: XmlDialect): XmlElement {
  // The root is the child of no element.
  for (const streamed of streamXml(bytes, dialect, new Set(['']))) if (streamed) return streamed.element;
  throw damagedFile();
}

/** Returns the child elements, without texts. */
export function elementsOf(element: XmlElement | undefined): readonly XmlElement[] {
  return element?.children.filter((child) => typeof child !== 'string') ?? [];
}

/** Returns the first child element called `name`. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name);
}

/** Returns the child elements called `name`. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}

/** Yields an element’s descendants called `name`, in document order, but none inside one of them. */
export function* descendantsOf(element: XmlElement, name: string): Generator<XmlElement, void> {
  for (const child of elementsOf(element)) {
    if (child.name === name) yield child;
    else yield* descendantsOf(child, name);
  }
}

/** Returns all text in an element. */
export function textOf(element: XmlElement | undefined): string {
  return element?.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') ?? '';
}

// Why a file has no text that could be read.

/** Thrown while a file is read. The message is a sentence for the person, with what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** A file with broken content. */
export const damagedFile = (): UnreadableFile =>
  new UnreadableFile(`This file is damaged. Download or copy it again, or save it again in the program that made it.`);

/** The largest part and the most that is unpacked from one file, in bytes. */
const limits = { part: 256 * 1024 * 1024, all: 1024 * 1024 * 1024 } as const;

/** Above this size in bytes, a part that unpacks to more than `maxRatio` times its size is not unpacked. */
const [ratioFrom, maxRatio] = [16 * 1024 * 1024, 200];

/** The parts of a file. Paths have no leading slash. */
export interface Package {
  readonly paths: ReadonlySet<string>;
  /**
   * Returns the path of a part as the file writes it: names are compared without case (ISO/IEC 29500-2, section 6.2.2),
   * and some programs write backslashes, or the escapes of the reference. Undefined if there is none.
   */
  readonly pathOf: (path: string) => string | undefined;
  /** Returns the unpacked bytes of a part; undefined if there is none with this path. Throws `UnreadableFile`. */
  readonly read: (path: string) => Uint8Array<ArrayBuffer> | undefined;
}

const tooLarge = (): UnreadableFile =>
  new UnreadableFile(
    'This file unpacks to more than Assessment Desk can read. Split the document into smaller files and add those.',
  );

function entriesByPath(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  for (const entry of readZipDirectory(bytes)) {
    // Programs differ in which of two parts with one path they show.
    if (entries.has(entry.name)) throw damagedFile();
    entries.set(entry.name, entry);
  }
  return entries;
}

function unpack(bytes: Uint8Array, entry: ZipEntry): Uint8Array<ArrayBuffer> {
  if (entry.encrypted) {
    throw new UnreadableFile('This file is protected with a password. Save it without one and add it again.');
  }
  const { size, packed } = entry;
  if (size > limits.part || (size > ratioFrom && size > packed * maxRatio)) throw tooLarge();
  return unpackEntry(bytes, entry, limits.part);
}

/** Runs work on a zip. What the zip reader throws is thrown as `UnreadableFile`. */
function withZip<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ZipError) throw damagedFile();
    throw error;
  }
}

/** Decodes the escapes of a URL; a path with a broken one stays as it is. */
function decodeEscapes(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as it is compared with others. */
const comparable = (path: string): string =>
  decodeEscapes(path).replaceAll('\\', '/').replace(/^\/+/, '').normalize('NFC').toLowerCase();

/** Opens a zip. Throws `UnreadableFile`. */
export function openPackage(bytes: Uint8Array): Package {
  const entries = withZip(() => entriesByPath(bytes));
  const names = new Map<string, string>();
  for (const name of entries.keys()) if (!names.has(comparable(name))) names.set(comparable(name), name);
  const pathOf = (path: string): string | undefined => (entries.has(path) ? path : names.get(comparable(path)));
  let total = 0;
  return {
    paths: new Set(entries.keys()),
    pathOf,
    read: (path) => {
      const entry = entries.get(pathOf(path) ?? path);
      if (!entry) return undefined;
      total += entry.size;
      if (total > limits.all) throw tooLarge();
      return withZip(() => unpack(bytes, entry));
    },
  };
}

/**
 * Resolves a reference from one part to another, as a relative URL without query and fragment. Undefined for references
 * that lead out of the package, such as web addresses.
 */
export function resolvePath(from: string, reference: string): string | undefined {
  const path = reference.replace(/[?#].*$/s, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || path.startsWith('//')) return undefined;
  const folder = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  const parts: string[] = [...folder];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
