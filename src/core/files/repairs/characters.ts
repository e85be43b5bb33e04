/** The characters of texts that are almost JSON: quotation marks, white space, comments and names without quotes. */
import { shortenEnd } from '../../passage/shorten.ts';

/** The marks that end a text, by the mark that begins it. Straight double quotation marks are JSON's own. */
const closingMarks: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '´': '´',
  '‘': '’',
  '’': '’',
  '‚': '‘’',
  '“': '”"',
  '”': '”',
  '„': '“”"',
  '«': '»',
  '＂': '＂',
  '「': '」',
  '『': '』',
};

/** The marks that can end a text that begins with this character; undefined if no text begins with it. */
export function closersOf(character: string): string | undefined {
  return Object.hasOwn(closingMarks, character) ? closingMarks[character] : undefined;
}

/** White space of JSON. */
export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** White space and invisible characters that JSON does not allow between values. */
export function isOddSpace(code: number): boolean {
  return (
    code === 0x0b ||
    code === 0x0c ||
    (code >= 0x85 && (code === 0x85 || code === 0xa0 || code === 0xad || code === 0x1680 || code === 0x3000)) ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    (code >= 0x205f && code <= 0x2064) ||
    code === 0xfeff
  );
}

/** The end of the ellipsis at an offset; -1 if there is none. */
export function endOfEllipsis(text: string, at: number): number {
  if (text.charAt(at) === '…') return at + 1;
  if (!text.startsWith('...', at)) return -1;
  let end = at + 3;
  while (text.charAt(end) === '.') end += 1;
  return end;
}

const nameCharacters = /[\p{L}\p{N}_$][\p{L}\p{N}\p{M}_$.-]*/uy;

/** The end of the name without quotation marks at an offset; the offset itself if there is none. */
export function endOfBareName(text: string, at: number, limit: number): number {
  nameCharacters.lastIndex = at;
  const [name = ''] = nameCharacters.exec(text) ?? [];
  return Math.min(at + name.length, limit);
}

/** Whether a character separates a name from its value, in JSON or elsewhere. */
export function isColon(character: string): boolean {
  return character === ':' || character === '：' || character === '=';
}

/** Whether a character separates members, in JSON or elsewhere. */
export function isComma(character: string): boolean {
  return character === ',' || character === '，' || character === '、' || character === ';';
}

/** The maximum number of code points of a text that a sentence quotes. */
const quotedLength = 40;

/** A part of a text in quotation marks, on one line and shortened. */
export function quotePart(part: string): string {
  return `“${shortenEnd(part.slice(0, 400).replace(/\s+/gu, ' ').trim(), quotedLength)}”`;
}

/** The code of a character, such as U+00A0. */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
