/** The passages that a report contains, numbered, with their observations. */
import type { JsonObject } from '../../json/json.ts';
import { listOf, viewClaim } from '../../assessment/view.ts';
import type { CasefileIndex } from '../../casefile/lookup.ts';
import { originsByPassage } from '../../casefile/origins.ts';
import type { Casefile, Observation, Origin } from '../../casefile/types.generated.ts';

/** A passage that a report embeds. */
export interface ReportPassage {
  /** The number in the report, from 1. */
  readonly number: number;
  readonly passageId: string;
  /** Exactly as in the casefile. */
  readonly text: string;
  readonly observations: readonly Observation[];
  /** The file that the text was read from; undefined if that is not known. */
  readonly origin: Origin | undefined;
}

/** The passages of the casefile that contain claims, in the order of the claims. */
export function reportPassages(
  assessment: JsonObject,
  index: CasefileIndex,
  casefile: Casefile | null,
): readonly ReportPassage[] {
  const origins = originsByPassage(casefile);
  const ids = listOf(assessment, 'claims').flatMap((raw) => viewClaim(raw).passage_id ?? []);
  const passages = [...new Set(ids)].flatMap((id) => index.passage(id) ?? []);
  return passages.map(({ passage, observations }, at) => ({
    number: at + 1,
    passageId: passage.passage_id,
    text: passage.text,
    observations,
    origin: origins.get(passage.passage_id),
  }));
}
