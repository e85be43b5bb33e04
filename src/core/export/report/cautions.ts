import type { ReportFindings } from './findings.ts';

/** The contract’s principles (specification 1.8 and 2.11.4), shortened for every report. */
export const cautions: readonly string[] = [
  'Claims are attributed representations of what a passage says.',
  'Power bases are evidence-linked descriptions within their scope. They are not scores.',
  'Intent hypotheses are falsifiable and stand beside alternatives. They are not statements of what an actor really thinks.',
  'Consistency of a publisher with a registry is not authentication.',
  'Validation of a document does not make any entry in it true.',
];

/** How the document stands to the contract, in sentences: plainly where it is not valid yet. */
export function standingInWords({ errors, violations, unchecked }: ReportFindings): string {
  const counted = (count: number, one: string): string =>
    `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
  const first =
    errors.length > 0
      ? `A draft: with ${counted(errors.length, 'error')} it is not a valid ww3.assessment/v1 document yet.`
      : violations.length > 0
        ? `It has the contract’s form, with ${counted(violations.length, 'violation')}.`
        : 'The checker found no error and no violation.';
  if (unchecked.length === 0) return first;
  return `${first} ${counted(unchecked.length, 'point')} could not be checked.`;
}
