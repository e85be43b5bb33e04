/**
 * Proposes the element of a page that contains its article. Readability decides on a copy of the tree; because it
 * leaves out paragraphs at times, only the place of what it finds is used, and the text is taken from the page itself.
 */
import {
  attribute,
  bodyOf,
  isElement,
  isHtml,
  isText,
  nodesIn,
  rawText,
  type Element,
  type Page,
} from './parse-page.ts';

/**
 * The maximum number and depth of elements of a page in which an article is looked for: the time grows with their
 * product.
 */
const maxElements = 20_000;
const deepestElement = 128;

/** The least share of the article's text that the proposed element must contain. */
const leastShare = 0.85;

/** The fewest characters of an article. Shorter pages are taken as a whole. In UTF-16 units. */
const shortestArticle = 200;

/** The attributes that Readability reads, except those that name what would be loaded. */
const copied = ['id', 'class', 'role', 'itemprop', 'itemtype', 'rel', 'href', 'aria-hidden', 'aria-modal', 'hidden'];

/** Elements that contain no words of an article. */
const uncopied = ['script', 'style', 'noscript', 'template', 'iframe', 'object', 'embed', 'video', 'audio', 'canvas'];

interface CopyDocument {
  createElement(name: string): CopyElement;
  createTextNode(text: string): object;
  readonly documentElement: CopyElement;
  readonly body: CopyElement;
}

interface CopyElement {
  setAttribute(name: string, value: string): void;
  getAttribute(name: string): string | null;
  appendChild(node: object): void;
  readonly parentElement: CopyElement | null;
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<CopyElement>;
}

const isShown = (element: Element): boolean =>
  attribute(element, 'hidden') === undefined &&
  !/(?:^|;)\s*display\s*:\s*none/i.test(attribute(element, 'style') ?? '') &&
  !isHtml(element, ...uncopied);

/** Whether a page is too large or too deep for finding its article in a second or two. It is shown as a whole then. */
function isTooMuch(body: Element): boolean {
  let count = 0;
  const rest = [{ element: body, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { element, depth } = next;
    count += 1;
    if (depth > deepestElement || count > maxElements) return true;
    for (const child of element.childNodes) if (isElement(child)) rest.push({ element: child, depth: depth + 1 });
  }
  return false;
}

/** Copies a page. The n-th element of the page has the attribute `data-n`. Returns the elements in that order. */
function copyInto(copy: CopyDocument, body: Element): readonly Element[] {
  const elements: Element[] = [];
  const rest: { readonly from: Element; readonly to: CopyElement }[] = [{ from: body, to: copy.body }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { from, to } = next;
    to.setAttribute('data-n', String(elements.length));
    elements.push(from);
    for (const name of copied) {
      const value = attribute(from, name);
      if (value !== undefined) to.setAttribute(name, value);
    }
    for (const child of from.childNodes) {
      if (isText(child)) to.appendChild(copy.createTextNode(child.value));
      else if (isHtml(child) && isShown(child) && /^[a-z][a-z0-9-]*$/.test(child.tagName)) {
        const element = copy.createElement(child.tagName);
        to.appendChild(element);
        rest.push({ from: child, to: element });
      }
    }
  }
  return elements;
}

/** Adds the length of each text of the copy to its nearest element that is also in the page. */
function weigh(content: CopyElement, elements: readonly Element[]): ReadonlyMap<Element, number> {
  const weights = new Map<Element, number>();
  const rest: { readonly node: CopyElement; readonly owner: Element | undefined }[] = [
    { node: content, owner: undefined },
  ];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, owner } = next;
    if (node.nodeType === 3) {
      const length = (node.nodeValue ?? '').trim().length;
      if (owner && length > 0) weights.set(owner, (weights.get(owner) ?? 0) + length);
    } else if (node.nodeType === 1) {
      const mark = node.getAttribute('data-n');
      const own = mark === null ? owner : (elements[Number(mark)] ?? owner);
      for (const child of node.childNodes) rest.push({ node: child, owner: own });
    }
  }
  return weights;
}

/** The deepest element that contains most of the weight. */
function placeOf(weights: ReadonlyMap<Element, number>, body: Element): Element | undefined {
  const sums = new Map<Element, number>();
  let all = 0;
  for (const [element, weight] of weights) {
    all += weight;
    for (let node: Element | null = element; node && 'tagName' in node; node = node.parentNode as Element | null) {
      sums.set(node, (sums.get(node) ?? 0) + weight);
    }
  }
  if (all < shortestArticle) return undefined;
  let place = body;
  for (;;) {
    const within = place.childNodes.find(
      (child): child is Element => isElement(child) && (sums.get(child) ?? 0) >= all * leastShare,
    );
    // A single paragraph is not an article: the elements beside it belong to the article too.
    if (!within || isHtml(within, 'p', 'span', 'b', 'i', 'em', 'strong', 'font', 'a', 'blockquote', 'ul', 'ol')) {
      return place;
    }
    place = within;
  }
}

async function readable(body: Element): Promise<Element | undefined> {
  const [{ Readability }, { parseHTML }] = await Promise.all([import('@mozilla/readability'), import('linkedom')]);
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>');
  const copy = document as unknown as CopyDocument;
  const elements = copyInto(copy, body);
  const reading = new Readability<CopyElement>(document as unknown as ConstructorParameters<typeof Readability>[0], {
    maxElemsToParse: maxElements,
    charThreshold: shortestArticle,
    disableJSONLD: true,
    keepClasses: true,
    serializer: (node) => node as unknown as CopyElement,
  });
  const content = reading.parse()?.content;
  return content ? placeOf(weigh(content, elements), body) : undefined;
}

/** The elements that a page itself marks as its content, around an element. */
function markedAround(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let node = element.parentNode; node && 'tagName' in node; node = node.parentNode) {
    if (isHtml(node, 'article', 'main') || attribute(node, 'role') === 'main') found.push(node);
  }
  return found;
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The heading of the page, if one heading has the words of its title. */
function headingOf(body: Element, title: string | undefined): Element | undefined {
  const wanted = inOneLine(title ?? '').toLowerCase();
  const headings = [...nodesIn(body)].filter((node): node is Element => isHtml(node, 'h1'));
  return headings.find((heading) => {
    const words = inOneLine(rawText(heading)).toLowerCase();
    return words !== '' && wanted.includes(words) && words.length * 2 >= wanted.length;
  });
}

const contains = (element: Element, node: Element): boolean => {
  for (let at: Element | null = node; at && 'tagName' in at; at = at.parentNode as Element | null) {
    if (at === element) return true;
  }
  return false;
};

/** The parts of a page that are its article. */
export interface Article {
  readonly root: Element;
  /** The heading, if it is outside the root. */
  readonly heading: Element | undefined;
}

/** Proposes the article of a page; undefined if none stands out. `title` is that of the page. */
export async function articleOf(page: Page, title: string | undefined): Promise<Article | undefined> {
  const body = bodyOf(page);
  if (!body || isTooMuch(body)) return undefined;
  let place: Element | undefined;
  try {
    place = await readable(body);
  } catch {
    // A page that is too large or too strange for Readability is shown as a whole.
    return undefined;
  }
  if (!place) return undefined;
  const heading = headingOf(body, title);
  const around = heading && markedAround(place).find((element) => contains(element, heading));
  const root = around ?? place;
  return { root, heading: heading && !contains(root, heading) ? heading : undefined };
}
