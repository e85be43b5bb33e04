/**
 * Reads one text of JSON that models, people and programs wrote: to its end, with everything inside that JSON forbids.
 */
import { isOddSpace, isSpace, quotePart, closersOf, codeOf, type Lookahead } from './lookahead.ts';
import { applyRepairs, type RepairKind, type SourceRepair } from './source-repair.ts';

// Values without quotation marks: numbers, constants and texts, and how JSON writes them.

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

/** How to recognise the end of a text from its surroundings. Offsets are in UTF-16 units. */
export interface TextSurroundings {
  /** Looks ahead in the part of the text that is read. */
  readonly lookahead: Lookahead;
  /** Whether what follows a text, at an offset, shows that the text ended there. */
  endsBefore(offset: number): boolean;
  /** Whether a member of the same object or list seems to begin at an offset. */
  startsMember(offset: number): boolean;
}

/** A text that was read. */
export interface ScannedText {
  /**
   * 'closed' by its mark, 'open' at the end of a line because the mark is missing, 'cut' by the end of the document, or
   * 'unclear', so that a person must look.
   */
  readonly ending: 'closed' | 'open' | 'cut' | 'unclear';
  /** Where the content ends, and where reading continues. */
  readonly contentEnd: number;
  readonly end: number;
  /** Corrections inside the content, in order. */
  readonly fixes: readonly SourceRepair[];
}

function fix(kind: RepairKind, offset: number, length: number, replacement: string, sentence: string): SourceRepair {
  return { kind, offset, length, replacement, sentence };
}

const hexadecimal = /^[\da-f]+$/i;

const namedControls: Readonly<Record<number, string>> = { 8: '\\b', 9: '\\t', 10: '\\n', 12: '\\f', 13: '\\r' };

function escapeOf(code: number): string {
  return namedControls[code] ?? `\\u${code.toString(16).padStart(4, '0')}`;
}

/** An invalid escape: how long it is as written, and its correction. A valid one has no correction. */
function readEscape(text: string, at: number): { readonly length: number; readonly fix?: SourceRepair } {
  const next = text.charAt(at + 1);
  if (next !== '' && '"\\/bfnrt'.includes(next)) return { length: 2 };
  const digits = text.slice(at + 2, at + 6);
  if (next === 'u' && digits.length === 4 && hexadecimal.test(digits)) return { length: 6 };
  const pair = text.slice(at + 2, at + 4);
  if (next === 'x' && pair.length === 2 && hexadecimal.test(pair)) {
    const sentence = `Write “\\x${pair}” as “\\u00${pair}”.`;
    return { length: 4, fix: fix('escape', at, 4, `\\u00${pair}`, sentence) };
  }
  if (next === '\n' || next === '\r') {
    const length = text.startsWith('\r\n', at + 1) ? 3 : 2;
    return { length, fix: fix('escape', at, length, '', 'Join the lines of this text, as the backslash says.') };
  }
  if (closersOf(next) !== undefined) {
    return {
      length: 2,
      fix: fix('escape', at, 1, '', `Remove the backslash before ${next}. JSON does not escape it.`),
    };
  }
  const sentence = `Write the backslash in ${quotePart(text.slice(at, at + 2))} as two backslashes.`;
  return { length: 1, fix: fix('escape', at, 1, '\\\\', sentence) };
}

/** The end of the content without white space and a comma at the end of its line. */
function beforeLineEnd(text: string, from: number, to: number): number {
  const end = withoutSpace(text, from, to);
  return text.charAt(end - 1) === ',' ? withoutSpace(text, from, end - 1) : end;
}

function withoutSpace(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return end;
}

/** The last two visible characters before an offset; the opening mark counts. */
interface VisibleBefore {
  readonly last: string;
  readonly lastAt: number;
  readonly previous: string;
}

/** Returns a function that returns them. Offsets must not decrease, so that every character is read once. */
function visibleReader(text: string, from: number): (at: number) => VisibleBefore {
  let read = from;
  let visible: VisibleBefore = { last: '', lastAt: -1, previous: '' };
  return (at) => {
    for (; read < at; read += 1) {
      if (isSpace(text.charCodeAt(read))) continue;
      visible = { last: text.charAt(read), lastAt: read, previous: visible.last };
    }
    return visible;
  };
}

/** Reads the text whose opening quotation mark is at an offset. */
export function scanText(text: string, from: number, around: TextSurroundings, isName: boolean): ScannedText {
  const { lookahead } = around;
  const { limit } = lookahead;
  const visibleBefore = visibleReader(text, from);
  /** Whether a quotation mark and a comma are the last of the line that ends at an offset. */
  const endsMember = (offset: number): boolean => {
    const { last, lastAt, previous } = visibleBefore(offset);
    return last === ',' && lastAt > from + 1 && previous === '"';
  };
  const closers = closersOf(text.charAt(from)) ?? '"';
  const isStraight = text.charAt(from) === '"';
  const fixes: SourceRepair[] = [];
  const scannedTo = (ending: ScannedText['ending'], contentEnd: number, end: number): ScannedText => {
    return { ending, contentEnd, end, fixes: fixes.filter(({ offset }) => offset < contentEnd) };
  };
  let at = from + 1;
  while (at < limit) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) {
      const escape = readEscape(text, at);
      if (at + Math.max(escape.length, text.charAt(at + 1) === 'u' ? 6 : 2) > limit) return scannedTo('cut', at, limit);
      if (escape.fix) fixes.push(escape.fix);
      at += escape.length;
    } else if (code < 0x20) {
      if (code === 10 || code === 13) {
        if (isName) return scannedTo('unclear', at, at);
        if (around.startsMember(at)) {
          const end = beforeLineEnd(text, from + 1, at);
          return scannedTo('open', end, end);
        }
        // If a member seems to end with this line, the next one is damaged, and only a person can tell how.
        if (isStraight && endsMember(at) && text.charAt(lookahead.skipBlank(at)) === '"')
          return scannedTo('unclear', at, at);
      }
      fixes.push(
        fix('control', at, 1, escapeOf(code), `Write the ${nameOf(code)} inside this text as “${escapeOf(code)}”.`),
      );
      at += 1;
    } else if (closers.includes(text.charAt(at)) && ((isName && isStraight) || around.endsBefore(at + 1))) {
      return scannedTo('closed', at, at + 1);
    } else if (code === 0x22) {
      // If a name seems to begin here, the text ended before, and only a person can tell where.
      if (isStraight && visibleBefore(at).last === ',' && around.startsMember(at)) return scannedTo('unclear', at, at);
      fixes.push(fix('inner-quote', at, 0, '\\', 'Escape the quotation mark inside this text.'));
      at += 1;
    } else at += 1;
  }
  return scannedTo('cut', withoutSpace(text, from + 1, limit), limit);
}

function nameOf(code: number): string {
  if (code === 9) return 'tab';
  return code === 10 || code === 13 ? 'line break' : `character ${codeOf(String.fromCharCode(code))}`;
}

/** The content of a text that was read, as JSON writes it between its quotation marks. */
export function contentOf(text: string, from: number, { contentEnd, fixes }: ScannedText): string {
  const shift = from + 1;
  const inside = fixes.map((one) => ({ ...one, offset: one.offset - shift }));
  return applyRepairs(text.slice(shift, contentEnd), inside);
}
