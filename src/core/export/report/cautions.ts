/** The fixed statements of reports: the contract's sentences, and whether the document has errors. */
import { isInvalidity } from '../../check/export-gate.ts';
import { counted } from '../../json/words.ts';
import type { ReportFindings } from './findings.ts';

/** The sentences of the contract's specification (1.8 and 2.11.4) that every report has, each in its place. */
export const cautions = {
  claims: 'Claims remain attributed representations of what a passage says.',
  powerBases:
    'Power bases are evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not scores.',
  intents:
    'Intent entries are falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.',
  publishers:
    'Publisher attribution requires consistency between a registry and an HTTPS canonical host. This consistency is not authentication.',
  validation: 'Validation of a document does not make any entry in it true.',
} as const;

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
