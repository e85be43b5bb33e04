/** The part of a DOM node that is read. A `Node` has this shape. */
export interface TextTree {
  readonly nodeName: string;
  /** The text of a text node; null for an element. */
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<TextTree>;
}

/** Elements whose content is not part of the page’s text. */
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

/** Elements that start and end a line. */
const blocks: ReadonlySet<string> = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2
  H3 H4 H5 H6 HEADER HGROUP HR LEGEND LI MAIN MENU NAV OL OPTION P PRE SEARCH SECTION SELECT SUMMARY TABLE TBODY TD TFOOT
  TH THEAD TR UL`.split(/\s+/),
);

/** The finished lines and the current one. */
interface Lines {
  readonly done: string[];
  current: string;
}

/** Ends a line. Lines of white space only are part of the file’s layout and are dropped. */
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
 * Returns the text of a page: the exact text, with one line feed between block elements and for each line break.
 * Nothing is normalised: white space inside a block is unchanged. Scripts, styles and comments are not text. This is a
 * convention of Assessment Desk: another tool may separate blocks differently.
 */
export function textOfTree(root: TextTree): string {
  const lines: Lines = { done: [], current: '' };
  collect(root, lines);
  endLine(lines);
  return lines.done.join('\n');
}
