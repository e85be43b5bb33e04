/** Contradictions prepared for reports, with both claims looked up. */
import { listOf, viewContradiction } from '../../assessment/view.ts';
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
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
  /** The language of the explanation; '' if it is not stated. */
  readonly language: string;
}

/** The contradictions of an assessment in its order. */
export function reportContradictions(
  workspace: Workspace,
  claims: ReadonlyMap<string, ReportClaim>,
): readonly ReportContradiction[] {
  const side = (claimId = ''): ContradictionSide => ({ claimId, claim: claims.get(claimId) });
  const language = textLanguageOf(workspace);
  return listOf(workspace.assessment, 'contradictions').map((raw, at) => {
    const { left_claim_id, right_claim_id, explanation = '' } = viewContradiction(raw);
    return { number: at + 1, left: side(left_claim_id), right: side(right_claim_id), explanation, language };
  });
}
