/**
 * Looks ahead in a text that is almost JSON: past white space and comments, and for the end of a name. Remembers what
 * it found, because many places look ahead over the same characters, so that reading a text takes time in proportion to
 * it.
 */
import { closersOf, isOddSpace, isSpace } from './characters.ts';

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
