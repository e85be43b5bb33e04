/** Decodes the encodings that mail uses and the Encoding Standard does not have. */
import { byteString, bytesOfString } from './byte-strings.ts';
import { decodeAs, type DecodedText } from './decode-as.ts';
import { base64 } from './transfer-encodings.ts';

/** The characters of the bytes 80 to FF of two encodings of MS-DOS. */
const upperHalves: Readonly<Record<string, string>> = {
  '437':
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  '850':
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
};

/** The name of one of these encodings, which can have “cp”, “ibm” and “cs” before it. */
const dosName = /^\s*(?:cs)?(?:cp|ibm|pc)?[-_]?(?:pc)?(?:437|850|850multilingual|codepage437)\s*$/i;

function decodeDos(bytes: Uint8Array, label: string): string {
  const upper = upperHalves[label.includes('437') ? '437' : '850'] ?? '';
  return byteString(bytes).replaceAll(/[\x80-\xff]/g, (unit) => upper[unit.charCodeAt(0) - 0x80] ?? unit);
}

/** Decodes UTF-7 (RFC 2152): stretches of UTF-16 in base64 begin with “+” and end with “-” or another character. */
function decodeUtf7(bytes: Uint8Array): DecodedText {
  let replaced = 0;
  const text = byteString(bytes).replaceAll(
    /\+([A-Za-z0-9+/]*)(-?)|[\x80-\xff]/g,
    (all, units?: string, end?: string) => {
      if (units === '' && end === '-') return '+';
      const raw = base64(units ?? '');
      const decoded = decodeAs(bytesOfString(raw.slice(0, raw.length - (raw.length % 2))), 'utf-16be');
      // Less than one unit can be left over at the end, as padding.
      const isWhole = units !== undefined && units !== '' && (units.length * 6) % 16 < 6;
      if (isWhole && decoded?.replaced === 0) return decoded.text;
      replaced += 1;
      return `\ufffd${all.slice(1)}`;
    },
  );
  return { text, replaced };
}

/** Decodes bytes; undefined if the encoding is not known here either. */
export function decodeMailEncoding(bytes: Uint8Array, label: string): DecodedText | undefined {
  if (/^\s*(?:x-)?(?:unicode-[12]-[01]-|cs)?utf-?7\s*$/i.test(label)) return decodeUtf7(bytes);
  return dosName.test(label) ? { text: decodeDos(bytes, label), replaced: 0 } : undefined;
}
