/** Finds duplicate keys, numbers and lone surrogates that JSON parsing would lose or change. */
import { pointer, type Pointer } from '../json/pointer.ts';
import { shortenEnd } from '../passage/shorten.ts';
import { textOfLiteral, type Literal, type WalkVisitor } from './json-walk.ts';
import { maxListedProblems } from './limits.ts';
import { numberFault } from './numbers.ts';
import type { Place } from './places.ts';
import type { FileProblemCode } from './problem.ts';
import { eachSurrogateFault, type SurrogateFault } from './string-faults.ts';

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
