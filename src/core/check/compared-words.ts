/** The words of a text as they are compared with those of other texts, and runs of them that two texts share. */
import { NO_SPACES, WITHOUT_SPACES } from '../passage/scripts.ts';
import { quotationsIn } from '../proposals/quotations.ts';

/** The minimum number of words in a run that two texts share, and of characters where words have no spaces. */
const minRun = { spaced: 12, unspaced: 20 } as const;

/** How many words of a shared run must be outside quotation marks. Two reports can quote one statement. */
const minUnquoted = 5;

const spacedLetter = String.raw`(?:(?!${NO_SPACES})[\p{L}\p{M}\p{N}])`;
const token = new RegExp(
  String.raw`(?=\p{L})${NO_SPACES}|${spacedLetter}+(?:(?:['’‑-]|[.,](?=\p{N}))${spacedLetter}+)*`,
  'gu',
);

/** The words of a text, without regard to case and width. Offsets are in UTF-16 units. */
export interface ComparedWords {
  readonly count: number;
  /** A hash of each word. Different words seldom have the same one, and never in a run. */
  readonly hashes: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 for each word in quotation marks. */
  readonly quoted: Uint8Array;
  /** 1 for each character of a script without spaces. */
  readonly unspaced: Uint8Array;
}

/** Returns the words of a text. */
export function comparedWords(text: string): ComparedWords {
  const [hashes, starts, ends, quoted, unspaced]: number[][] = [[], [], [], [], []];
  const quotations = quotationsIn(text);
  let next = 0;
  for (const { 0: word, index } of text.matchAll(token)) {
    const end = index + word.length;
    while ((quotations[next]?.end ?? Infinity) < end) next += 1;
    hashes?.push(hashOf((/^[ -~]*$/.test(word) ? word : word.normalize('NFKC')).toLowerCase()));
    starts?.push(index);
    ends?.push(end);
    quoted?.push((quotations[next]?.start ?? Infinity) <= index ? 1 : 0);
    unspaced?.push(WITHOUT_SPACES.test(word) ? 1 : 0);
  }
  return {
    count: starts?.length ?? 0,
    hashes: Int32Array.from(hashes ?? []),
    starts: Int32Array.from(starts ?? []),
    ends: Int32Array.from(ends ?? []),
    quoted: Uint8Array.from(quoted ?? []),
    unspaced: Uint8Array.from(unspaced ?? []),
  };
}

/** FNV-1a over UTF-16 units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

/** Returns a hash of `length` words from each word on; none for the last ones. */
export function windowHashes({ hashes, count }: ComparedWords, length: number): Int32Array {
  const windows = new Int32Array(Math.max(0, count - length + 1));
  for (let at = 0; at < windows.length; at++) {
    let hash = 0;
    for (let step = 0; step < length; step++) hash = Math.imul(hash, 31) + (hashes[at + step] ?? 0);
    windows[at] = hash;
  }
  return windows;
}

/** A run of words that two texts share: the first word in each, and the number of words. */
export interface WordRun {
  readonly at: number;
  readonly otherAt: number;
  readonly length: number;
}

/**
 * Returns the longest run around a word of each text; undefined if it is too short, or if it is a quotation in both
 * texts except for a few words.
 */
export function runAround(
  one: ComparedWords,
  other: ComparedWords,
  { at, otherAt }: Pick<WordRun, 'at' | 'otherAt'>,
): WordRun | undefined {
  const isSame = (step: number): boolean => {
    const [here, there] = [at + step, otherAt + step];
    return (
      here >= 0 && there >= 0 && here < one.count && there < other.count && one.hashes[here] === other.hashes[there]
    );
  };
  let [first, end] = [0, 0];
  while (isSame(first - 1)) first--;
  while (isSame(end)) end++;
  const length = end - first;
  if (length < minRun.spaced) return undefined;
  let [unquoted, alone] = [0, 0];
  for (let step = first; step < end; step++) {
    if (!one.quoted[at + step] || !other.quoted[otherAt + step]) unquoted++;
    if (one.unspaced[at + step]) alone++;
  }
  const isLong = length >= (alone * 2 > length ? minRun.unspaced : minRun.spaced);
  return isLong && unquoted >= minUnquoted ? { at: at + first, otherAt: otherAt + first, length } : undefined;
}
