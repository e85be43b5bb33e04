import type { JsonObject } from '../core/assessment/json.ts';
import { compareAssessments, compareCasefiles } from '../core/compare/compare.ts';
import type { Difference } from '../core/compare/difference.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import type { AnyDocument } from './document.ts';

const asJson = (casefile: Casefile): JsonObject => casefile as unknown as JsonObject;

function casefileIn(document: AnyDocument): JsonObject | null {
  if (document.kind === 'assessment' || document.casefile === null) return null;
  return asJson(document.casefile);
}

/**
 * What differs between two versions, by id and not by line, in the order of the contract's table; nothing where there
 * is no difference. Of desk files the assessments are compared, with the names of actors that their casefiles know, and
 * then the casefiles where both have one. Throws `TypeError` where one is a casefile and the other is none.
 */
export function compare(before: AnyDocument, after: AnyDocument): readonly Difference[] {
  const [old, fresh] = [casefileIn(before), casefileIn(after)];
  const ofCasefiles = old && fresh ? compareCasefiles(old, fresh) : [];
  if (before.kind === 'casefile' && after.kind === 'casefile') return ofCasefiles;
  if (before.kind === 'casefile' || after.kind === 'casefile') {
    throw new TypeError('A casefile can only be compared with another casefile.');
  }
  const casefiles = { before: old, after: fresh };
  return [...compareAssessments(before.assessment, after.assessment, { casefiles }), ...ofCasefiles];
}
