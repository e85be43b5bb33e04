/** The word difference of two texts, for display, and its counts, for sentences. */
import { changedTextRange } from '../json/changed-range.ts';
import { alignTokens } from './align.ts';
import { notableOf, tokensOf, type Notable, type Token } from './tokens.ts';

export type { Notable } from './tokens.ts';

/** A part of the word difference of two texts. */
export interface WordPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  /** Set on a changed word that can reverse the meaning: one with digits, a negation, or a name. */
  readonly notable?: Notable;
}

/** The options of a word difference. */
export interface WordOptions {
  /** Names whose words always count as names, such as those of the casefile's actors. */
  readonly names?: readonly string[];
}

/**
 * Compares two texts word by word. All parts except the added ones are the old text; all except the removed ones are
 * the new text. Equal texts give one part, two empty texts none. In a changed stretch, removed parts come before added
 * ones, and white space between two changed words belongs to the change. Texts with almost nothing in common count as
 * replaced.
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

/** A summary of a changed text. */
export interface Rewording {
  /** The number of removed and of added words, without punctuation and spaces. */
  readonly removed: number;
  readonly added: number;
  /** The kinds of changed words that can reverse the meaning. */
  readonly notable: ReadonlySet<Notable>;
}

/** Counts the words of a word difference. Builds no parts, because there may be tens of thousands of differences. */
export function rewordingOf(before: string, after: string, { names = [] }: WordOptions = {}): Rewording {
  const { old, fresh, pairs } = alignedWords(before, after);
  const notable = new Set<Notable>();
  function count(tokens: readonly Token[], unchanged: ReadonlySet<number>): number {
    let words = 0;
    tokens.forEach((token, index) => {
      if (!token.isWord || unchanged.has(index)) return;
      words += 1;
      const kind = notableOf(token, names);
      if (kind) notable.add(kind);
    });
    return words;
  }
  const removed = count(old, new Set(pairs.map(([one]) => one)));
  return { removed, added: count(fresh, new Set(pairs.map(([, other]) => other))), notable };
}

interface AlignedWords {
  /** The lengths of the common start and end, in UTF-16 units. */
  readonly head: number;
  readonly tail: number;
  /** The tokens in between, and the pairs of unchanged ones. */
  readonly old: readonly Token[];
  readonly fresh: readonly Token[];
  readonly pairs: readonly Pair[];
}

function alignedWords(before: string, after: string): AlignedWords {
  const { head, tail } = commonEnds(before, after);
  const old = tokensOf(before, head, before.length - tail);
  const fresh = tokensOf(after, head, after.length - tail);
  const pairs = withoutSpacePairs(alignTokens(textsOf(old), textsOf(fresh)), old, fresh);
  return { head, tail, old, fresh, pairs };
}

/** The number of words of a text, split by the rules of its script. */
export function countWords(text: string): number {
  return tokensOf(text).filter((token) => token.isWord).length;
}

const textsOf = (tokens: readonly Token[]): readonly string[] => tokens.map(({ text }) => text);

/**
 * The lengths of the common start and end in UTF-16 units, cut back to white space. A word ends there in every script
 * with white space, so that the words next to the cut are split as in the whole text.
 */
function commonEnds(before: string, after: string): Pick<AlignedWords, 'head' | 'tail'> {
  const { start, beforeEnd } = changedTextRange(before, after);
  let [head, tail] = [start, before.length - beforeEnd];
  while (head > 0 && !/\s/.test(before.charAt(head - 1))) head -= 1;
  while (tail > 0 && !/\s/.test(before.charAt(before.length - tail))) tail -= 1;
  return { head, tail };
}

type Pair = readonly [before: number, after: number];

/** Drops pairs of white space between changed words in both texts, because such white space is part of the change. */
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
