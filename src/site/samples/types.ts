import type { Claim, Contradiction, EvidenceLink } from '../../core/assessment/types.generated.ts';
import type { Observation } from '../../core/casefile/types.generated.ts';

/** A passage of a sample: the file that holds its text, and what the text must be that a text file cannot be trusted to keep. */
export interface PassageSource {
  /** A file of `passages/`, without `.txt`. Its last line feed is not part of the passage. */
  readonly file: string;
  /** The passage's lines end in CR LF. The file has LF, so that no editor or checkout can change the passage. */
  readonly lineEnds?: 'crlf';
  /** The passage's letters are decomposed, for the same reason. */
  readonly form?: 'NFD';
}

/** An observation whose passages are still in their files. */
export interface ObservationSource extends Omit<Observation, 'passages'> {
  readonly passages: readonly PassageSource[];
}

/** A claim that is tied to its passage by its words: the builder finds the offsets, the passage and its id. */
export interface ClaimSource {
  readonly claim_id: string;
  readonly observation: number;
  /** The passage's exact words, in the passage's own form once its source's `lineEnds` and `form` are applied. */
  readonly quote: string;
  /** Which occurrence of the quote, from 1, where the observation has it more than once. */
  readonly occurrence?: number;
  /** What the words say, restated. Left out, the claim is verbatim and its proposition is the quote. */
  readonly restated?: string;
  readonly kind: Claim['claim_kind'];
  readonly about: readonly string[];
  readonly by: string | null;
  readonly mode: Claim['attribution']['mode'];
}

/** A link that speaks for its entry. */
export function supports(claim_id: string, reason: string): EvidenceLink {
  return { claim_id, effect: 'supports', reason };
}

/** A link that speaks against its entry. */
export function contradicts(claim_id: string, reason: string): EvidenceLink {
  return { claim_id, effect: 'contradicts', reason };
}

/** Two claims that cannot both be right as they stand. */
export function between(left_claim_id: string, right_claim_id: string, explanation: string): Contradiction {
  return { left_claim_id, right_claim_id, explanation };
}
