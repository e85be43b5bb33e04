/** Finds the quotes of the samples’ claims in their passages, and gives each claim its span. */
import type { Claim } from '../../core/assessment/types.generated.ts';
import type { Observation } from '../../core/casefile/types.generated.ts';
import { findQuote } from '../../core/passage/quote.ts';
import type { CodePointSpan } from '../../core/passage/span.ts';
import { asPassage } from './passages.ts';
import type { ClaimSource, ObservationSource, PassageSource } from './sources.ts';

/** The place of a claim's text in a passage. */
export interface Place {
  readonly passage_id: string;
  readonly span: CodePointSpan;
  /** The text in the passage's own form. */
  readonly words: string;
}

function placesIn(observation: Observation, sources: readonly PassageSource[], quote: string): readonly Place[] {
  return observation.passages.flatMap(({ passage_id, text }, index) => {
    const words = asPassage(quote, sources[index] ?? { file: '' });
    return findQuote(text, words).map((span) => ({ passage_id, span, words }));
  });
}

/**
 * Returns the place of a claim's quote. Throws if the quote is not in its observation, or if it occurs more than once
 * and the source does not say which occurrence is meant.
 */
export function placeOf(claim: ClaimSource, observation: Observation, { passages }: ObservationSource): Place {
  const places = placesIn(observation, passages, claim.quote);
  const place = places[(claim.occurrence ?? 1) - 1];
  if (!place) throw new Error(`${claim.claim_id}: its text is not in observation ${String(claim.observation)}.`);
  if (places.length > 1 && claim.occurrence === undefined)
    throw new Error(`${claim.claim_id}: its text occurs ${String(places.length)} times; say which occurrence.`);
  return place;
}

/** Returns the claim in the contract's form, with offsets in code points (specification 2.4). */
export function anchoredClaim(claim: ClaimSource, { passage_id, span, words }: Place): Claim {
  return {
    claim_id: claim.claim_id,
    observation_id: claim.observation,
    passage_id,
    span: { start: span.start, end: span.end, offset_encoding: 'unicode-code-point' },
    actual: words,
    proposition: claim.restated ?? words,
    representation: claim.restated === undefined ? 'verbatim' : 'paraphrase',
    claim_kind: claim.kind,
    subject_actor_ids: claim.about,
    attribution: { actor_id: claim.by, mode: claim.mode },
  };
}
