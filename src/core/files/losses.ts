/** Finds duplicate keys, numbers and lone surrogates that JSON parsing would lose or change. */
import { pointer, type Pointer } from '../json/pointer.ts';
import { shortenEnd } from '../text/shorten.ts';
import { textOfLiteral, type Literal, type WalkVisitor } from './json-walk.ts';
import { maxListedProblems } from './limits.ts';
import type { Place, FileProblemCode } from './problem.ts';

/** A decimal number as its significant digits and a power of ten: 0.0120e3 is 12 × 10^0. Zero has no digits. */
interface Decimal {
  readonly digits: string;
  readonly exponent: number;
}

/**
 * Splits a JSON number into digits and exponent, without its sign. The loops keep it linear in the literal's length.
 */
function decimalOf(literal: string): Decimal {
  const [mantissa = '', power = '0'] = literal.replace(/^-/, '').toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const all = whole + fraction;
  let first = 0;
  while (all[first] === '0') first += 1;
  let last = all.length;
  while (last > first && all[last - 1] === '0') last -= 1;
  const exponent = Number(power) - fraction.length + (all.length - last);
  return first === last ? { digits: '', exponent: 0 } : { digits: all.slice(first, last), exponent };
}

/** How a number would change when it is parsed. */
export type NumberFault =
  /** An integer beyond ±(2^53 − 1), where neighbours cannot be distinguished. */
  | { readonly kind: 'unsafe-integer' }
  /** Larger than any double. */
  | { readonly kind: 'overflow' }
  /** It would be parsed as another number, `reads`. */
  | { readonly kind: 'digits'; readonly reads: string };

/**
 * Returns how a JSON number would change as an IEEE 754 double; undefined if it keeps its value. Integers beyond
 * ±(2^53 − 1) are faults even if the double is exact, unless `largeIntegers` says that the number was written from a
 * double: then only lost digits count. A number keeps its value if the shortest form of the double has the same digits:
 * 1.0, 1e2 and 0.1 do, 0.1000000000000000055 does not.
 */
export function numberFault(literal: string, largeIntegers = false): NumberFault | undefined {
  const value = Number(literal);
  if (!Number.isFinite(value)) return { kind: 'overflow' };
  const reads = String(value);
  if (!largeIntegers && Number.isInteger(value) && !Number.isSafeInteger(value)) return { kind: 'unsafe-integer' };
  if (reads === literal) return undefined;
  const written = decimalOf(literal);
  const read = decimalOf(reads);
  const same = written.digits === read.digits && written.exponent === read.exponent;
  return same ? undefined : { kind: 'digits', reads };
}

/** A lone surrogate in a JSON text: where it is, in UTF-16 units, and whether it is written as an escape. */
interface SurrogateFault {
  readonly offset: number;
  readonly escaped: boolean;
}

const backslash = 0x5c;
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * Calls `report` for each lone surrogate of a valid JSON string literal, in order. The literal is in a text from `from`
 * to `to`, including its quotation marks. It collects nothing, because a text can have millions.
 */
function eachSurrogateFault(text: string, from: number, to: number, report: (fault: SurrogateFault) => void): void {
  let high: SurrogateFault | undefined;
  for (let offset = from + 1; offset < to - 1;) {
    const code = text.charCodeAt(offset);
    const isEscape = code === backslash;
    const escaped = isEscape && text.charAt(offset + 1) === 'u';
    const unit = escaped ? parseInt(text.slice(offset + 2, offset + 6), 16) : code;
    if (high && !isLow(unit)) report(high);
    if (isLow(unit) && !high) report({ offset, escaped });
    high = isHigh(unit) ? { offset, escaped } : undefined;
    offset += escaped ? 6 : isEscape ? 2 : 1;
  }
  if (high) report(high);
}

/**
 * Something that would be lost when a text is parsed, or that cannot be written to a file. The offset is in UTF-16
 * units.
 */
export interface Loss {
  readonly code: Extract<FileProblemCode, 'duplicate-key' | 'number' | 'lone-surrogate'>;
  readonly offset: number;
  readonly pointer: Pointer;
  readonly sentence: (placeOf: (offset: number) => Place) => string;
}

/** Losses of one kind: the first ones, and the number of the others, so that many of them cost little. */
export interface LossList {
  readonly listed: Loss[];
  unlisted: number;
}

/** The losses that a walk has collected. */
export interface Losses {
  readonly refused: LossList;
  /** Losses that are allowed in a draft and that its file preserves. */
  readonly preserved: LossList;
  negativeZero: boolean;
}

/** Creates an empty collection of losses. */
export function noLosses(): Losses {
  return { refused: { listed: [], unlisted: 0 }, preserved: { listed: [], unlisted: 0 }, negativeZero: false };
}

function add(list: LossList, loss: () => Loss): void {
  if (list.listed.length < maxListedProblems) list.listed.push(loss());
  else list.unlisted += 1;
}

/** The maximum number of code points of a name or number that are quoted. */
const quotedLength = 40;

function duplicateKey(name: string, offset: number, first: number, path: Pointer): Loss {
  const sentence: Loss['sentence'] = (placeOf) => {
    const here = placeOf(offset);
    const there = placeOf(first);
    const where = here.line === there.line ? `at column ${String(there.column)}` : `on line ${String(there.line)}`;
    return `duplicate key “${shortenEnd(name, quotedLength)}”; the first is ${where}. Remove one of them.`;
  };
  return { code: 'duplicate-key', offset, pointer: path, sentence };
}

function numberSentence(literal: string, largeIntegers: boolean): string | undefined {
  const fault = numberFault(literal, largeIntegers);
  if (!fault) return undefined;
  const shown = shortenEnd(literal, quotedLength);
  const advice = 'Shorten it, or put it in quotation marks.';
  if (fault.kind === 'overflow') return `the number ${shown} is too large. ${advice}`;
  if (fault.kind === 'digits')
    return `the number ${shown} would lose precision (it would be read as ${fault.reads}). ${advice}`;
  return `the whole number ${shown} is outside the safe range (±9007199254740991). ${advice}`;
}

function loneSurrogate(text: string, { offset, escaped }: SurrogateFault, path: Pointer, isPreserved: boolean): Loss {
  const shown = escaped ? text.slice(offset, offset + 6) : 'a character here';
  const advice = isPreserved ? 'It was read unchanged. Remove it before you export.' : 'Remove it.';
  const sentence = `${shown} is a damaged character (lone surrogate). ${advice}`;
  return { code: 'lone-surrogate', offset, pointer: path, sentence: () => sentence };
}

/** Whether a number is a small integer other than -0, as nearly all are: such a number loses nothing. */
function isPlain(literal: string): boolean {
  return literal.length < 16 && /^(?:0|-?[1-9]\d*)$/.test(literal);
}

/** The state shared by the checks of single tokens. */
interface Search {
  readonly text: string;
  /** Whether lone surrogates can only be escapes. */
  readonly wellFormed: boolean;
  readonly draft: boolean;
  readonly losses: Losses;
}

function checkText({ text, wellFormed, draft, losses }: Search, literal: Literal): void {
  const { offset, end, escaped } = literal;
  if (!escaped && wellFormed) return;
  eachSurrogateFault(text, offset, end, (fault) => {
    const isPreserved = draft && fault.escaped;
    add(isPreserved ? losses.preserved : losses.refused, () =>
      loneSurrogate(text, fault, pointer(...literal.path()), isPreserved),
    );
  });
}

function checkNumber({ text, draft, losses }: Search, literal: Literal): void {
  const { offset, end } = literal;
  const digits = text.slice(offset, end);
  if (isPlain(digits)) return;
  if (Object.is(Number(digits), -0)) losses.negativeZero = true;
  const sentence = numberSentence(digits, draft);
  if (sentence === undefined) return;
  add(losses.refused, () => ({
    code: 'number',
    offset,
    pointer: pointer(...literal.path()),
    sentence: () => sentence,
  }));
}

/**
 * Returns a visitor that collects losses: duplicate keys, numbers that would change, lone surrogates. With `draft`, it
 * allows what `writeDesk` can produce from a draft: escaped lone surrogates, and integers outside the safe range that
 * were doubles already.
 */
export function lossFinder(text: string, draft: boolean, losses: Losses): WalkVisitor {
  const search: Search = { text, wellFormed: text.isWellFormed(), draft, losses };
  const open: Map<string, number>[] = [];
  return {
    onObjectBegin: () => {
      open.push(new Map());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onName: (literal) => {
      const { offset } = literal;
      const name = textOfLiteral(text, literal);
      const names = open.at(-1);
      const first = names?.get(name);
      if (first === undefined) names?.set(name, offset);
      else add(losses.refused, () => duplicateKey(name, offset, first, pointer(...literal.path(), name)));
      checkText(search, literal);
    },
    onString: (literal) => checkText(search, literal),
    onNumber: (literal) => checkNumber(search, literal),
  };
}
