/**
 * The only web API that reading needs. Core is compiled without the DOM library, so that it cannot access a page.
 * `TextDecoder` is the same in browsers, workers and Node, and faster than our own code would be.
 */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** Decodes UTF-8 bytes, including a byte order mark. Throws a `TypeError` if the bytes are not valid UTF-8. */
export function decodeStrictly(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
