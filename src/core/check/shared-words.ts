/** Claims of different sources whose spans are in or beside the same run of words. */
import type { ClaimView } from '../assessment/view.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import type { Passage } from '../casefile/types.generated.ts';
import { offsetsOf } from '../text/offsets.ts';
import type { CodePointSpan } from '../text/span.ts';
import { spanInPassage } from './claim-context.ts';
import {
  comparedWords,
  fingerprintsOf,
  RunIndex,
  type ComparedWords,
  type Fingerprints,
  type WordRun,
} from './compared-words.ts';
import { remember } from './find-text.ts';

/** How many words before and after a span are compared. */
const reach = 40;

/** How many more words before it a run of the shortest length can begin. */
const reachBeyond = 12;

/** The words around a span. `from` and `to` are the first word of the span and the first one after it. */
interface WordsAround extends ComparedWords {
  readonly from: number;
  readonly to: number;
  /** The fingerprints near the span. */
  readonly fingerprints: Fingerprints;
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

/** How many equal fingerprints of a claim are compared. A table of zeros has one at every word. */
const maxRepeats = 4;

function withFewRepeats(fingerprints: Fingerprints): Fingerprints {
  const seen = new Map<number, number>();
  return fingerprints.filter(({ hash }) => {
    const before = seen.get(hash) ?? 0;
    seen.set(hash, before + 1);
    return before < maxRepeats;
  });
}

function wordsAround(passage: string, span: CodePointSpan): WordsAround {
  const offsets = offsetsOf(passage);
  const lowest = Math.max(0, offsets.toUtf16(span.start) - reach * 12);
  const [start, end] = [offsets.toUtf16(span.start) - lowest, offsets.toUtf16(span.end) - lowest];
  const compared = comparedWords(passage.slice(lowest, lowest + end + reach * 12));
  const from = compared.ends.filter((each) => each <= start).length;
  const to = Math.max(from, compared.starts.filter((each) => each < end).length);
  const isNear = ({ at }: Fingerprints[number]): boolean => at >= from - reach - reachBeyond && at <= to + reach;
  return { ...compared, from, to, fingerprints: withFewRepeats(fingerprintsOf(compared).filter(isNear)) };
}

/**
 * Claims that share words with each other, kept up to date claim by claim: a key that moves one span costs the
 * comparison of one claim.
 */
export class SharedWords {
  readonly #claims = new Map<string, ClaimWords>();
  readonly #index = new RunIndex<ClaimWords>();
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
    this.#index.remove(claim, claim.words.fingerprints);
    this.#partners.delete(claim.claimId);
    for (const partners of this.#partners.values()) partners.delete(claim.claimId);
  }

  #add(claim: ClaimWords): void {
    const partners = new Set<string>();
    this.#index.add(claim, claim.words.fingerprints, {
      compares: (other) => !isSameSource(claim, other),
      onRun: (other, run) => {
        if (!touchesSpans(claim.words, other.words, run)) return true;
        partners.add(other.claimId);
        this.#partners.get(other.claimId)?.add(claim.claimId);
        return false;
      },
    });
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

/** Whether a run touches the spans of both claims. */
function touchesSpans(one: WordsAround, other: WordsAround, { at, otherAt, length }: WordRun): boolean {
  const touches = ({ from, to }: WordsAround, first: number): boolean => first < to && first + length > from;
  return touches(one, at) && touches(other, otherAt);
}
