/** The words of texts as they are compared, and the runs of words that texts and passages share. */
import { NO_SPACES, WITHOUT_SPACES } from '../text/scripts.ts';
import { fnv1a, fnv1aOf, fnv1aStart } from '../text/fnv1a.ts';
import { quotationsIn } from '../proposals/quotations.ts';
import type { ClaimView } from '../assessment/view.ts';
import { spanFromUtf16, spanOf, type CodePointSpan } from '../text/span.ts';

/** The minimum number of words in a run that two texts share, and of characters where words have no spaces. */
const minRun = { word: 12, character: 20 } as const;

/** How many words of a shared run must be outside quotation marks. Two reports can quote one statement. */
const minUnquoted = 5;

const spacedLetter = String.raw`(?:(?!${NO_SPACES})[\p{L}\p{M}\p{N}])`;
const token = new RegExp(
  String.raw`(?=\p{L})${NO_SPACES}|${spacedLetter}+(?:(?:['’‑-]|[.,](?=\p{N}))${spacedLetter}+)*`,
  'uy',
);

/**
 * What a UTF-16 unit can be in a word: nothing, a letter or mark, a number, a letter of a script without spaces, a mark
 * that joins letters or one that joins them to a number, or half of a character, which only the expression can read.
 */
const kind = { none: 0, letter: 1, number: 2, alone: 3, joins: 4, joinsNumber: 5, half: 6 } as const;

const kindsOf: readonly (readonly [RegExp, number])[] = [
  [/[\uD800-\uDFFF]/, kind.half],
  [/['’‑-]/, kind.joins],
  [/[.,]/, kind.joinsNumber],
  [new RegExp(String.raw`(?=\p{L})${NO_SPACES}`, 'u'), kind.alone],
  [new RegExp(NO_SPACES, 'u'), kind.none],
  [/\p{N}/u, kind.number],
  [/[\p{L}\p{M}]/u, kind.letter],
];

/** The kinds of units in blocks of 256, made when a text has a unit of the block. */
const blocks: Uint8Array[] = [];

function kindOf(unit: number): number {
  const block = (blocks[unit >> 8] ??= Uint8Array.from({ length: 256 }, (_, at) => {
    const character = String.fromCharCode((unit & 0xff00) + at);
    return kindsOf.find(([characters]) => characters.test(character))?.[1] ?? kind.none;
  }));
  return block[unit & 0xff] ?? kind.none;
}

/** The words of a text, without regard to case and width: an item for each word. Offsets are in UTF-16 units. */
export interface ComparedWords {
  /** A hash of each word. Different words seldom have the same one, and never in a run. */
  readonly hashes: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 if it is in a quotation. */
  readonly isQuoted: Uint8Array;
  /** 1 if it is a character of a script without spaces. */
  readonly isAlone: Uint8Array;
}

/** Returns the words of a text. It is read unit by unit, which takes less time than an expression. */
export function comparedWords(text: string): ComparedWords {
  const [hashes, starts, ends]: [number[], number[], number[]] = [[], [], []];
  const alone: number[] = [];
  const hashOf = createHasher();
  for (let at = 0; at < text.length;) {
    const end = endOfWord(text, at);
    if (end > at) {
      if (isLetterAlone(text, at)) alone.push(hashes.length);
      hashes.push(hashOf(text, at, end));
      starts.push(at);
      ends.push(end);
    }
    at = Math.max(end, at + 1);
  }
  const isAlone = new Uint8Array(hashes.length);
  for (const index of alone) isAlone[index] = 1;
  return {
    hashes: new Int32Array(hashes),
    starts: new Int32Array(starts),
    ends: new Int32Array(ends),
    isQuoted: quotedWords(text, starts, ends),
    isAlone,
  };
}

/** Returns the end of the word that starts at an offset; the offset if none does. */
function endOfWord(text: string, start: number): number {
  const first = kindOf(text.charCodeAt(start));
  if (first === kind.half) return endByExpression(text, start);
  if (first === kind.alone) return start + 1;
  if (first !== kind.letter && first !== kind.number) return start;
  for (let at = start + 1; at < text.length; at++) {
    const now = kindOf(text.charCodeAt(at));
    if (now === kind.letter || now === kind.number) continue;
    if (now === kind.half) return endByExpression(text, start);
    if (now !== kind.joins && now !== kind.joinsNumber) return at;
    const next = at + 1 < text.length ? kindOf(text.charCodeAt(at + 1)) : kind.none;
    if (next === kind.half) return endByExpression(text, start);
    if (next !== kind.number && (next !== kind.letter || now === kind.joinsNumber)) return at;
  }
  return text.length;
}

function isLetterAlone(text: string, at: number): boolean {
  const first = kindOf(text.charCodeAt(at));
  return first === kind.alone || (first === kind.half && WITHOUT_SPACES.test(text.slice(at, at + 2)));
}

function endByExpression(text: string, start: number): number {
  token.lastIndex = start;
  return start + (token.exec(text)?.[0].length ?? 0);
}

/** Returns a function that hashes words of a text, each different one outside ASCII once. */
function createHasher(): (text: string, start: number, end: number) => number {
  const known = new Map<string, number>();
  return (text, start, end) => {
    let hash = fnv1aStart;
    let at = start;
    for (; at < end; at++) {
      const unit = text.charCodeAt(at);
      if (unit >= 0x80) break;
      hash = fnv1aOf(hash, unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit);
    }
    if (at === end) return hash;
    const word = text.slice(start, end);
    const before = known.get(word);
    if (before !== undefined) return before;
    hash = fnv1a(word.normalize('NFKC').toLowerCase());
    known.set(word, hash);
    return hash;
  };
}

function quotedWords(text: string, starts: readonly number[], ends: readonly number[]): Uint8Array {
  const quotations = quotationsIn(text);
  const isQuoted = new Uint8Array(starts.length);
  let next = 0;
  for (let index = 0; index < isQuoted.length && next < quotations.length; index++) {
    while ((quotations[next]?.end ?? Infinity) < (ends[index] ?? 0)) next++;
    if ((quotations[next]?.start ?? Infinity) <= (starts[index] ?? 0)) isQuoted[index] = 1;
  }
  return isQuoted;
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
function runAround(
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

/**
 * Winnowing (Schleimer, Wilkerson and Aiken, 2003): of each 7 neighbouring hashes of 6 words, the smallest one is kept.
 * Two texts with 12 words in common have kept at least one hash in common, and the index has a quarter of all.
 */
const [hashed, neighbours] = [6, 7];

/** The hashes of words that an index keeps of a text, and where they are in its words. */
export type Fingerprints = readonly { readonly hash: number; readonly at: number }[];

/** Returns the fingerprints of a text. */
export function fingerprintsOf(words: ComparedWords): Fingerprints {
  const hashes = windowHashes(words);
  const results: Fingerprints[number][] = [];
  const valueAt = (at: number): number => hashes[at] ?? 0;
  const groups = Math.max(1, hashes.length - neighbours + 1);
  let smallest = -1;
  for (let first = 0; first < groups && hashes.length > 0; first++) {
    const end = Math.min(hashes.length, first + neighbours);
    if (smallest < first) {
      smallest = first;
      for (let at = first + 1; at < end; at++) if (valueAt(at) <= valueAt(smallest)) smallest = at;
    } else if (valueAt(end - 1) <= valueAt(smallest)) smallest = end - 1;
    if (results.at(-1)?.at !== smallest) results.push({ hash: valueAt(smallest), at: smallest });
  }
  return results;
}

/** Returns a hash of six words from each word on; none for the last ones. */
function windowHashes({ hashes }: ComparedWords): Int32Array {
  const windows = new Int32Array(Math.max(0, hashes.length - hashed + 1));
  let [hash, power] = [0, 1];
  for (let step = 0; step < hashed; step++) power = Math.imul(power, 31);
  for (let at = 0; at < hashes.length; at++) {
    hash = (Math.imul(hash, 31) + (hashes[at] ?? 0)) | 0;
    if (at >= hashed) hash = (hash - Math.imul(hashes[at - hashed] ?? 0, power)) | 0;
    if (at >= hashed - 1) windows[at - hashed + 1] = hash;
  }
  return windows;
}

/** A text that an index has a fingerprint of, and where it is. */
interface Place<Text> {
  readonly text: Text;
  readonly at: number;
}

/** What is done while a text is compared with those of an index. */
interface Comparison<Text> {
  /** Whether the text is compared with another one. */
  readonly compares: (other: Text) => boolean;
  /** Called for each run that both share. Returns whether to look for more with this one. */
  readonly onRun: (other: Text, run: WordRun) => boolean;
}

/** An index of texts. The cost of adding one depends on its own length and on what it shares with others. */
export class RunIndex<Text extends { readonly words: ComparedWords }> {
  readonly #places = new Map<number, Place<Text>[]>();
  readonly #maxPlaces: number;

  /** `maxPlaces` is how many places are kept of one fingerprint, because a phrase can be in every text. */
  constructor(maxPlaces = Infinity) {
    this.#maxPlaces = maxPlaces;
  }

  /** Adds a text, and compares it with those that were added before. */
  add(text: Text, fingerprints: Fingerprints, { compares, onRun }: Comparison<Text>): void {
    /** Where the last run ends, for each text and each distance between the words in both. */
    const ends = new Map<Text, Map<number, number>>();
    const done = new Set([text]);
    for (const { hash, at } of fingerprints) {
      const places = this.#places.get(hash) ?? [];
      if (places.length === 0) this.#places.set(hash, places);
      for (const { text: other, at: otherAt } of places) {
        if (done.has(other) || !compares(other)) continue;
        const endsOfOther = ends.get(other) ?? new Map<number, number>();
        if (endsOfOther.size === 0) ends.set(other, endsOfOther);
        if ((endsOfOther.get(at - otherAt) ?? -1) > at) continue;
        const run = runAround(text.words, other.words, { at, otherAt });
        endsOfOther.set(at - otherAt, run ? run.at + run.length : at + 1);
        if (run && !onRun(other, run)) done.add(other);
      }
      if (places.length < this.#maxPlaces) places.push({ text, at });
    }
  }

  /** Removes a text, given the same fingerprints. */
  remove(text: Text, fingerprints: Fingerprints): void {
    for (const { hash } of fingerprints) {
      const rest = this.#places.get(hash)?.filter((place) => place.text !== text) ?? [];
      if (rest.length > 0) this.#places.set(hash, rest);
      else this.#places.delete(hash);
    }
  }
}

/** A run of words that two passages share, in code points of each. */
export interface SharedRun {
  readonly one: SharedPlace;
  readonly other: SharedPlace;
  /** The number of words, or of characters if most of them are in a script without spaces. */
  readonly words: number;
  readonly unit: WordRun['unit'];
}

/** A span of a passage. */
export interface SharedPlace {
  readonly passageId: string;
  readonly span: CodePointSpan;
}

/** A passage to compare. */
export interface ComparedPassage {
  readonly passageId: string;
  readonly text: string;
}

/** The maximum number of places that are compared for one hash: a phrase can be in every passage. */
const maxPlaces = 64;

/** The maximum number of runs of two passages. More would only make the page heavier. */
const maxRuns = 200;

interface Indexed extends ComparedPassage {
  readonly words: ComparedWords;
}

/** An index of passages. */
export class SharedPassages {
  readonly #index = new RunIndex<Indexed>(maxPlaces);

  /** Adds a passage and returns the runs that it shares with those that were added before. */
  add({ passageId, text }: ComparedPassage): readonly SharedRun[] {
    const passage: Indexed = { passageId, text, words: comparedWords(text) };
    const runs: SharedRun[] = [];
    const counts = new Map<Indexed, number>();
    this.#index.add(passage, fingerprintsOf(passage.words), {
      compares: () => true,
      onRun(other, { at, otherAt, length, unit }) {
        const count = (counts.get(other) ?? 0) + 1;
        counts.set(other, count);
        runs.push({ one: placeOf(other, otherAt, length), other: placeOf(passage, at, length), words: length, unit });
        return count < maxRuns;
      },
    });
    return runs;
  }
}

/**
 * Whether claims of several sources are all on words that their sources share, each directly or through others. Claims
 * on one passage of two observations are. False for fewer than two claims.
 */
export function areOnSharedWords(claims: readonly ClaimView[], runs: readonly SharedRun[]): boolean {
  const [first, ...rest] = claims;
  if (!first || rest.length === 0) return false;
  const reached = [first];
  let left = rest;
  for (let at = 0; at < reached.length && left.length > 0; at++) {
    const from = reached[at] ?? first;
    const near = left.filter((claim) => shareWords(from, claim, runs));
    reached.push(...near);
    left = left.filter((claim) => !near.includes(claim));
  }
  return left.length === 0;
}

function shareWords(one: ClaimView, other: ClaimView, runs: readonly SharedRun[]): boolean {
  // An observation whose source has changed keeps its old passage, with mostly the same words.
  if (one.observation_id === other.observation_id) return false;
  if (one.passage_id === other.passage_id) return overlap(one, other.span);
  const touches = (claim: ClaimView, { passageId, span }: SharedPlace): boolean =>
    claim.passage_id === passageId && overlap(claim, span);
  return runs.some(
    (run) =>
      (touches(one, run.one) && touches(other, run.other)) || (touches(one, run.other) && touches(other, run.one)),
  );
}

function overlap({ span: given }: ClaimView, span: ClaimView['span']): boolean {
  const [own, other] = [spanOf(given), spanOf(span)];
  return own !== undefined && other !== undefined && own.start < other.end && other.start < own.end;
}

function placeOf({ passageId, text, words }: Indexed, at: number, length: number): SharedPlace {
  return { passageId, span: spanFromUtf16(text, words.starts[at] ?? 0, words.ends[at + length - 1] ?? 0) };
}
