/** Runs one rule on one part, which it prepares as the argument, and turns reports or a crash into findings. */
import {
  viewAssessment,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ContradictionView,
  type EvidenceLinkView,
  type IntentView,
  type PowerBasisView,
} from '../assessment/view.ts';
import { isJsonObject, type JsonValue } from '../json/json.ts';
import type { CitingSubject, EntryView, PartKind, SubjectName, Report, Rule } from '../rules/rule.ts';
import { messageOf } from '../json/words.ts';
import type { Pointer } from '../json/pointer.ts';
import type { RuleContext } from '../rules/context.ts';
import { renderMessage, type Finding } from '../rules/finding.ts';

const noLinks: EntryView['evidence'] = [];
const noTexts: EntryView['falsifiers'] = [];

function entryOfPowerBasis(view: PowerBasisView): EntryView {
  const { power_basis_id: id, actor_id, time_scope, evidence = noLinks, falsifiers = noTexts } = view;
  return { kind: 'power-basis', id, actor_id, time_scope, evidence, falsifiers };
}

function entryOfIntent(view: IntentView): EntryView {
  const { hypothesis_id: id, actor_id, time_scope, evidence = noLinks, falsifiers = noTexts } = view;
  return { kind: 'intent', id, actor_id, time_scope, evidence, falsifiers };
}

/** Returns the common fields of a power basis or intent hypothesis; undefined for any other part. */
export function entryView(kind: PartKind, value: JsonValue): EntryView | undefined {
  if (kind === 'power-basis') return entryOfPowerBasis(viewPowerBasis(value));
  return kind === 'intent' ? entryOfIntent(viewIntent(value)) : undefined;
}

/** Returns a link as a reference to a claim. */
export function citingLink({ claim_id: claimId }: EvidenceLinkView): CitingSubject {
  return { kind: 'link', names: claimId === undefined ? [] : [{ claimId, at: '/claim_id' }] };
}

function citingContradiction(view: ContradictionView): CitingSubject {
  const sides = ['left_claim_id', 'right_claim_id'] as const;
  const names = sides.flatMap((side) => {
    const claimId = view[side];
    return claimId === undefined ? [] : [{ claimId, at: `/${side}` }];
  });
  return { kind: 'contradiction', names };
}

/** Returns the argument of a rule with this subject. An actor of the casefile already has its shape. */
export function subjectOf(name: SubjectName, kind: PartKind, value: JsonValue, entry: EntryView | undefined): unknown {
  if (name === 'part') return { kind, value };
  if (name === 'entry') return entry;
  if (name === 'citing') return citingContradiction(viewContradiction(value));
  if (name === 'document') return viewAssessment(isJsonObject(value) ? value : {});
  if (name === 'claim') return viewClaim(value);
  if (name === 'power-basis') return viewPowerBasis(value);
  if (name === 'intent') return viewIntent(value);
  return name === 'contradiction' ? viewContradiction(value) : value;
}

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
