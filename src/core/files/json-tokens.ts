/** Reads the tokens of JSON with their faults, and explains each fault in plain words, with advice on how to fix it. */
import { shortenEnd } from '../text/shorten.ts';
import type { FileProblemCode } from './problem.ts';

/**
 * The kind of a token; 'fault' for characters that are not a JSON token. Brackets, commas and colons are their own
 * kind.
 */
export type TokenKind = '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'word' | 'end' | 'fault';

/** Why characters are not a JSON token. */
type TokenFault = 'string' | 'number' | 'comment' | 'symbol';

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

// Explains JSON syntax errors in plain words, with advice on how to fix them.

/** Why a text is not JSON: the characters are not a token, or another token was expected. */
export type SyntaxFaultName =
  | TokenFault
  | 'value-expected'
  | 'name-expected'
  | 'colon-expected'
  | 'comma-expected'
  | 'end-expected';

/** The first token at which a text is not JSON. Offset and length are in UTF-16 units. */
export interface SyntaxFault {
  readonly error: SyntaxFaultName;
  readonly offset: number;
  readonly length: number;
  /** The first invalid character of a string; the text's length if the string is not closed. */
  readonly badAt: number;
}

/** The explanation of a syntax fault: its code, its actual offset, and a sentence. */
export interface SyntaxFinding {
  readonly code: Extract<FileProblemCode, 'syntax' | 'truncated'>;
  readonly offset: number;
  readonly sentence: string;
}

const incomplete = 'It may be incomplete. Download or copy it again.';

/** The maximum number of code points of a token that are quoted. */
const quotedLength = 30;

function quoteText(text: string): string {
  return `“${shortenEnd(text, quotedLength)}”`;
}

/** A character in quotation marks or, if it is invisible, its code, such as U+00A0. */
function nameOf(character: string): string {
  if (!/[\s\p{C}]/u.test(character)) return quoteText(character);
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function characterAt(text: string, offset: number): string {
  return String.fromCodePoint(text.codePointAt(offset) ?? 0);
}

/** The last character before an offset that is not white space; '' if there is none. */
function before(text: string, offset: number): string {
  let at = offset - 1;
  while (at >= 0 && ' \t\r\n'.includes(text.charAt(at))) at -= 1;
  return text.charAt(at);
}

function stringSentence(text: string, { offset, badAt: at }: SyntaxFault): SyntaxFinding {
  if (at >= text.length || /^\\(u[\da-f]{0,3})?$/i.test(text.slice(at, at + 7))) {
    return { code: 'truncated', offset, sentence: `unexpected end of file in this text. ${incomplete}` };
  }
  const character = characterAt(text, at);
  if (character === '\\') {
    const escape = quoteText(text.slice(at, at + 2));
    const sentence = `${escape} is not a valid JSON escape. Write a backslash as “\\\\”, or a character code as “\\u” and four hexadecimal digits.`;
    return { code: 'syntax', offset: at, sentence };
  }
  if (character === '\n' || character === '\r') {
    const sentence = 'missing closing quotation mark. Add it, or write line breaks as “\\n”.';
    return { code: 'syntax', offset, sentence };
  }
  const sentence = `control character ${nameOf(character)} in a text. Write it as an escape, such as “\\t” for a tab.`;
  return { code: 'syntax', offset: at, sentence };
}

/** Advice for a symbol that other languages and programs use but JSON does not. */
function symbolAdvice(symbol: string): string {
  if (/^(?:`{3}|~{3})/.test(symbol)) return 'Remove the Markdown fence.';
  if (/^['‘’“”`]/.test(symbol)) return 'Use straight double quotation marks for text and property names.';
  if (/^[+-]?(nan|inf)/i.test(symbol)) return 'This number does not exist in JSON. Use null, or remove the property.';
  if (/^(true|false|null)$/i.test(symbol)) return 'Write true, false and null in lower case.';
  if (/^(none|undefined|nil)$/i.test(symbol)) return 'Use null instead.';
  if (/^[+.]?\d|^-/.test(symbol)) return 'Numbers must start with a digit, or a minus sign and a digit.';
  if (/^[\s\p{C}]/u.test(symbol)) return 'Remove it. Only spaces, tabs and line breaks are allowed between values.';
  return 'Put text and property names in double quotation marks.';
}

function symbolSentence(text: string, { offset, length }: SyntaxFault): SyntaxFinding {
  const symbol = text.slice(offset, offset + length);
  const unfinished = ['true', 'false', 'null', '-'].some((word) => word.startsWith(symbol));
  if (offset + length >= text.length && unfinished) {
    return { code: 'truncated', offset, sentence: `unexpected end of file in a value. ${incomplete}` };
  }
  const first = nameOf(characterAt(text, offset));
  const shown = first.startsWith('U+') ? `the invisible character ${first}` : quoteText(symbol);
  return { code: 'syntax', offset, sentence: `${shown} is not allowed in JSON. ${symbolAdvice(symbol)}` };
}

function unexpectedMessage(text: string, offset: number, wanted: string): string {
  return `expected ${wanted}, found ${nameOf(characterAt(text, offset))}.`;
}

/** The sentence for a token where another one was expected. */
function orderSentence(text: string, { error, offset }: SyntaxFault): string {
  const here = characterAt(text, offset);
  const previous = before(text, offset);
  if (previous === ',' && (here === ']' || here === '}')) {
    return `trailing comma before “${here}”. Remove it.`;
  }
  switch (error) {
    case 'end-expected':
      return `unexpected content after the end of the document (${nameOf(here)}). Remove it.`;
    case 'comma-expected':
      if (/\d/.test(here) && /[\d]/.test(text.charAt(offset - 1)))
        return 'a number must not begin with 0. Remove the zero.';
      return `${unexpectedMessage(text, offset, 'a comma or the end of the list or object')} A comma may be missing before it.`;
    case 'colon-expected':
      return `${unexpectedMessage(text, offset, 'a colon')} A property is a name in double quotation marks, a colon, and a value.`;
    case 'name-expected':
      return `${unexpectedMessage(text, offset, 'a property name in double quotation marks')}`;
    default:
      return unexpectedMessage(text, offset, 'a value');
  }
}

/** Explains a syntax fault and how to fix it. `offset` is the position to look at. */
export function explainSyntax(text: string, fault: SyntaxFault): SyntaxFinding {
  const { error, offset, length } = fault;
  if (error === 'string') return stringSentence(text, fault);
  if (error === 'symbol') return symbolSentence(text, fault);
  if (error === 'comment') {
    return { code: 'syntax', offset, sentence: 'comments are not allowed in JSON. Remove it.' };
  }
  const atEnd = offset + length >= text.length;
  if (error === 'number' && !atEnd) {
    return {
      code: 'syntax',
      offset,
      sentence: `the number ${quoteText(text.slice(offset, offset + length))} is incomplete. Add the missing digits.`,
    };
  }
  if (error === 'number' || offset >= text.length) {
    return { code: 'truncated', offset, sentence: `unexpected end of file. ${incomplete}` };
  }
  return { code: 'syntax', offset, sentence: orderSentence(text, fault) };
}
