/** The nodes of a parsed web page, how to find them, and the characters that references name. */
import { html, type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';

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
export type PageNode = Tree.ChildNode;

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
