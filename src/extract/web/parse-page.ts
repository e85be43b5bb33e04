/** Parses a web page into the tree that a browser would show, with a limit on its depth. Nothing is run or loaded. */
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
