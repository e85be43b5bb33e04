/** Decodes the bytes of a web page as browsers do, except that it does not guess an encoding that nothing says. */
import { decodeAs, encodingOfLabel, hasByteForEach, isBeyondAsciiInUtf8, type DecodedText } from '../mime/decode-as.ts';
import { encodingInMarkup } from './encoding-in-markup.ts';

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
