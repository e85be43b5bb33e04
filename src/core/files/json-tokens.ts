/**
 * The kind of a token; 'fault' for characters that are not a JSON token. Brackets, commas and colons are their own
 * kind.
 */
export type TokenKind = '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'word' | 'end' | 'fault';

/** Why characters are not a JSON token. */
export type TokenFault = 'string' | 'number' | 'comment' | 'symbol';

const quote = 0x22;
const backslash = 0x5c;
const slash = 0x2f;
const minus = 0x2d;
const zero = 0x30;

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function isDigit(code: number): boolean {
  return code >= zero && code <= 0x39;
}

function isHexadecimal(code: number): boolean {
  return isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
}

/** The end of the white space at an offset (RFC 8259, section 2). */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function skipDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at += 1;
  return at;
}

/** The end of the escape at an offset; -1 if it is not a JSON escape. */
function endOfEscape(text: string, at: number): number {
  const escape = text.charAt(at + 1);
  if (escape !== 'u') return escape !== '' && '"\\/bfnrt'.includes(escape) ? at + 2 : -1;
  for (let digit = at + 2; digit < at + 6; digit += 1) {
    if (!isHexadecimal(text.charCodeAt(digit))) return -1;
  }
  return at + 6;
}

/** Tokens of one character. An invalid token extends to one of them, to a quote or slash, or to white space. */
const single = '{}[],:';

function endsSymbol(code: number): boolean {
  return isSpace(code) || code === quote || code === slash || single.includes(String.fromCharCode(code));
}

/**
 * Reads the tokens of a JSON text (RFC 8259) one by one. It reads each character once and builds nothing, so that
 * neither the stack nor the memory grows with the text. All offsets are in UTF-16 units.
 */
export class Tokens {
  kind: TokenKind = 'end';
  /** The start and the end of the token. */
  offset = 0;
  end = 0;
  /** Whether a string has escapes. */
  escaped = false;
  fault: TokenFault = 'symbol';
  /** The first invalid character of a string; the text's length if the string is not closed. */
  badAt = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads the next token. */
  next(): void {
    const text = this.#text;
    this.offset = skipSpace(text, this.end);
    if (this.offset >= text.length) {
      this.#take('end', text.length);
      return;
    }
    const code = text.charCodeAt(this.offset);
    const first = text.charAt(this.offset);
    if (code === quote) this.#string();
    else if (single.includes(first)) this.#take(first as TokenKind, this.offset + 1);
    else if (isDigit(code) || (code === minus && isDigit(text.charCodeAt(this.offset + 1)))) this.#number();
    else this.#word(code);
  }

  #take(kind: TokenKind, end: number): void {
    this.kind = kind;
    this.end = end;
  }

  #fail(fault: TokenFault, end: number): void {
    this.fault = fault;
    this.#take('fault', end);
  }

  #string(): void {
    const text = this.#text;
    this.escaped = false;
    let at = this.offset + 1;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (code === quote) {
        this.#take('string', at + 1);
        return;
      }
      if (code < 0x20) break;
      if (code === backslash) {
        this.escaped = true;
        const end = endOfEscape(text, at);
        if (end < 0) break;
        at = end;
      } else at += 1;
    }
    this.badAt = at;
    this.#fail('string', at);
  }

  #number(): void {
    const text = this.#text;
    let at = this.offset + (text.charCodeAt(this.offset) === minus ? 1 : 0);
    at = text.charCodeAt(at) === zero ? at + 1 : skipDigits(text, at);
    if (text.charAt(at) === '.') {
      at += 1;
      if (!isDigit(text.charCodeAt(at))) return this.#fail('number', at);
      at = skipDigits(text, at);
    }
    if (/[eE]/.test(text.charAt(at))) {
      at += 1;
      if (/[+-]/.test(text.charAt(at))) at += 1;
      if (!isDigit(text.charCodeAt(at))) return this.#fail('number', at);
      at = skipDigits(text, at);
    }
    this.#take('number', at);
  }

  #word(code: number): void {
    const text = this.#text;
    if (code === slash) {
      const isComment = text.charAt(this.offset + 1) === '/' || text.charAt(this.offset + 1) === '*';
      return this.#fail(isComment ? 'comment' : 'symbol', this.offset + 1);
    }
    if (code === minus) return this.#fail('symbol', this.offset + 1);
    let at = this.offset + 1;
    while (at < text.length && !endsSymbol(text.charCodeAt(at))) at += 1;
    const length = at - this.offset;
    const isWord = ['true', 'false', 'null'].some(
      (word) => word.length === length && text.startsWith(word, this.offset),
    );
    if (isWord) this.#take('word', at);
    else this.#fail('symbol', at);
  }
}
