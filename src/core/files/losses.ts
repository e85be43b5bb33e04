import { pointer, type Pointer } from '../assessment/pointer.ts';
import { textOfLiteral, type Literal, type WalkVisitor } from './json-walk.ts';
import { maxListedProblems } from './limits.ts';
import { numberFault } from './numbers.ts';
import type { Place } from './places.ts';
import type { FileProblemCode } from './problem.ts';
import { eachSurrogateFault, type SurrogateFault } from './string-faults.ts';

/** Something that reading a text into values would lose, or that has no form in a file. Offset in UTF-16 units. */
export interface Loss {
  readonly code: Extract<FileProblemCode, 'duplicate-key' | 'number' | 'lone-surrogate'>;
  readonly offset: number;
  readonly pointer: Pointer;
  readonly sentence: (placeOf: (offset: number) => Place) => string;
}

/** Losses of one sort: the first ones, and how many more there are, so that a file full of them stays cheap. */
export interface LossList {
  readonly listed: Loss[];
  unlisted: number;
}

/** What a walk found so far. */
export interface Losses {
  readonly refused: LossList;
  /** What a draft may hold and its file must give back. */
  readonly kept: LossList;
  negativeZero: boolean;
}

export function noLosses(): Losses {
  return { refused: { listed: [], unlisted: 0 }, kept: { listed: [], unlisted: 0 }, negativeZero: false };
}

function add(list: LossList, loss: () => Loss): void {
  if (list.listed.length < maxListedProblems) list.listed.push(loss());
  else list.unlisted += 1;
}

/** How much of a name or number is quoted, in UTF-16 units; a cut never falls inside a pair. */
function shortened(text: string): string {
  const start = text.slice(0, 40);
  return start.length === text.length ? text : `${start.replace(/[\ud800-\udbff]$/, '')}…`;
}

function duplicateKey(name: string, offset: number, first: number, path: Pointer): Loss {
  const sentence: Loss['sentence'] = (placeOf) => {
    const here = placeOf(offset);
    const there = placeOf(first);
    const where = here.line === there.line ? `at column ${String(there.column)}` : `on line ${String(there.line)}`;
    return `the key “${shortened(name)}” stands twice in this object; the first is ${where}. Remove one of them.`;
  };
  return { code: 'duplicate-key', offset, pointer: path, sentence };
}

function numberSentence(literal: string, largeIntegers: boolean): string | undefined {
  const fault = numberFault(literal, largeIntegers);
  if (!fault) return undefined;
  const shown = shortened(literal);
  const advice = 'Shorten it, or write it as a text in quotation marks.';
  if (fault.kind === 'overflow') return `the number ${shown} is too large to be read as a number. ${advice}`;
  if (fault.kind === 'digits')
    return `the number ${shown} would lose digits: it would be read as ${fault.reads}. ${advice}`;
  return `the whole number ${shown} is beyond ±9007199254740991, where numbers lose digits. ${advice}`;
}

function loneSurrogate(text: string, { offset, escaped }: SurrogateFault, path: Pointer, kept: boolean): Loss {
  const shown = escaped ? text.slice(offset, offset + 6) : 'a character here';
  const advice = kept ? 'It was kept; a finding shows where.' : 'Remove it, or write the whole pair.';
  const sentence = `${shown} is one half of a surrogate pair, which is no character. ${advice}`;
  return { code: 'lone-surrogate', offset, pointer: path, sentence: () => sentence };
}

/** Plain small integers, which nearly all numbers here are, lose nothing; -0 is none of them. */
function isPlain(literal: string): boolean {
  return literal.length < 16 && /^(?:0|-?[1-9]\d*)$/.test(literal);
}

/** What the looks at single tokens share. */
interface Search {
  readonly text: string;
  /** Whether lone surrogates can only be escapes. */
  readonly wellFormed: boolean;
  readonly draft: boolean;
  readonly losses: Losses;
}

function lookAtText({ text, wellFormed, draft, losses }: Search, literal: Literal): void {
  const { offset, end, escaped } = literal;
  if (!escaped && wellFormed) return;
  eachSurrogateFault(text, offset, end, (fault) => {
    const kept = draft && fault.escaped;
    add(kept ? losses.kept : losses.refused, () => loneSurrogate(text, fault, pointer(...literal.path()), kept));
  });
}

function lookAtNumber({ text, draft, losses }: Search, literal: Literal): void {
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
 * A visitor that notes what reading would lose: keys that stand twice in an object, numbers that change, lone
 * surrogates. With `draft`, it allows what `writeDesk` can produce from a draft: escaped lone surrogates, and integers
 * that are too large but were doubles already.
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
      lookAtText(search, literal);
    },
    onString: (literal) => lookAtText(search, literal),
    onNumber: (literal) => lookAtNumber(search, literal),
  };
}
