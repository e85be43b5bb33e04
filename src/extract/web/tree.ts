/** Parses a web page into the tree that a browser would make, with a limit on its depth. Nothing is run or loaded. */
import { defaultTreeAdapter, html, Parser, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { ReadingProgress } from '../reader.ts';

export type Page = Tree.Document;
export type Element = Tree.Element;
export type PageNode = Tree.ChildNode;

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
  return parser.document;
}

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
