/** Rewrites XHTML so that a parser of HTML makes the tree that a parser of XML would make. */

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
