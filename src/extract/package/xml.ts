/** Reads XML into small trees, without resolving anything that is outside the text: no external entities, no DTD. */
import { SaxesParser } from 'saxes';
import { damagedFile, UnreadableFile } from './package.ts';

/** An element. Names have the prefix that `XmlDialect.prefixes` gives to their namespace, such as `w:p`. */
export interface XmlElement {
  readonly name: string;
  /** By name. Attributes without a namespace have no prefix. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
}

/** An element, or text with its entities resolved. */
export type XmlNode = XmlElement | string;

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
