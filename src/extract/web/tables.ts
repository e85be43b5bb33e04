/** Tells tables of data from tables that only lay out a page. */
import { attribute, isHtml, nodesIn, type Element } from './tree.ts';

/** What cells of data do not contain. */
const layoutContent = ['table', 'h1', 'h2', 'section', 'article', 'main', 'nav', 'header', 'footer', 'form', 'pre'];

/** The maximum number of paragraphs in a cell of data. */
const maxParagraphs = 3;

function paragraphsIn(cell: Element): number {
  return [...nodesIn(cell)].filter((node) => isHtml(node, 'p', 'div', 'blockquote')).length;
}

/**
 * Whether a table contains data, so that its rows can be lines with a tab between the cells. A table for layout is read
 * like other blocks. Similar to what browsers tell assistive technology: a caption or a heading of a column decides.
 */
export function isDataTable(table: Element): boolean {
  if (/^(?:presentation|none)$/i.test(attribute(table, 'role') ?? '')) return false;
  const nodes = [...nodesIn(table)];
  if (nodes.some((node) => isHtml(node, 'table'))) return false;
  if (nodes.some((node) => isHtml(node, 'th', 'caption'))) return true;
  if (nodes.some((node) => isHtml(node, ...layoutContent))) return false;
  const rows = nodes.filter((node): node is Element => isHtml(node, 'tr'));
  const cellsOf = (row: Element): readonly Element[] =>
    row.childNodes.filter((node): node is Element => isHtml(node, 'td'));
  return (
    rows.some((row) => cellsOf(row).length > 1) &&
    rows.every((row) => cellsOf(row).every((cell) => paragraphsIn(cell) <= maxParagraphs))
  );
}
