/** The word difference of two texts, for display, and its counts, for sentences. */
import { changedTextRange } from '../json/changed-range.ts';
import { notableOf, tokensOf, type Notable, type Token } from './likeness.ts';
import { longestRising } from '../json/longest-rising.ts';

// The alignment of two word lists that underlies word differences.

/** The indices of two equal items in the two lists. */
type Pair = readonly [before: number, after: number];

/** The maximum number of table cells for a stretch without landmarks. A larger stretch counts as replaced. */
const tableLimit = 1_000_000;

/**
 * Pairs equal items of two lists without crossing pairs. First it pairs the common start and end; then items that occur
 * once in each list, as landmarks (the longest run of them in order); then a longest common subsequence of each stretch
 * between two landmarks. The difference is not always the shortest, but it reads well and is fast for long lists.
 */
function alignTokens(before: readonly string[], after: readonly string[]): readonly Pair[] {
  const pairs: Pair[] = [];
  alignBetween(before, after, { from: 0, to: before.length, start: 0, end: after.length }, pairs);
  return pairs;
}

/** A stretch [from, to) of the one list against [start, end) of the other. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

function alignBetween(before: readonly string[], after: readonly string[], whole: Stretch, pairs: Pair[]): void {
  let { from, to, start, end } = whole;
  for (; from < to && start < end && before[from] === after[start]; from++, start++) pairs.push([from, start]);
  const tail: Pair[] = [];
  for (; from < to && start < end && before[to - 1] === after[end - 1]; to--, end--) tail.push([to - 1, end - 1]);
  // A single item against a single other one is the usual stretch between landmarks; they differ.
  const isOneAgainstOne = to - from === 1 && end - start === 1;
  if (from < to && start < end && !isOneAgainstOne) alignMiddle(before, after, { from, to, start, end }, pairs);
  pairs.push(...tail.reverse());
}

function alignMiddle(before: readonly string[], after: readonly string[], middle: Stretch, pairs: Pair[]): void {
  const landmarks = longestRising(uniquePairs(before, after, middle), ([, place]) => place);
  if (landmarks.length === 0) {
    pairs.push(...commonSubsequence(before, after, middle));
    return;
  }
  let { from, start } = middle;
  for (const [one, other] of landmarks) {
    alignBetween(before, after, { from, to: one, start, end: other }, pairs);
    pairs.push([one, other]);
    [from, start] = [one + 1, other + 1];
  }
  alignBetween(before, after, { from, to: middle.to, start, end: middle.end }, pairs);
}

/** Pairs of items that occur once in each stretch, in the order of the first. */
function uniquePairs(before: readonly string[], after: readonly string[], middle: Stretch): readonly Pair[] {
  const old = placesOfUnique(before, middle.from, middle.to);
  const fresh = placesOfUnique(after, middle.start, middle.end);
  const pairs: Pair[] = [];
  for (const [item, place] of old) {
    const other = fresh.get(item);
    // White space is never a landmark, even if it happens to occur only once.
    if (place >= 0 && other !== undefined && other >= 0 && /\S/.test(item)) pairs.push([place, other]);
  }
  return pairs;
}

/** The index of each item; −1 if it occurs more than once. */
function placesOfUnique(items: readonly string[], from: number, to: number): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let index = from; index < to; index++) {
    const item = items[index] ?? '';
    places.set(item, places.has(item) ? -1 : index);
  }
  return places;
}

function commonSubsequence(before: readonly string[], after: readonly string[], middle: Stretch): readonly Pair[] {
  const { old, fresh } = sharedItems(before, after, middle);
  const width = fresh.length + 1;
  if (old.length === 0 || (old.length + 1) * width > tableLimit) return [];
  // Each cell contains the length of the longest common subsequence of the items that follow.
  const table = new Uint32Array((old.length + 1) * width);
  const at = (cell: number) => table[cell] ?? 0;
  for (let one = old.length - 1; one >= 0; one--) {
    const item = old[one]?.item;
    for (let other = fresh.length - 1; other >= 0; other--) {
      const cell = one * width + other;
      table[cell] = item === fresh[other]?.item ? at(cell + width + 1) + 1 : Math.max(at(cell + width), at(cell + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let [one, other] = [0, 0]; one < old.length && other < fresh.length;) {
    const [mine, theirs, cell] = [old[one], fresh[other], one * width + other];
    if (mine && theirs && mine.item === theirs.item) {
      pairs.push([mine.place, theirs.place]);
      one += 1;
      other += 1;
    } else if (at(cell + width) >= at(cell + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}

/** An item as a number, which compares faster than a text, with its index. */
interface Numbered {
  readonly item: number;
  readonly place: number;
}

/** The items that occur in both stretches. No other item can be paired. */
function sharedItems(
  before: readonly string[],
  after: readonly string[],
  { from, to, start, end }: Stretch,
): { readonly old: readonly Numbered[]; readonly fresh: readonly Numbered[] } {
  const numbers = new Map<string, number>();
  for (let place = from; place < to; place++) {
    const item = before[place] ?? '';
    if (!numbers.has(item)) numbers.set(item, numbers.size);
  }
  const fresh: Numbered[] = [];
  const shared = new Set<number>();
  for (let place = start; place < end; place++) {
    const item = numbers.get(after[place] ?? '');
    if (item === undefined) continue;
    fresh.push({ item, place });
    shared.add(item);
  }
  const old: Numbered[] = [];
  for (let place = from; place < to; place++) {
    const item = numbers.get(before[place] ?? '') ?? -1;
    if (shared.has(item)) old.push({ item, place });
  }
  return { old, fresh };
}

export type { Notable } from './likeness.ts';

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
