/** The fixed statements of every report: the contract's cautions, and whether the document has errors. */
import { isInvalidity } from '../../check/export-gate.ts';
import { counted } from '../../json/words.ts';
import type { ReportFindings } from './findings.ts';

/** The contract’s principles (specification 1.8 and 2.11.4), shortened for every report. */
export const cautions: readonly string[] = [
  'Claims are attributed representations of what a passage says.',
  'Power bases are evidence-linked descriptions within their scope. They are not scores.',
  'Intent hypotheses are falsifiable, with stated alternatives. They are not statements of what an actor really thinks.',
  'Consistency of a publisher with a registry is not authentication.',
  'Validation of a document does not make any entry in it true.',
];

/** Whether the document can be exported, in one or two sentences. */
export function standingInWords({ errors, violations, unchecked }: ReportFindings): string {
  const first =
    errors.length > 0
      ? `Draft: ${errors.some(isInvalidity) ? 'not yet a valid' : 'cannot be exported yet as a'} ww3.assessment/v1 document (${counted(errors.length, 'error')}).`
      : violations.length > 0
        ? `No errors, ${counted(violations.length, 'violation')}.`
        : 'No errors or violations found.';
  if (unchecked.length === 0) return first;
  return `${first} ${counted(unchecked.length, 'point')} cannot be checked.`;
}
