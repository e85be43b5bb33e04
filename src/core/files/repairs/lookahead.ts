/**
 * Looks ahead in a text that is almost JSON: past white space and comments, and for the end of a name. Remembers what
 * it found, because many places look ahead over the same characters, so that reading a text takes time in proportion to
 * it.
 */
import { shortenEnd } from '../../text/shorten.ts';

// The characters of texts that are almost JSON: quotation marks, white space, comments and names without quotes.

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

/** Returns the next offset to look at; a negative number if the search ends at `at`. */
type Step = (at: number) => number;

/** Results are stored once for this many UTF-16 units, as a power of 2. */
const blockBits = 6;

export class Lookahead {
  readonly limit: number;
  readonly #text: string;
  readonly #blanks = new Map<number, number>();
  readonly #lineEnds = new Map<number, number>();
  readonly #commentEnds = new Map<number, number>();
  readonly #nameEnds = new Map<string, Map<number, number>>();

  /** All offsets are in UTF-16 units. Nothing after `limit` is read. */
  constructor(text: string, limit: number) {
    this.#text = text;
    this.limit = limit;
  }

  /** The next character that is neither white space nor in a comment; the limit if there is none. */
  skipBlank(from: number): number {
    return this.#follow(from, this.#blanks, (at) => {
      const code = this.#text.charCodeAt(at);
      return isSpace(code) || isOddSpace(code) ? at + 1 : this.endOfComment(at);
    });
  }

  /** The end of the comment at an offset; -1 if there is none. A comment that is not closed ends at the limit. */
  endOfComment(at: number): number {
    const text = this.#text;
    const code = text.charCodeAt(at);
    if (code !== 0x23 && code !== 0x2f) return -1;
    const next = text.charCodeAt(at + 1);
    if (code === 0x23 || next === 0x2f)
      return this.#follow(at, this.#lineEnds, (end) => (isLineEnd(text.charCodeAt(end)) ? -1 : end + 1));
    if (next !== 0x2a) return -1;
    const isClosed = (end: number): boolean => text.charCodeAt(end) === 0x2a && text.charCodeAt(end + 1) === 0x2f;
    const close = this.#follow(at + 2, this.#commentEnds, (end) => (isClosed(end) ? -1 : end + 1));
    return Math.min(close + 2, this.limit);
  }

  /**
   * The end of a name in quotation marks: where its closing mark or, without one, its line ends; the limit if neither
   * follows. `opening` is its opening mark, and `from` the offset after it.
   */
  endOfName(opening: string, from: number): number {
    const closers = closersOf(opening) ?? opening;
    let memory = this.#nameEnds.get(closers);
    if (!memory) this.#nameEnds.set(closers, (memory = new Map()));
    return this.#follow(from, memory, (at) => {
      const character = this.#text.charAt(at);
      if (character === '\\') return at + 2;
      return character === '\n' || closers.includes(character) ? -1 : at + 1;
    });
  }

  /** Repeats a step to its end. What follows an offset does not depend on where the search began. */
  #follow(from: number, memory: Map<number, number>, step: Step): number {
    const passed: number[] = [];
    let [at, end, block] = [from, this.limit, from >> blockBits];
    while (at < this.limit) {
      if (at >> blockBits !== block) {
        block = at >> blockBits;
        const known = memory.get(at);
        if (known !== undefined) {
          end = known;
          break;
        }
        passed.push(at);
      }
      const next = step(at);
      if (next < 0) {
        end = at;
        break;
      }
      at = next;
    }
    for (const one of passed) memory.set(one, end);
    return end;
  }
}

function isLineEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}
