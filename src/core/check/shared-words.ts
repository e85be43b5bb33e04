/** Claims of different sources whose spans are in or beside the same run of words. */
import type { ClaimView } from '../assessment/view.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import type { Passage } from '../casefile/types.generated.ts';
import { offsetsOf } from '../passage/offsets.ts';
import type { CodePointSpan } from '../passage/span.ts';
import { spanInPassage } from './claim-context.ts';
import { comparedWords, runAround, windowHashes, type ComparedWords } from './compared-words.ts';
import { remember } from './memos.ts';

/** How many words before and after a span are compared. */
const reach = 40;

/** How many words are looked up together. It is less than the shortest run, in scripts with and without spaces. */
const windowLength = 12;

/** The maximum number of alignments that are tried for two claims: a text can repeat one word. */
const maxAlignments = 32;

/** The words around a span. `from` and `to` are the first word of the span and the first one after it. */
interface WordsAround extends ComparedWords {
  readonly from: number;
  readonly to: number;
  /** Where each run of words begins for the first time near the span, by its hash. */
  readonly windows: ReadonlyMap<number, number>;
}

/** A claim with the words around its span. */
export interface ClaimWords {
  readonly claimId: string;
  readonly passageId: string;
  readonly observationId: number | undefined;
  readonly words: WordsAround;
}

const words = remember<Passage, WordsAround>();

/** Returns the words around a claim's span; undefined without its passage. Cached by the passage and the span. */
export function claimWordsOf(view: ClaimView, loaded: LoadedPassage | undefined): WordsAround | undefined {
  const span = spanInPassage(view, loaded);
  if (!span || !loaded) return undefined;
  return words(loaded.passage, `${String(span.start)}-${String(span.end)}`, () =>
    wordsAround(loaded.passage.text, span),
  );
}

function wordsAround(passage: string, span: CodePointSpan): WordsAround {
  const offsets = offsetsOf(passage);
  const lowest = Math.max(0, offsets.toUtf16(span.start) - reach * 12);
  const [start, end] = [offsets.toUtf16(span.start) - lowest, offsets.toUtf16(span.end) - lowest];
  const compared = comparedWords(passage.slice(lowest, lowest + end + reach * 12));
  const from = compared.ends.filter((each) => each <= start).length;
  const to = Math.max(from, compared.starts.filter((each) => each < end).length);
  const hashes = windowHashes(compared, windowLength);
  const windows = new Map<number, number>();
  for (let at = Math.max(0, from - reach - windowLength); at < hashes.length && at <= to + reach; at++) {
    const hash = hashes[at] ?? 0;
    if (!windows.has(hash)) windows.set(hash, at);
  }
  return { ...compared, from, to, windows };
}

/** A claim of the index, and where a run of words begins in those around it. */
interface RunStart {
  readonly claim: ClaimWords;
  readonly at: number;
}

/**
 * Claims that share words with each other, kept up to date claim by claim: a key that moves one span costs the
 * comparison of one claim.
 */
export class SharedWords {
  readonly #claims = new Map<string, ClaimWords>();
  readonly #starts = new Map<number, RunStart[]>();
  readonly #partners = new Map<string, Set<string>>();
  #result: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  /**
   * Returns, for each claim, the claims of other passages or observations that share words with it: the same map as
   * before if no claim changed. The IDs of the claims must differ.
   */
  update(claims: readonly ClaimWords[]): ReadonlyMap<string, ReadonlySet<string>> {
    const now = new Map(claims.map((claim) => [claim.claimId, claim]));
    const outdated = [...this.#claims.values()].filter((claim) => !isSame(claim, now.get(claim.claimId)));
    for (const claim of outdated) this.#remove(claim);
    const added = claims.filter(({ claimId }) => !this.#claims.has(claimId));
    for (const claim of added) this.#add(claim);
    if (outdated.length + added.length > 0) {
      const shared = [...this.#partners].filter(([, partners]) => partners.size > 0);
      this.#result = new Map(shared.map(([id, partners]) => [id, new Set(partners)]));
    }
    return this.#result;
  }

  #remove(claim: ClaimWords): void {
    this.#claims.delete(claim.claimId);
    for (const hash of claim.words.windows.keys()) {
      const rest = this.#starts.get(hash)?.filter((start) => start.claim !== claim) ?? [];
      if (rest.length > 0) this.#starts.set(hash, rest);
      else this.#starts.delete(hash);
    }
    this.#partners.delete(claim.claimId);
    for (const partners of this.#partners.values()) partners.delete(claim.claimId);
  }

  #add(claim: ClaimWords): void {
    const partners = new Set<string>();
    // All words of one run are equally far apart in both texts, so the run is looked at once.
    const tried = new Map<ClaimWords, Set<number>>();
    for (const [hash, at] of claim.words.windows) {
      const starts = this.#starts.get(hash) ?? [];
      if (starts.length === 0) this.#starts.set(hash, starts);
      for (const { claim: other, at: otherAt } of starts) {
        if (partners.has(other.claimId) || isSameSource(claim, other)) continue;
        const distances = tried.get(other) ?? new Set();
        if (distances.has(at - otherAt) || distances.size >= maxAlignments) continue;
        tried.set(other, distances.add(at - otherAt));
        if (!shareRun(claim.words, other.words, at, otherAt)) continue;
        partners.add(other.claimId);
        this.#partners.get(other.claimId)?.add(claim.claimId);
      }
      starts.push({ claim, at });
    }
    this.#claims.set(claim.claimId, claim);
    this.#partners.set(claim.claimId, partners);
  }
}

function isSameSource(one: ClaimWords, other: ClaimWords): boolean {
  return one.observationId === other.observationId && one.passageId === other.passageId;
}

function isSame(one: ClaimWords, other: ClaimWords | undefined): boolean {
  return one.words === other?.words && isSameSource(one, other);
}

/** Whether the whole run at two words touches both spans. */
function shareRun(one: WordsAround, other: WordsAround, at: number, otherAt: number): boolean {
  const run = runAround(one, other, { at, otherAt });
  if (!run) return false;
  const touches = ({ from, to }: WordsAround, first: number): boolean => first < to && first + run.length > from;
  return touches(one, run.at) && touches(other, run.otherAt);
}
