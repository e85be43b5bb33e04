/** Runs of words that two passages share, found passage by passage in an index of all earlier ones. */
import { spanFromUtf16, spanOf, type CodePointSpan } from '../passage/span.ts';
import type { ClaimView } from '../assessment/view.ts';
import { comparedWords, runAround, windowHashes, type ComparedWords, type WordRun } from './compared-words.ts';

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

/**
 * Winnowing (Schleimer, Wilkerson and Aiken, 2003): of each 7 neighbouring hashes of 6 words, the smallest one is kept.
 * Two passages with 12 words in common have kept at least one hash in common, and the index has a quarter of all.
 */
const hashed = 6;
const neighbours = 7;

/** The maximum number of places that are compared for one hash: a phrase can be in every passage. */
const maxPlaces = 64;

/** The maximum number of runs of two passages. More would only make the page heavier. */
const maxRuns = 200;

interface Indexed extends ComparedPassage {
  readonly words: ComparedWords;
}

/** A hash that was kept, and where it is in its passage. */
interface Place {
  readonly passage: Indexed;
  readonly at: number;
}

/** An index of passages. The cost of adding one depends on its own length and on what it shares with others. */
export class SharedPassages {
  readonly #places = new Map<number, Place[]>();

  /** Adds a passage and returns the runs that it shares with those that were added before. */
  add({ passageId, text }: ComparedPassage): readonly SharedRun[] {
    const passage: Indexed = { passageId, text, words: comparedWords(text) };
    const runs: SharedRun[] = [];
    /** Where the last run ends, for each passage and each distance between the words in both. */
    const lookedAt = new Map<Indexed, Map<number, number>>();
    const counts = new Map<Indexed, number>();
    const hashes = windowHashes(passage.words, hashed);
    for (const at of winnowed(hashes)) {
      const hash = hashes[at] ?? 0;
      const places = this.#places.get(hash) ?? [];
      if (places.length === 0) this.#places.set(hash, places);
      for (const { passage: other, at: otherAt } of places) {
        if (other === passage) continue;
        const ends = lookedAt.get(other) ?? new Map<number, number>();
        if (ends.size === 0) lookedAt.set(other, ends);
        const distance = at - otherAt;
        if ((ends.get(distance) ?? -1) > at || (counts.get(other) ?? 0) >= maxRuns) continue;
        const run = runAround(passage.words, other.words, { at, otherAt });
        ends.set(distance, run ? run.at + run.length : at + 1);
        if (!run) continue;
        counts.set(other, (counts.get(other) ?? 0) + 1);
        runs.push({
          one: placeOf(other, run.otherAt, run.length),
          other: placeOf(passage, run.at, run.length),
          words: run.length,
          unit: run.unit,
        });
      }
      if (places.length < maxPlaces) places.push({ passage, at });
    }
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

/** Returns the positions of the smallest hash of each group of neighbours, the last one of equal ones. */
function winnowed(hashes: Int32Array): readonly number[] {
  const results: number[] = [];
  const groups = Math.max(1, hashes.length - neighbours + 1);
  let smallest = -1;
  for (let first = 0; first < groups && hashes.length > 0; first++) {
    const end = Math.min(hashes.length, first + neighbours);
    if (smallest < first) {
      smallest = first;
      for (let at = first + 1; at < end; at++) if (valueAt(hashes, at) <= valueAt(hashes, smallest)) smallest = at;
    } else if (valueAt(hashes, end - 1) <= valueAt(hashes, smallest)) smallest = end - 1;
    if (results.at(-1) !== smallest) results.push(smallest);
  }
  return results;
}

const valueAt = (hashes: Int32Array, at: number): number => hashes[at] ?? 0;

function placeOf({ passageId, text, words }: Indexed, at: number, length: number): SharedPlace {
  return { passageId, span: spanFromUtf16(text, words.starts[at] ?? 0, words.ends[at + length - 1] ?? 0) };
}
