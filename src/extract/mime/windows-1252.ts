/** Decodes Windows-1252, which browsers also use for pages in ISO 8859-1 (Encoding Standard, section 9). */
import { byteString } from './byte-strings.ts';

/** The characters of the bytes 80 to 9F. The five unused bytes are control characters. */
const upperHalf = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

export function windows1252(bytes: Uint8Array): string {
  return byteString(bytes).replaceAll(/[\x80-\x9f]/g, (unit) => upperHalf[unit.charCodeAt(0) - 0x80] ?? unit);
}
