import type { TokenFault } from './json-tokens.ts';
import type { FileProblemCode } from './problem.ts';

/** Why a text stops being JSON: the characters are no token, or another token was expected. */
export type SyntaxFaultName =
  TokenFault | 'value-expected' | 'name-expected' | 'colon-expected' | 'comma-expected' | 'end-expected';

/** A token at which a text stops being JSON. Offsets and length in UTF-16 units. */
export interface SyntaxFault {
  readonly error: SyntaxFaultName;
  readonly offset: number;
  readonly length: number;
  /** In a string, the first character that is wrong; the text's length where the string is not closed. */
  readonly badAt: number;
}

/** What to say of a syntax fault, where it really is, and how. */
export interface SyntaxFinding {
  readonly code: Extract<FileProblemCode, 'syntax' | 'truncated'>;
  readonly offset: number;
  readonly sentence: string;
}

const cutOff = 'It may have been cut off: get it again from where it came from.';

/** How much of a token is quoted, in code points. */
const quotedLength = 30;

function quoted(text: string): string {
  const characters = Array.from(text.slice(0, 4 * quotedLength));
  const start = characters.slice(0, quotedLength).join('');
  return `“${start}${start.length < text.length ? '…' : ''}”`;
}

/** A character by its number where it cannot be seen, such as U+00A0; otherwise itself, in quotation marks. */
function named(character: string): string {
  if (!/[\s\p{C}]/u.test(character)) return quoted(character);
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function characterAt(text: string, offset: number): string {
  return String.fromCodePoint(text.codePointAt(offset) ?? 0);
}

/** The last character before an offset that is not white space; '' where there is none. */
function before(text: string, offset: number): string {
  let at = offset - 1;
  while (at >= 0 && ' \t\r\n'.includes(text.charAt(at))) at -= 1;
  return text.charAt(at);
}

function stringSentence(text: string, { offset, badAt: at }: SyntaxFault): SyntaxFinding {
  if (at >= text.length || /^\\(u[\da-f]{0,3})?$/i.test(text.slice(at, at + 7))) {
    return { code: 'truncated', offset, sentence: `the file ends inside the text that begins here. ${cutOff}` };
  }
  const character = characterAt(text, at);
  if (character === '\\') {
    const escape = quoted(text.slice(at, at + 2));
    const sentence = `${escape} is no escape that JSON knows. Write a backslash as “\\\\”, and a character by its number as “\\u” and four hexadecimal digits.`;
    return { code: 'syntax', offset: at, sentence };
  }
  if (character === '\n' || character === '\r') {
    const sentence =
      'the text that begins here is not closed before its line ends. Close it with a double quotation mark, or write a line break inside it as “\\n”.';
    return { code: 'syntax', offset, sentence };
  }
  const sentence = `a text holds the control character ${named(character)} as it is. Write it as an escape, such as “\\t” for a tab.`;
  return { code: 'syntax', offset: at, sentence };
}

/** Words that other languages and programs write where JSON has another form. */
function symbolAdvice(symbol: string): string {
  if (/^['‘’“”`]/.test(symbol)) return 'Texts and property names stand in straight double quotation marks.';
  if (/^[+-]?(nan|inf)/i.test(symbol)) return 'JSON has no such number: write null, or leave the property out.';
  if (/^(true|false|null)$/i.test(symbol)) return 'JSON writes true, false and null in lower case.';
  if (/^(none|undefined|nil)$/i.test(symbol)) return 'JSON writes null.';
  if (/^[+.]?\d|^-/.test(symbol)) return 'A number begins with a digit, or with a minus sign and a digit.';
  if (/^[\s\p{C}]/u.test(symbol)) return 'Remove it: only spaces, tabs and line breaks may stand between values.';
  return 'Texts and property names stand in double quotation marks.';
}

function symbolSentence(text: string, { offset, length }: SyntaxFault): SyntaxFinding {
  const symbol = text.slice(offset, offset + length);
  const unfinished = ['true', 'false', 'null', '-'].some((word) => word.startsWith(symbol));
  if (offset + length >= text.length && unfinished) {
    return { code: 'truncated', offset, sentence: `the file ends inside a value. ${cutOff}` };
  }
  const first = named(characterAt(text, offset));
  const shown = first.startsWith('U+') ? `the invisible character ${first}` : quoted(symbol);
  return { code: 'syntax', offset, sentence: `${shown} is no JSON. ${symbolAdvice(symbol)}` };
}

function unexpected(text: string, offset: number, wanted: string): string {
  return `${wanted} was expected here, and not ${named(characterAt(text, offset))}.`;
}

/** Sentences for a token that stands where another one should. */
function orderSentence(text: string, { error, offset }: SyntaxFault): string {
  const here = characterAt(text, offset);
  const previous = before(text, offset);
  if (previous === ',' && (here === ']' || here === '}')) {
    return `a comma stands before this “${here}”, and nothing after it. Remove the comma.`;
  }
  switch (error) {
    case 'end-expected':
      return `the document is complete before this, and something follows it (${named(here)}). Remove what follows; a file holds one document.`;
    case 'comma-expected':
      if (/\d/.test(here) && /[\d]/.test(text.charAt(offset - 1)))
        return 'a number must not begin with 0. Remove the zero.';
      return `${unexpected(text, offset, 'a comma or the end of the list or object')} A comma may be missing before it.`;
    case 'colon-expected':
      return `${unexpected(text, offset, 'a colon')} A property is a name in double quotation marks, a colon, and a value.`;
    case 'name-expected':
      return `${unexpected(text, offset, 'a property name in double quotation marks')}`;
    default:
      return unexpected(text, offset, 'a value');
  }
}

/** Says what is wrong at the token where a text stops being JSON, and what to do. `offset` is where to look. */
export function explainSyntax(text: string, fault: SyntaxFault): SyntaxFinding {
  const { error, offset, length } = fault;
  if (error === 'string') return stringSentence(text, fault);
  if (error === 'symbol') return symbolSentence(text, fault);
  if (error === 'comment') {
    return { code: 'syntax', offset, sentence: 'a comment stands here, and JSON has none. Remove it.' };
  }
  const atEnd = offset + length >= text.length;
  if (error === 'number' && !atEnd) {
    return {
      code: 'syntax',
      offset,
      sentence: `the number ${quoted(text.slice(offset, offset + length))} lacks a digit at its end.`,
    };
  }
  if (error === 'number' || offset >= text.length) {
    return { code: 'truncated', offset, sentence: `the file ends here, before its document is complete. ${cutOff}` };
  }
  return { code: 'syntax', offset, sentence: orderSentence(text, fault) };
}
