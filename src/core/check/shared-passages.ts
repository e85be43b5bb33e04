/** Runs of words that two passages share, found passage by passage in an index of all earlier ones. */
import { spanFromUtf16, spanOf, type CodePointSpan } from '../passage/span.ts';
import type { ClaimView } from '../assessment/view.ts';
import { comparedWords, fingerprintsOf, RunIndex, type ComparedWords, type WordRun } from './compared-words.ts';

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
