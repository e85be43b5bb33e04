/** Base64 (RFC 4648): standard with padding, and URL-safe without. */

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const urlDigits = `${digits.slice(0, 62)}-_`;

/** The digits of each alphabet as ASCII bytes. */
const codesOf = (alphabet: string): Uint8Array => Uint8Array.from(alphabet, (digit) => digit.charCodeAt(0));
const codes = codesOf(digits);
const urlCodes = codesOf(urlDigits);

/** Encodes bytes as ASCII bytes without padding. */
function encodeBytes(bytes: Uint8Array, alphabet: Uint8Array): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let end = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let shift = 18; shift >= 0 && end < result.length; shift -= 6) {
      result[end] = alphabet[(group >> shift) & 63] ?? 0;
      end += 1;
    }
  }
  return result;
}

/** Web APIs that browsers, workers and Node have; core is compiled without the DOM library. */
declare const TextDecoder: new (label: 'latin1') => { decode(bytes: Uint8Array): string };

const asText = (ascii: Uint8Array): string => new TextDecoder('latin1').decode(ascii);

/** Encodes bytes in base64 with padding (section 4), as used for hashes in Content-Security-Policy. */
export function base64(bytes: Uint8Array): string {
  const text = asText(encodeBytes(bytes, codes));
  return text.padEnd(Math.ceil(bytes.length / 3) * 4, '=');
}

/** Encodes bytes in the URL-safe base64 alphabet without padding (section 5). */
export function base64url(bytes: Uint8Array): string {
  return asText(base64urlBytes(bytes));
}

/** Returns the ASCII bytes of `base64url`, which take less memory than the text. */
export function base64urlBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return encodeBytes(bytes, urlCodes);
}

/**
 * Decodes the URL-safe base64 alphabet without padding. Returns undefined if the text is not exactly what `base64url`
 * writes, so that no two texts are the same bytes.
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  const result = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [group, bits, end] = [0, 0, 0];
  for (const digit of text) {
    const value = urlDigits.indexOf(digit);
    if (value < 0) return undefined;
    group = ((group << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    result[end] = (group >> bits) & 255;
    end += 1;
  }
  return base64url(result) === text ? result : undefined;
}
