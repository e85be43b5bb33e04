/** Bytes as strings with one character for each byte, in which patterns can be looked for. */

/** How many bytes are converted at once, because the number of arguments of a call is limited. */
const chunkSize = 8192;

/** Returns a string whose character codes are the bytes. */
export function byteString(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += chunkSize) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + chunkSize)));
  }
  return pieces.join('');
}

/** Returns the bytes of such a string. */
export function bytesOfString(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
