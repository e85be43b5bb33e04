/** Contradictions prepared for reports, with both claims looked up. */
import type { JsonObject } from '../../json/json.ts';
import { listOf, viewContradiction } from '../../assessment/view.ts';
import type { ReportClaim } from './claims.ts';

/** One side of a contradiction: the claim ID in the document, and the first claim with that ID. */
export interface ContradictionSide {
  readonly claimId: string;
  readonly claim: ReportClaim | undefined;
}

/** A contradiction as it appears in reports. */
export interface ReportContradiction {
  /** Its position in the document, from 1. */
  readonly number: number;
  readonly left: ContradictionSide;
  readonly right: ContradictionSide;
  readonly explanation: string;
}

/** The contradictions of an assessment in its order. */
export function reportContradictions(
  assessment: JsonObject,
  claims: ReadonlyMap<string, ReportClaim>,
): readonly ReportContradiction[] {
  const side = (claimId = ''): ContradictionSide => ({ claimId, claim: claims.get(claimId) });
  return listOf(assessment, 'contradictions').map((raw, at) => {
    const { left_claim_id, right_claim_id, explanation = '' } = viewContradiction(raw);
    return { number: at + 1, left: side(left_claim_id), right: side(right_claim_id), explanation };
  });
}
