/** Base64 for exported files: standard with padding, and URL-safe without. */

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes bytes in base64 with padding (RFC 4648, section 4), as used for hashes in Content-Security-Policy. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const group = (one << 16) | (two << 8) | three;
    const digitCount = Math.min(3, bytes.length - at) + 1;
    for (let digit = 0; digit < 4; digit++)
      text += digit < digitCount ? digits.charAt((group >> (18 - 6 * digit)) & 63) : '=';
  }
  return text;
}

/** Encodes bytes in the URL-safe base64 alphabet without padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
