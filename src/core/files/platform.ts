/**
 * The one name of the web platform that reading needs. Core is compiled without the DOM library, so that nothing in it
 * can reach a page; `TextDecoder` is the same in browsers, workers and Node, and faster than anything written here.
 */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** The text of UTF-8 bytes, a byte order mark included. Throws a `TypeError` where the bytes are no UTF-8. */
export function decodeStrictly(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
