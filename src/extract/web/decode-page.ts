/** Decodes the bytes of a web page as browsers do, except that it does not guess an encoding that nothing says. */
import {
  decodeAs,
  encodingOfLabel,
  refused,
  hasByteForEach,
  isBeyondAsciiInUtf8,
  type DecodedText,
} from '../mime/decode-as.ts';

// Finds the encoding that the markup of a page names (HTML Standard, section 13.2.3.2).

/** How far a page is searched for the name of its encoding, in bytes. Browsers start again if they find it late. */
const searched = 64 * 1024;

/** The encoding that a page names. */
export interface NamedEncoding {
  readonly name?: string | undefined;
  /** The name that cannot be used, if no other one is known. */
  readonly unknown?: string | undefined;
}

/** A comment, a script or a style, whose content is not markup; or a tag. */
const piece =
  /<!--.*?(?:-->|$)|<(script|style|title|textarea|noscript|iframe|xmp)(?=[\s/>]).*?(?:<\/\1(?=[\s/>])|$)|<meta(?=[\s/])((?:[^<>"']|"[^"]*"|'[^']*')*)|<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*/gis;

const attributePattern = /([^\s"'>/=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/g;

/** Replaces the character references that names of encodings and their quotation marks can contain. */
const withoutReferences = (text: string): string =>
  text
    .replaceAll(/&(?:quot|#34|#x22);?/gi, '"')
    .replaceAll(/&(?:apos|#39|#x27);?/gi, "'")
    .replaceAll(/&(?:amp|#38|#x26);?/gi, '&');

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare = ''] of tag.matchAll(attributePattern)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, withoutReferences(double ?? single ?? bare));
  }
  return attributes;
}

/** Extracts an encoding from the content of a `meta` element (HTML Standard, section 2.6.3). */
function encodingInContent(content: string): string | undefined {
  const [, double, single, bare] = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"'][^\s;]*))/i.exec(content) ?? [];
  return double ?? single ?? bare;
}

/** Returns the name of an encoding in a `meta` element; undefined if the element does not declare one. */
function declaredIn(tag: string): string | undefined {
  const attributes = attributesOf(tag);
  const charset = attributes.get('charset');
  if (charset !== undefined) return charset;
  const isPragma = /^\s*content-type\s*$/i.test(attributes.get('http-equiv') ?? '');
  return isPragma ? encodingInContent(attributes.get('content') ?? '') : undefined;
}

/**
 * Returns the encoding in the first `meta` element that names a known one, or in the XML declaration. A page whose
 * markup can be read in ASCII is not in UTF-16, whatever it says.
 */
function encodingInMarkup(bytes: Uint8Array): NamedEncoding {
  const start = decodeAs(bytes.subarray(0, searched), 'windows-1252')?.text ?? '';
  const labels = [...start.matchAll(piece)].flatMap(([, , tag]) => (tag === undefined ? [] : (declaredIn(tag) ?? [])));
  const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1];
  const all = declared === undefined ? labels : [...labels, declared];
  const known = all.find((label) => encodingOfLabel(label) !== undefined);
  const name = known === undefined ? undefined : encodingOfLabel(known);
  if (name === undefined || name === refused) return { name, unknown: known ?? all[0] };
  return { name: name.startsWith('utf-16') ? 'utf-8' : name === 'x-user-defined' ? 'windows-1252' : name };
}

// Rewrites XHTML so that a parser of HTML makes the tree that a parser of XML would make.

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

export type DecodedPage =
  | ({
      readonly kind: 'text';
      /** Whether the bytes are UTF-8, and the text was decoded as something else because the page says so. */
      readonly isDoubtful: boolean;
    } & DecodedText)
  | {
      readonly kind: 'unknown';
      readonly problem: string;
      /** The name of the encoding that is not known. */
      readonly label: string | undefined;
    };

/** Returns the encoding that the first bytes mark (Encoding Standard, section 6.1). */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

/** Returns the encoding that a header means. Markup always has characters with a zero byte in UTF-16. */
function headerEncodingOf(label: string, bytes: Uint8Array): string | undefined {
  const name = encodingOfLabel(label);
  return name?.startsWith('utf-16') && !bytes.subarray(0, 4096).includes(0) ? 'utf-8' : name;
}

/**
 * Decodes a page: by its byte order mark, the encoding of the headers that it was sent with, or the one that the page
 * names. Names that are not known do not count. A page that names none is read as UTF-8 if it is.
 */
export function decodePage(bytes: Uint8Array, headerEncoding?: string): DecodedPage {
  const marked = markedEncoding(bytes);
  const sent = headerEncoding === undefined ? undefined : headerEncodingOf(headerEncoding, bytes);
  const certain = marked ?? sent;
  const { name, unknown = headerEncoding } =
    certain === undefined ? encodingInMarkup(bytes) : { name: certain, unknown: headerEncoding };
  const decoded = decodeAs(bytes, name ?? 'utf-8');
  if (decoded && (name !== undefined || decoded.replaced === 0)) {
    return {
      kind: 'text',
      ...decoded,
      isDoubtful: name !== undefined && hasByteForEach(name) && isBeyondAsciiInUtf8(bytes),
    };
  }
  const advice = 'Open the page in a browser, save it again as a complete page, and add that file.';
  const problem =
    unknown === undefined
      ? `The page does not say which encoding it uses, and it is not UTF-8. ${advice}`
      : `The page uses an encoding that Assessment Desk does not know (“${unknown.slice(0, 40)}”). ${advice}`;
  return { kind: 'unknown', problem, label: unknown };
}
