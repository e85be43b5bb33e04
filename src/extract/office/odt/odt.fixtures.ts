/** Makes OpenDocument texts from XML for tests. */
import { strToU8, zipSync } from 'fflate';

const names = {
  office: 'office',
  style: 'style',
  text: 'text',
  table: 'table',
  draw: 'drawing',
  meta: 'meta',
  fo: 'xsl-fo-compatible',
};
const namespaces = [
  ...Object.entries(names).map(
    ([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  ),
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:math="http://www.w3.org/1998/Math/MathML"',
  'xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"',
].join(' ');

/** The parts of a document besides its text. */
export interface OdtParts {
  /** The automatic styles. */
  readonly automatic?: string;
  /** The whole inner XML of styles.xml. */
  readonly styles?: string;
  readonly meta?: string;
  readonly others?: Readonly<Record<string, string>>;
}

/** Makes a document whose `office:text` has the inner XML `text`. */
export function makeOdt(text: string, { automatic = '', styles = '', meta = '', others = {} }: OdtParts = {}) {
  const content = `<office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body>`;
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(`<office:document-content ${namespaces}>${content}</office:document-content>`),
    'styles.xml': strToU8(`<office:document-styles ${namespaces}>${styles}</office:document-styles>`),
    'meta.xml': strToU8(
      `<office:document-meta ${namespaces}><office:meta>${meta}</office:meta></office:document-meta>`,
    ),
    ...Object.fromEntries(Object.entries(others).map(([path, xml]) => [path, strToU8(xml)])),
  }) as Uint8Array<ArrayBuffer>;
}
