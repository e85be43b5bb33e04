/** The sources of the samples: the JSON files of this folder, with their types. README.md describes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../core/json/json.ts';
import type { Assessment, Claim } from '../../core/assessment/types.generated.ts';
import type { Actor, Casefile, Observation } from '../../core/casefile/types.generated.ts';

/** A passage of a sample: the file with its text, and properties of the text that an editor could change in a file. */
export interface PassageSource {
  /** A file of `passages/`, without `.txt`. Its last line feed is not part of the passage. */
  readonly file: string;
  /** The passage's lines end in CR LF. The file has LF, so that no editor or checkout can change the passage. */
  readonly lineEnds?: 'crlf';
  /** The passage's letters are decomposed, for the same reason. */
  readonly form?: 'NFD';
}

/** An observation with its passages as files. */
export interface ObservationSource extends Omit<Observation, 'passages'> {
  readonly passages: readonly PassageSource[];
}

/** A claim that is identified by its text. The builder finds the passage, its ID and the offsets. */
export interface ClaimSource {
  readonly claim_id: string;
  readonly observation: number;
  /** The passage's exact words, in the passage's own form once its source's `lineEnds` and `form` are applied. */
  readonly quote: string;
  /** Which occurrence of the quote is meant, from 1, if the observation contains it more than once. */
  readonly occurrence?: number;
  /**
   * The proposition, in other words than the quote. If omitted, the claim is verbatim and its proposition is the quote.
   */
  readonly restated?: string;
  readonly kind: Claim['claim_kind'];
  readonly about: readonly string[];
  readonly by: string | null;
  readonly mode: Claim['attribution']['mode'];
}

/**
 * A claim of the broken draft: a valid source, and the members of the built claim that are set or removed to break it.
 */
export interface BrokenClaimSource extends ClaimSource {
  readonly set?: JsonObject;
  readonly remove?: readonly string[];
}

interface FinishedSource extends Pick<
  Assessment,
  'producer' | 'power_bases' | 'intent_hypotheses' | 'contradictions' | 'unknowns'
> {
  readonly title: string;
  readonly claims: readonly ClaimSource[];
}

interface BrokenSource {
  readonly title: string;
  /** Actors that only this draft has. */
  readonly actors: readonly Actor[];
  /** Observations that only this draft has. Their texts are here, because no editor should see damaged files. */
  readonly observations: readonly (Omit<Observation, 'passages'> & { readonly texts: readonly string[] })[];
  /** The IDs of the finished sample's claims that this draft contains unchanged. */
  readonly valid_claims: readonly string[];
  readonly claims: readonly BrokenClaimSource[];
  /** The members that a power basis has if it does not have its own. */
  readonly every_power_basis: JsonObject;
  readonly power_bases: readonly JsonObject[];
  readonly every_intent_hypothesis: JsonObject;
  readonly intent_hypotheses: readonly JsonObject[];
  /** The other members of the assessment, unchanged. */
  readonly assessment: JsonObject;
}

interface CasefileSource extends Omit<Casefile, 'format' | 'observations'> {
  readonly observations: readonly ObservationSource[];
}

/** Reads a file of this folder. It is not imported, because bundlers reject the lone surrogate in the broken draft. */
function read(file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
}

/** The casefile of both samples. */
export const casefileSource = read('casefile.json') as CasefileSource;

/** The finished assessment. */
export const finishedSource = read('finished.json') as FinishedSource;

/** The draft with a finding of every rule. */
export const brokenSource = read('broken.json') as BrokenSource;
