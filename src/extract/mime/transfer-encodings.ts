/** Decodes the transfer encodings of MIME (RFC 2045, section 6), in strings with one character for each byte. */

/** Decodes escapes such as “=C3”. Anything that is not an escape is taken as it is. */
export function decodeEscapes(text: string): string {
  return text.replaceAll(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Decodes quoted-printable. Spaces at the ends of lines were added on the way, and a sign at the end joins lines. */
export function quotedPrintable(text: string): string {
  return decodeEscapes(text.replaceAll(/(?<![ \t])[ \t]+(?=\r?\n|$)/g, '').replaceAll(/=\r?\n/g, ''));
}

/** Decodes base64. Characters outside its alphabet are skipped; what follows the end of one encoded text is another. */
export function base64(text: string): string {
  return text
    .replaceAll(/[^A-Za-z0-9+/=]/g, '')
    .split(/=+/)
    .map((one) => atob(one.slice(0, one.length - (one.length % 4 === 1 ? 1 : 0))))
    .join('');
}
