import { alignTokens } from './align.ts';
import { notableOf, tokensOf, type Notable, type Token } from './tokens.ts';

export type { Notable } from './tokens.ts';

/** A stretch of the word difference of two texts. */
export interface WordPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  /** Set on a changed word that can turn the meaning: one with digits, a negation, a name. */
  readonly notable?: Notable;
}

export interface WordOptions {
  /** Names that count as names wherever they stand, such as those of the casefile's actors. */
  readonly names?: readonly string[];
}

/**
 * How one text became another, word by word. All parts but the added ones put together are the text before; all but
 * the removed ones the text after. Equal texts give one part, two empty texts none. A changed stretch gives what was
 * removed before what was added, and white space between two changed words belongs to the change. Where the texts have
 * next to nothing in common, the whole is given as replaced.
 */
export function wordDifference(before: string, after: string, options: WordOptions = {}): readonly WordPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const { head, tail, old, fresh, pairs } = alignedWords(before, after);
  const parts: Mutable[] = [];
  put(parts, 'same', before.slice(0, head));
  let [from, to] = [0, 0];
  for (const [one, other] of [...pairs, [old.length, fresh.length] as const]) {
    putTokens(parts, 'removed', old.slice(from, one), options);
    putTokens(parts, 'added', fresh.slice(to, other), options);
    put(parts, 'same', old[one]?.text ?? '');
    [from, to] = [one + 1, other + 1];
  }
  put(parts, 'same', before.slice(before.length - tail));
  return parts;
}

/** What a rewording comes to, without its words. */
export interface Rewording {
  /** Words (not marks or spaces) that went and that came. */
  readonly removed: number;
  readonly added: number;
  /** What changed words there are that can turn the meaning. */
  readonly notable: ReadonlySet<Notable>;
}

/** The counts of a word difference. There may be tens of thousands to be told, so nothing is made of the words. */
export function rewordingOf(before: string, after: string, { names = [] }: WordOptions = {}): Rewording {
  const { old, fresh, pairs } = alignedWords(before, after);
  const notable = new Set<Notable>();
  function count(tokens: readonly Token[], kept: ReadonlySet<number>): number {
    let words = 0;
    tokens.forEach((token, index) => {
      if (!token.isWord || kept.has(index)) return;
      words += 1;
      const found = notableOf(token, names);
      if (found) notable.add(found);
    });
    return words;
  }
  const removed = count(old, new Set(pairs.map(([one]) => one)));
  return { removed, added: count(fresh, new Set(pairs.map(([, other]) => other))), notable };
}

interface AlignedWords {
  /** What both texts begin and end with, in UTF-16 units. */
  readonly head: number;
  readonly tail: number;
  /** The words between, and which of them stay. */
  readonly old: readonly Token[];
  readonly fresh: readonly Token[];
  readonly pairs: readonly Pair[];
}

function alignedWords(before: string, after: string): AlignedWords {
  const head = commonHead(before, after);
  const tail = commonTail(before, after, head);
  const old = tokensOf(before, head, before.length - tail);
  const fresh = tokensOf(after, head, after.length - tail);
  const pairs = withoutSpacePairs(alignTokens(textsOf(old), textsOf(fresh)), old, fresh);
  return { head, tail, old, fresh, pairs };
}

/** How many words a text has, as its script divides them. */
export function countWords(text: string): number {
  return tokensOf(text).filter((token) => token.isWord).length;
}

const textsOf = (tokens: readonly Token[]): readonly string[] => tokens.map(({ text }) => text);

/**
 * What both texts begin with, in UTF-16 units, cut back to just behind white space: there a word ends in every script
 * that has it, so words beside the cut are divided as in the whole text.
 */
function commonHead(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before.charCodeAt(length) === after.charCodeAt(length)) length += 1;
  while (length > 0 && !/\s/.test(before.charAt(length - 1))) length -= 1;
  return length;
}

/** The same of their ends, behind a common head. */
function commonTail(before: string, after: string, head: number): number {
  const most = Math.min(before.length, after.length) - head;
  let length = 0;
  while (length < most && before.charCodeAt(before.length - 1 - length) === after.charCodeAt(after.length - 1 - length))
    length += 1;
  while (length > 0 && !/\s/.test(before.charAt(before.length - length))) length -= 1;
  return length;
}

type Pair = readonly [before: number, after: number];

/** Leaves out pairs of white space with changed words on both sides in both texts: they are no common ground. */
function withoutSpacePairs(pairs: readonly Pair[], old: readonly Token[], fresh: readonly Token[]): readonly Pair[] {
  return pairs.filter(([one, other], index) => {
    if (/\S/.test(old[one]?.text ?? '')) return true;
    const [lastOne, lastOther] = pairs[index - 1] ?? [-1, -1];
    const [nextOne, nextOther] = pairs[index + 1] ?? [old.length, fresh.length];
    const afterChange = lastOne < one - 1 && lastOther < other - 1;
    return !(afterChange && nextOne > one + 1 && nextOther > other + 1);
  });
}

function putTokens(parts: Mutable[], kind: WordPart['kind'], tokens: readonly Token[], options: WordOptions): void {
  for (const token of tokens) put(parts, kind, token.text, notableOf(token, options.names ?? []));
}

type Mutable = { -readonly [Name in keyof WordPart]: WordPart[Name] };

function put(parts: Mutable[], kind: WordPart['kind'], text: string, notable?: Notable): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.kind === kind && last.notable === notable) last.text += text;
  else parts.push(notable === undefined ? { kind, text } : { kind, text, notable });
}
