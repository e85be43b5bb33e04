/** Decodes a web page and parses it into the tree that a browser would show. Nothing is run or loaded. */
import {
  defaultTreeAdapter,
  html,
  Parser,
  type DefaultTreeAdapterTypes as Tree,
  type DefaultTreeAdapterMap,
  type TreeAdapter,
  parseFragment,
} from 'parse5';
import type { ReadingProgress } from '../readers.ts';
import {
  decodeAs,
  encodingOfLabel,
  refused,
  hasByteForEach,
  isBeyondAsciiInUtf8,
  type DecodedText,
} from '../mime/decode-as.ts';

// Finds the encoding that the markup of a page names (HTML Standard, section 13.2.3.2).

/** How far a page is searched for the name of its encoding, in bytes. Browsers start again if they find it late. */
const searched = 64 * 1024;

/** The encoding that a page names. */
interface NamedEncoding {
  readonly name?: string | undefined;
  /** The name that cannot be used, if no other one is known. */
  readonly unknown?: string | undefined;
}

/** A comment, a script or a style, whose content is not markup; or a tag. */
const piece =
  /<!--.*?(?:-->|$)|<(script|style|title|textarea|noscript|iframe|xmp)(?=[\s/>]).*?(?:<\/\1(?=[\s/>])|$)|<meta(?=[\s/])((?:[^<>"']|"[^"]*"|'[^']*')*)|<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*/gis;

const attributePattern = /([^\s"'>/=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/g;

/** Replaces the character references that names of encodings and their quotation marks can contain. */
const withPlainQuotes = (text: string): string =>
  text
    .replaceAll(/&(?:quot|#34|#x22);?/gi, '"')
    .replaceAll(/&(?:apos|#39|#x27);?/gi, "'")
    .replaceAll(/&(?:amp|#38|#x26);?/gi, '&');

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare = ''] of tag.matchAll(attributePattern)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, withPlainQuotes(double ?? single ?? bare));
  }
  return attributes;
}

/** Extracts an encoding from the content of a `meta` element (HTML Standard, section 2.6.3). */
function encodingInContent(content: string): string | undefined {
  const [, double, single, bare] = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"'][^\s;]*))/i.exec(content) ?? [];
  return double ?? single ?? bare;
}

/** Returns the name of an encoding in a `meta` element; undefined if the element does not declare one. */
function declaredIn(tag: string): string | undefined {
  const attributes = attributesOf(tag);
  const charset = attributes.get('charset');
  if (charset !== undefined) return charset;
  const isPragma = /^\s*content-type\s*$/i.test(attributes.get('http-equiv') ?? '');
  return isPragma ? encodingInContent(attributes.get('content') ?? '') : undefined;
}

/**
 * Returns the encoding in the first `meta` element that names a known one, or in the XML declaration. A page whose
 * markup can be read in ASCII is not in UTF-16, whatever it says.
 */
function encodingInMarkup(bytes: Uint8Array): NamedEncoding {
  const start = decodeAs(bytes.subarray(0, searched), 'windows-1252')?.text ?? '';
  const labels = [...start.matchAll(piece)].flatMap(([, , tag]) => (tag === undefined ? [] : (declaredIn(tag) ?? [])));
  const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1];
  const all = declared === undefined ? labels : [...labels, declared];
  const known = all.find((label) => encodingOfLabel(label) !== undefined);
  const name = known === undefined ? undefined : encodingOfLabel(known);
  if (name === undefined || name === refused) return { name, unknown: known ?? all[0] };
  return { name: name.startsWith('utf-16') ? 'utf-8' : name === 'x-user-defined' ? 'windows-1252' : name };
}

// Rewrites XHTML so that a parser of HTML makes the tree that a parser of XML would make.

const voidElements =
  /^(?:area|base|basefont|bgsound|br|col|embed|frame|hr|img|input|link|meta|param|source|track|wbr)$/i;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Writes end tags for empty elements (`<title/>`) and CDATA sections as text, because HTML knows neither outside
 * drawings. Drops `</br>`, which is a second line break in HTML. Comments stay as they are.
 */
export function xhtmlAsHtml(markup: string): string {
  const parts =
    /<\/br\s*>|<!--.*?(?:-->|$)|<!\[CDATA\[(.*?)(?:\]\]>|$)|<([a-z][^\s/>"'<]*)((?:[^"'<>]|"[^"<]*"|'[^'<]*')*)\/>/gis;
  return markup.replaceAll(parts, (whole, cdata: string | undefined, name: string | undefined, attributes: string) => {
    if (whole.startsWith('</')) return '';
    if (cdata !== undefined) return escaped(cdata);
    return name === undefined || voidElements.test(name) ? whole : `<${name}${attributes}></${name}>`;
  });
}

type DecodedPage =
  | ({
      readonly kind: 'text';
      /** Whether the bytes are UTF-8, and the text was decoded as something else because the page says so. */
      readonly isDoubtful: boolean;
    } & DecodedText)
  | {
      readonly kind: 'unknown';
      readonly problem: string;
      /** The name of the encoding that is not known. */
      readonly label: string | undefined;
    };

/** Returns the encoding that the first bytes mark (Encoding Standard, section 6.1). */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

/** Returns the encoding that a header means. Markup always has characters with a zero byte in UTF-16. */
function headerEncodingOf(label: string, bytes: Uint8Array): string | undefined {
  const name = encodingOfLabel(label);
  return name?.startsWith('utf-16') && !bytes.subarray(0, 4096).includes(0) ? 'utf-8' : name;
}

/**
 * Decodes a page: by its byte order mark, the encoding of the headers that it was sent with, or the one that the page
 * names. Names that are not known do not count. A page that names none is read as UTF-8 if it is.
 */
export function decodePage(bytes: Uint8Array, headerEncoding?: string): DecodedPage {
  const marked = markedEncoding(bytes);
  const sent = headerEncoding === undefined ? undefined : headerEncodingOf(headerEncoding, bytes);
  const certain = marked ?? sent;
  const { name, unknown = headerEncoding } =
    certain === undefined ? encodingInMarkup(bytes) : { name: certain, unknown: headerEncoding };
  const decoded = decodeAs(bytes, name ?? 'utf-8');
  if (decoded && (name !== undefined || decoded.replaced === 0)) {
    return {
      kind: 'text',
      ...decoded,
      isDoubtful: name !== undefined && hasByteForEach(name) && isBeyondAsciiInUtf8(bytes),
    };
  }
  const advice = 'Open the page in a browser, save it again as a complete page, and add that file.';
  const problem =
    unknown === undefined
      ? `The page does not say which encoding it uses, and it is not UTF-8. ${advice}`
      : `The page uses an encoding that Assessment Desk does not know (“${unknown.slice(0, 40)}”). ${advice}`;
  return { kind: 'unknown', problem, label: unknown };
}

// Replaces the character references of HTML in texts that are not HTML, such as JSON made of a page.

/** Only those with a semicolon: an address can contain “&copy=1”. */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Returns a text with the characters that its references mean. A name that HTML does not have stays. */
export function withoutReferences(text: string): string {
  return text.replaceAll(reference, (one) => {
    const [node] = parseFragment(one).childNodes;
    return node && 'value' in node ? node.value : one;
  });
}

export type Page = Tree.Document;
export type Element = Tree.Element;
type PageNode = Tree.ChildNode;

/** Whether a node is an element of HTML with one of the names; any element of HTML without names. */
export function isHtml(node: PageNode | Tree.ParentNode | null, ...names: readonly string[]): node is Element {
  if (!node || !('tagName' in node)) return false;
  return node.namespaceURI === html.NS.HTML && (names.length === 0 || names.includes(node.tagName));
}

export const isElement = (node: PageNode): node is Element => 'tagName' in node;

export const isText = (node: PageNode): node is Tree.TextNode => node.nodeName === '#text';

/** Returns the value of an attribute; undefined if the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((own) => own.name === name)?.value;
}

/** All nodes below a node in the order of the page, without the content of templates. */
export function* nodesIn(root: Tree.ParentNode): Generator<PageNode> {
  const rest: PageNode[] = root.childNodes.toReversed();
  for (let node = rest.pop(); node; node = rest.pop()) {
    yield node;
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) rest.push(child);
  }
}

/** The text below a node as it is in the file. */
export function rawText(root: Tree.ParentNode): string {
  return [...nodesIn(root)].map((node) => (isText(node) ? node.value : '')).join('');
}

/** The body of a page; undefined for a page of frames. */
export function bodyOf(page: Page): Element | undefined {
  const root = page.childNodes.find((node) => isHtml(node, 'html'));
  return root && 'childNodes' in root
    ? root.childNodes.find((node): node is Element => isHtml(node, 'body'))
    : undefined;
}

// * Puts declarative shadow trees where a browser shows them (HTML Standard, section 4.12.3; DOM Standard, section
// 4.2.2). Pages of web components that were saved as one file contain them.

/** The elements besides custom ones that can have a shadow tree. */
const hosts = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

const isShadowRoot = (node: PageNode): node is Tree.Template =>
  isHtml(node, 'template') && /^(?:open|closed)$/i.test(attribute(node, 'shadowrootmode') ?? '');

const slotNameOf = (node: PageNode): string => (isElement(node) ? (attribute(node, 'slot') ?? '') : '');

function setChildren(parent: Tree.ParentNode, children: readonly PageNode[]): void {
  parent.childNodes = [...children];
  for (const child of children) child.parentNode = parent;
}

/** Elements that a browser does not show, because no slot takes them. */
function hiddenElement(children: readonly PageNode[]): Element {
  const element = defaultTreeAdapter.createElement('div', html.NS.HTML, [{ name: 'hidden', value: '' }]);
  setChildren(element, children);
  return element;
}

/** Replaces the children of a host by its shadow tree, in which each slot has those that it takes. */
function showShadowTree(host: Element, { content }: Tree.Template): void {
  const rest = new Map<string, PageNode[]>();
  for (const child of host.childNodes) {
    if (isShadowRoot(child) || !(isElement(child) || isText(child))) continue;
    const name = slotNameOf(child);
    const named = rest.get(name);
    if (named) named.push(child);
    else rest.set(name, [child]);
  }
  const replaced = new Set<PageNode>();
  for (const slot of [...nodesIn(content)].filter((node) => isHtml(node, 'slot'))) {
    const name = attribute(slot, 'name') ?? '';
    const assigned = rest.get(name);
    // A slot in the fallback content of a filled slot is not shown, and neither is the content assigned to it.
    if (!assigned || replaced.has(slot)) continue;
    for (const node of nodesIn(slot)) replaced.add(node);
    setChildren(slot, assigned);
    rest.delete(name);
  }
  const left = [...rest.values()].flat();
  setChildren(host, left.length > 0 ? [...content.childNodes, hiddenElement(left)] : content.childNodes);
}

/** Shows all shadow trees of a page. */
function showShadowTrees(page: Tree.Document): void {
  const rest: PageNode[] = [...page.childNodes];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!isElement(node)) continue;
    const root =
      isHtml(node) && (hosts.has(node.tagName) || node.tagName.includes('-')) && node.childNodes.find(isShadowRoot);
    if (root) showShadowTree(node, root);
    for (const child of node.childNodes) rest.push(child);
  }
}

/** The deepest element, as in Chromium: deeper ones become siblings, so that a page cannot exhaust the stack. */
const deepest = 512;

/** How much is parsed between two reports of progress, in UTF-16 units. */
const chunkLength = 1024 * 1024;

/** Makes the nodes of one page. Elements that would be too deep are added to an ancestor instead. */
function limitedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  const depths = new WeakMap<Tree.Node, number>();
  const depthOf = (node: Tree.Node): number => depths.get(node) ?? 0;
  return {
    ...defaultTreeAdapter,
    appendChild(parent, node) {
      let place = parent;
      while (depthOf(place) >= deepest && 'parentNode' in place && place.parentNode) place = place.parentNode;
      depths.set(node, depthOf(place) + 1);
      defaultTreeAdapter.appendChild(place, node);
    },
    insertBefore(parent, node, next) {
      depths.set(node, depthOf(parent) + 1);
      defaultTreeAdapter.insertBefore(parent, node, next);
    },
  };
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Parses a page (HTML Standard, section 13.2) with scripting on, as browsers do: `noscript` is not shown. */
export async function parsePage(
  markup: string,
  onProgress?: (progress: ReadingProgress) => void,
  signal?: AbortSignal,
): Promise<Page> {
  const parser = new Parser<DefaultTreeAdapterMap>({ treeAdapter: limitedAdapter() });
  for (let at = 0; at < markup.length || at === 0; at += chunkLength) {
    if (at > 0) {
      onProgress?.({ label: 'Reading the page', fraction: at / markup.length });
      await nextTask();
      signal?.throwIfAborted();
    }
    parser.tokenizer.write(markup.slice(at, at + chunkLength), at + chunkLength >= markup.length);
  }
  showShadowTrees(parser.document);
  return parser.document;
}
