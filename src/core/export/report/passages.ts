import type { JsonObject } from '../../assessment/json.ts';
import { listOf, viewClaim } from '../../assessment/view.ts';
import type { CasefileIndex } from '../../casefile/lookup.ts';
import type { Observation } from '../../casefile/types.generated.ts';

/** A passage that a report embeds. */
export interface ReportPassage {
  /** From 1, in the report. */
  readonly number: number;
  readonly passageId: string;
  /** Exactly as the casefile has it. */
  readonly text: string;
  readonly observations: readonly Observation[];
}

/** The passages of the casefile that claims stand in, in the order of the claims. */
export function reportPassages(assessment: JsonObject, index: CasefileIndex): readonly ReportPassage[] {
  const ids = listOf(assessment, 'claims').flatMap((raw) => viewClaim(raw).passage_id ?? []);
  const found = [...new Set(ids)].flatMap((id) => index.passage(id) ?? []);
  return found.map(({ passage, observations }, at) => ({
    number: at + 1,
    passageId: passage.passage_id,
    text: passage.text,
    observations,
  }));
}
