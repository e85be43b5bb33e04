/** Makes messages for tests. */

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const base64 = (text: string): string =>
  Buffer.from(text)
    .toString('base64')
    .replaceAll(/(.{76})/g, '$1\r\n');

/** Quoted-printable with soft line breaks, as mail programs write it. */
export function quotedPrintable(text: string): string {
  const escapes = [...bytesOf(text)].map((byte) =>
    byte >= 0x21 && byte <= 0x7e && byte !== 0x3d
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return escapes.map((piece, index) => (index % 20 === 19 ? `${piece}=\r\n` : piece)).join('');
}

/** Joins the lines of a message. */
export const message = (...lines: readonly string[]): string => lines.join('\r\n');

/** A part with its headers. */
export const part = (type: string, body: string, ...headers: readonly string[]): string =>
  message(`Content-Type: ${type}`, ...headers, '', body);

/** The body of a multipart type. */
export const multipart = (boundary: string, ...parts: readonly string[]): string =>
  message(...parts.flatMap((one) => [`--${boundary}`, one]), `--${boundary}--`, '');
