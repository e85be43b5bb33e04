/** The alignment of two word lists that underlies word differences. */
import { longestRising } from '../json/longest-rising.ts';

/** The indices of two equal items in the two lists. */
export type Pair = readonly [before: number, after: number];

/** The maximum number of table cells for a stretch without landmarks. A larger stretch counts as replaced. */
const tableLimit = 1_000_000;

/**
 * Pairs equal items of two lists without crossing pairs. First it pairs the common start and end; then items that occur
 * once in each list, as landmarks (the longest run of them in order); then a longest common subsequence of each stretch
 * between two landmarks. The difference is not always the shortest, but it reads well and is fast for long lists.
 */
export function alignTokens(before: readonly string[], after: readonly string[]): readonly Pair[] {
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
