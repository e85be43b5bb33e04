/** The words of a text as they are compared with those of other texts, and runs of them that two texts share. */
import { NO_SPACES, WITHOUT_SPACES } from '../passage/scripts.ts';
import { quotationsIn } from '../proposals/quotations.ts';

/** The minimum number of words in a run that two texts share, and of characters where words have no spaces. */
const minRun = { word: 12, character: 20 } as const;

/** How many words of a shared run must be outside quotation marks. Two reports can quote one statement. */
const minUnquoted = 5;

const spacedLetter = String.raw`(?:(?!${NO_SPACES})[\p{L}\p{M}\p{N}])`;
const token = new RegExp(
  String.raw`(?=\p{L})${NO_SPACES}|${spacedLetter}+(?:(?:['’‑-]|[.,](?=\p{N}))${spacedLetter}+)*`,
  'gu',
);

/** The words of a text, without regard to case and width: a list for each fact. Offsets are in UTF-16 units. */
export interface ComparedWords {
  /** A hash of each word. Different words seldom have the same one, and never in a run. */
  readonly hashes: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly isQuoted: readonly boolean[];
  /** Whether it is a character of a script without spaces. */
  readonly isAlone: readonly boolean[];
}

/** Returns the words of a text. */
export function comparedWords(text: string): ComparedWords {
  const words = {
    hashes: [] as number[],
    starts: [] as number[],
    ends: [] as number[],
    isQuoted: [] as boolean[],
    isAlone: [] as boolean[],
  };
  const quotations = quotationsIn(text);
  let next = 0;
  for (const { 0: word, index: start } of text.matchAll(token)) {
    const end = start + word.length;
    while ((quotations[next]?.end ?? Infinity) < end) next++;
    words.hashes.push(hashOf((/^[ -~]*$/.test(word) ? word : word.normalize('NFKC')).toLowerCase()));
    words.starts.push(start);
    words.ends.push(end);
    words.isQuoted.push((quotations[next]?.start ?? Infinity) <= start);
    words.isAlone.push(WITHOUT_SPACES.test(word));
  }
  return words;
}

/** FNV-1a over UTF-16 units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

/** Returns a hash of `length` words from each word on; none for the last ones. */
export function windowHashes({ hashes }: ComparedWords, length: number): readonly number[] {
  return hashes.slice(length - 1).map((_, at) => {
    let hash = 0;
    for (let step = at; step < at + length; step++) hash = (Math.imul(hash, 31) + (hashes[step] ?? 0)) | 0;
    return hash;
  });
}

/** A run of words that two texts share: the first word in each, and the number of words. */
export interface WordRun {
  readonly at: number;
  readonly otherAt: number;
  readonly length: number;
  /** What `length` counts most of: characters in scripts without spaces. */
  readonly unit: 'word' | 'character';
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
    const hash = one.hashes[at + step];
    return hash !== undefined && hash === other.hashes[otherAt + step];
  };
  let [first, end] = [0, 0];
  while (isSame(first - 1)) first--;
  while (isSame(end)) end++;
  const length = end - first;
  if (length < minRun.word) return undefined;
  let [unquoted, alone] = [0, 0];
  for (let step = first; step < end; step++) {
    if (!one.isQuoted[at + step] || !other.isQuoted[otherAt + step]) unquoted++;
    if (one.isAlone[at + step]) alone++;
  }
  const unit = alone * 2 > length ? 'character' : 'word';
  const isLong = length >= minRun[unit];
  return isLong && unquoted >= minUnquoted ? { at: at + first, otherAt: otherAt + first, length, unit } : undefined;
}
