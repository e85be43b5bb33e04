/** Decodes the bytes of a web page as browsers do, except that it does not guess an encoding that nothing says. */
import { decodeAs, type DecodedText } from '../mime/decode-as.ts';
import { windows1252 } from '../mime/windows-1252.ts';

export type DecodedPage =
  | ({ readonly kind: 'text' } & DecodedText)
  | { readonly kind: 'unknown'; readonly problem: string };

/** How far a page is searched for the name of its encoding, in bytes. Browsers start again if they find it late. */
const searched = 64 * 1024;

/** Returns the encoding that the first bytes mark (Encoding Standard, section 6.1). */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

/**
 * Returns the encoding that the markup names: in its XML declaration or in `meta` (HTML Standard, section 13.2.3.2).
 */
function namedEncoding(bytes: Uint8Array): string | undefined {
  const start = windows1252(bytes.subarray(0, searched));
  const declared = /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1];
  const markup = start.replaceAll(/<!--.*?(?:-->|$)/gs, '').replaceAll(/<script\b.*?(?:<\/script|$)/gis, '');
  const found = /<meta\s[^<>]*?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(markup)?.[1] ?? declared;
  // A page whose markup can be read in ASCII is not in UTF-16, whatever it says.
  return found !== undefined && /^utf-?16/i.test(found) ? 'utf-8' : found;
}

/**
 * Decodes a page: by its byte order mark, the encoding of the headers that it was sent with, or the one that the page
 * names. A page that names none is read as UTF-8 if it is.
 */
export function decodePage(bytes: Uint8Array, headerEncoding?: string): DecodedPage {
  const named = markedEncoding(bytes) ?? headerEncoding ?? namedEncoding(bytes);
  const decoded = decodeAs(bytes, named ?? 'utf-8');
  if (decoded && (named !== undefined || decoded.replaced === 0)) return { kind: 'text', ...decoded };
  const advice = 'Open the page in a browser, save it again as a complete page, and add that file.';
  const problem =
    named === undefined
      ? `The page does not say which encoding it uses, and it is not UTF-8. ${advice}`
      : `The page uses an encoding that Assessment Desk does not know (“${named.slice(0, 40)}”). ${advice}`;
  return { kind: 'unknown', problem };
}
