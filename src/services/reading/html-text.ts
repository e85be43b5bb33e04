/** The part of a DOM node that is read: a `Node` is one, and so is anything of this form. */
export interface TextTree {
  readonly nodeName: string;
  /** The words of a text node; null for an element. */
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<TextTree>;
}

/** Elements whose content is not text of the page. */
const unread: ReadonlySet<string> = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'HEAD',
  'IFRAME',
  'OBJECT',
  'SVG',
  'CANVAS',
  '#comment',
]);

/** Elements that begin and end a line of their own. */
const blocks: ReadonlySet<string> = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2
  H3 H4 H5 H6 HEADER HGROUP HR LEGEND LI MAIN MENU NAV OL OPTION P PRE SEARCH SECTION SELECT SUMMARY TABLE TBODY TD TFOOT
  TH THEAD TR UL`.split(/\s+/),
);

/** A line in the making: words as they stand, and whether anything but white space is among them. */
interface Lines {
  readonly done: string[];
  current: string;
}

/** Ends a line. What is white space only stands between blocks to lay out the file, and is no text. */
function endLine(lines: Lines): void {
  if (/\S/.test(lines.current)) lines.done.push(lines.current);
  lines.current = '';
}

function collect(node: TextTree, lines: Lines): void {
  const name = node.nodeName.toUpperCase();
  if (unread.has(name) || unread.has(node.nodeName)) return;
  if (node.nodeName === '#text') lines.current += node.nodeValue ?? '';
  if (name === 'BR') lines.current += '\n';
  const block = blocks.has(name);
  if (block) endLine(lines);
  for (const child of node.childNodes) collect(child, lines);
  if (block) endLine(lines);
}

/**
 * The text of a page's tree: words exactly as they stand in it, one line feed between block elements and for each line
 * break. Nothing is normalised: white space inside a block stays as the file has it. Scripts, styles and comments are
 * not text. This application's convention: another tool may separate blocks in another way.
 */
export function textOfTree(root: TextTree): string {
  const lines: Lines = { done: [], current: '' };
  collect(root, lines);
  endLine(lines);
  return lines.done.join('\n');
}
