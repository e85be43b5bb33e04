/** Makes findings for tests, with default values for all fields. */
import type { Finding } from './finding.ts';

/** Returns a finding for tests, about this pointer into the assessment unless `more` says otherwise. */
export function findingAt(path: Finding['path'], more: Partial<Finding> = {}): Finding {
  return {
    ruleId: 'x/y',
    messageId: 'm',
    data: {},
    message: '',
    level: 'error',
    certainty: 'checked',
    document: 'assessment',
    path,
    related: [],
    fixes: [],
    ...more,
  };
}
