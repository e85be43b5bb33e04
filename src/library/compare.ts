/** The package’s `compare`, for two assessments, casefiles or desk files. */
import type { JsonObject } from '../core/json/json.ts';
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
 * Returns the differences between two versions, by ID and not by line, in the order of the contract's table; empty if
 * there are none. For desk files, compares the assessments with the actors' names from their casefiles, and then the
 * casefiles if both have one. Throws `TypeError` if only one of the two is a casefile.
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
