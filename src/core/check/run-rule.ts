/** Runs one rule on one part and turns its reports, or its crash, into findings. */
import { messageOf } from '../json/words.ts';
import type { Pointer } from '../json/pointer.ts';
import type { RuleContext } from '../rules/context.ts';
import { renderMessage, type Finding } from '../rules/finding.ts';
import type { Report, Rule } from '../rules/rule.ts';

/** Where a part is. */
export interface Place {
  readonly document: Finding['document'];
  /** The part's own pointer in that document. */
  readonly base: Pointer;
}

const none: readonly Finding[] = Object.freeze([]);

function findingOf(rule: Rule, report: Report<string>, { document, base }: Place): Finding {
  const { messageId, at = '', data = {}, related = [], span, fixes = [] } = report;
  return {
    ruleId: rule.id,
    messageId,
    data,
    message: renderMessage(rule.messages[messageId] ?? '', data),
    level: rule.level,
    certainty: rule.certainty,
    ...rule.weights[messageId],
    document,
    path: base + at,
    related,
    ...(span && { span }),
    fixes,
  };
}

/** Returns the finding for a check that failed to run. It is a notice, because the document is not at fault. */
export function crashFinding(what: string, error: unknown, { document, base }: Place): Finding {
  const data = { rule: what, reason: messageOf(error) };
  return {
    ruleId: 'rule-crashed',
    messageId: 'crashed',
    data,
    message: renderMessage('“{{rule}}” cannot be checked because of a bug in Assessment Desk: {{reason}}.', data),
    level: 'notice',
    certainty: 'unchecked',
    document,
    path: base,
    related: [],
    fixes: [],
  };
}

/**
 * Runs a rule on a part. Never throws, because a crash becomes a finding. `subject` must have the rule's subject type.
 */
export function runRule(rule: Rule, subject: unknown, context: RuleContext, place: Place): readonly Finding[] {
  try {
    const reports = rule.check(subject as never, context, place.base);
    return reports.length === 0 ? none : reports.map((report) => findingOf(rule, report, place));
  } catch (error) {
    return [crashFinding(rule.id, error, place)];
  }
}
