/** Explains JSON syntax errors in plain words, with advice on how to fix them. */
import type { TokenFault } from './json-tokens.ts';
import { shortenEnd } from '../passage/shorten.ts';
import type { FileProblemCode } from './problem.ts';

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
