/** The namespaces of OpenDocument (OASIS ODF 1.3 part 3), with the prefixes that the standard uses. */
import type { XmlDialect } from '../../package/xml.ts';

const oasis = 'urn:oasis:names:tc:opendocument:xmlns';

export const odf: XmlDialect = {
  prefixes: new Map([
    ...['office', 'style', 'text', 'table', 'meta', 'manifest', 'form'].map(
      (name) => [`${oasis}:${name}:1.0`, name] as const,
    ),
    [`${oasis}:drawing:1.0`, 'draw'],
    [`${oasis}:xsl-fo-compatible:1.0`, 'fo'],
    [`${oasis}:svg-compatible:1.0`, 'svg'],
    ['urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0', 'loext'],
    ['http://www.w3.org/1998/Math/MathML', 'math'],
    ['http://www.w3.org/1999/xlink', 'xlink'],
    ['http://www.w3.org/XML/1998/namespace', 'xml'],
    ['http://purl.org/dc/elements/1.1/', 'dc'],
  ]),
};
