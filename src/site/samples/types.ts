import type { Claim, Contradiction, EvidenceLink } from '../../core/assessment/types.generated.ts';
import type { Observation } from '../../core/casefile/types.generated.ts';

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
  /** The proposition, in other words than the quote. If omitted, the claim is verbatim and its proposition is the quote. */
  readonly restated?: string;
  readonly kind: Claim['claim_kind'];
  readonly about: readonly string[];
  readonly by: string | null;
  readonly mode: Claim['attribution']['mode'];
}

/** An evidence link that supports its entry. */
export function supports(claim_id: string, reason: string): EvidenceLink {
  return { claim_id, effect: 'supports', reason };
}

/** An evidence link that contradicts its entry. */
export function contradicts(claim_id: string, reason: string): EvidenceLink {
  return { claim_id, effect: 'contradicts', reason };
}

/** Two claims that cannot both be right. */
export function between(left_claim_id: string, right_claim_id: string, explanation: string): Contradiction {
  return { left_claim_id, right_claim_id, explanation };
}
