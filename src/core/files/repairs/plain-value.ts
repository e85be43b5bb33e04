/** Values without quotation marks: numbers, constants and texts, and how JSON writes them. */
import { isOddSpace, isSpace, quotePart } from './characters.ts';
import type { Lookahead } from './lookahead.ts';
import type { RepairKind } from './source-repair.ts';

/** How JSON writes a value that was written without quotation marks. */
export type PlainValue =
  | { readonly kind: 'json' }
  /** The end of the text cut it, so that its value is not known. */
  | { readonly kind: 'incomplete' }
  | {
      readonly kind: Extract<RepairKind, 'constant' | 'number' | 'bare-text'>;
      readonly replacement: string;
      readonly sentence: string;
    };

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const otherNumber = /^[+-]?(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const incompleteNumber = /^[+-]?(?:\d+(?:\.\d*)?(?:[eE][+-]?)?|\.)?$/;

const constants: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  undefined: 'null',
  nil: 'null',
  nan: 'null',
  infinity: 'null',
  '-infinity': 'null',
};

const separators = /[,，;\n\r{}[\]]/;

/** The end of the word at an offset: white space, a comma, a bracket or a comment. */
function endOfWord(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && !separators.test(text.charAt(at))) {
    const code = text.charCodeAt(at);
    if (isSpace(code) || isOddSpace(code) || (at > from && text.startsWith('/*', at))) break;
    at += 1;
  }
  return at;
}

/** The end of a value without quotation marks: of one word, or of several on a line if they are a text. */
export function endOfPlainValue(text: string, from: number, lookahead: Lookahead): number {
  const { limit } = lookahead;
  const first = endOfWord(text, from, limit);
  const word = plainValue(text.slice(from, first), false);
  if (word && word.kind !== 'bare-text') return first;
  for (let end = first; ;) {
    const next = lookahead.skipBlank(end);
    const between = text.slice(end, next);
    if (next >= limit || /[\n\r]|\/[/*]|#/.test(between) || separators.test(text.charAt(next))) return end;
    end = endOfWord(text, next, limit);
  }
}

function asJsonNumber(written: string): string {
  const [, sign = '', digits = '', fraction = '', power = ''] =
    /^([+-]?)([\d_]*)(\.?\d*)((?:[eE][+-]?\d+)?)$/.exec(written) ?? [];
  const whole = digits.replaceAll('_', '').replace(/^0+(?=\d)/, '') || '0';
  return `${sign === '-' ? '-' : ''}${whole}${fraction === '.' ? '' : fraction}${power}`;
}

/**
 * How JSON writes a value that was written without quotation marks; undefined if it is unclear what it is. `isLast`
 * says that the text ends right after it.
 */
export function plainValue(written: string, isLast: boolean): PlainValue | undefined {
  if (written === '') return undefined;
  if (written === 'true' || written === 'false' || written === 'null' || jsonNumber.test(written))
    return { kind: 'json' };
  if (isLast && incompleteNumber.test(written)) return { kind: 'incomplete' };
  if (isLast && /^[a-z]+$/i.test(written)) {
    const completion = Object.keys(constants).find(
      (name) => name !== written.toLowerCase() && name.startsWith(written.toLowerCase()),
    );
    if (completion !== undefined) return { kind: 'incomplete' };
  }
  const constant = Object.hasOwn(constants, written.toLowerCase()) ? constants[written.toLowerCase()] : undefined;
  if (constant !== undefined)
    return { kind: 'constant', replacement: constant, sentence: `Write ${written} as ${constant}.` };
  if (otherNumber.test(written)) {
    const replacement = asJsonNumber(written);
    return {
      kind: 'number',
      replacement,
      sentence: `Write the number ${quotePart(written)} as ${quotePart(replacement)}.`,
    };
  }
  // Quotation marks and parentheses show that more is wrong than missing quotation marks.
  if (/["“”()\\]/.test(written) || !/^[\p{L}\p{N}]/u.test(written)) return undefined;
  const sentence = `Put the text ${quotePart(written)} in double quotation marks.`;
  return { kind: 'bare-text', replacement: JSON.stringify(written), sentence };
}
