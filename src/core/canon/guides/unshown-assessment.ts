/** What the specification does not show about assessments: its own words for each point, and what Assessment Desk does. */
import { contract, convention } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { paragraph, withAuthority, unshown } from './write.ts';

export const unshownOfAssessments: readonly CanonEntry[] = [
  unshown('9.3', {
    id: 'unshown/compatibility-and-deprecation',
    title: 'Compatibility and deprecation policy',
    summary: 'A compatibility and deprecation policy is not shown.',
    body: [
      withAuthority(
        contract('9.1'),
        paragraph('The assessment contract version is in `contract`, the constant `ww3.assessment/v1`.'),
      ),
      withAuthority(contract('9.2'), paragraph('Versioned endpoint paths have the prefix `/v1/`.')),
      withAuthority(
        convention('9.3'),
        paragraph('Assessment Desk supports only version 1. It makes no promise about later versions.'),
      ),
    ],
    keywords: [
      'backward compatible',
      'breaking change',
      'deprecated',
      'sunset',
      'new version',
      'v2',
      'versioning',
      'upgrade',
    ],
    related: ['field/assessment/contract', 'part/assessment'],
  }),
  unshown('3 transitions', {
    id: 'unshown/workflow-transitions',
    title: 'Transitions between workflow states',
    summary: 'Transitions of the workflow state are not shown.',
    body: [
      withAuthority(
        contract('3 states'),
        paragraph('The allowed values of `workflow_state` are draft, active, contested, retired.'),
      ),
      withAuthority(
        convention('3 transitions'),
        paragraph(
          'Assessment Desk restricts no transition: [every state can follow every other](entry:decision/workflow-free). A retired entry can become active again.',
        ),
      ),
    ],
    keywords: [
      'transition',
      'state change',
      'retired to active',
      'become active again',
      'reactivate',
      'reopen',
      'state machine',
      'allowed transitions',
    ],
    related: ['decision/workflow-free', 'term/workflow-state', 'field/power-basis/workflow-state'],
  }),
  unshown('2.11.5', {
    id: 'unshown/rules-a-receiver-checks',
    title: 'Which semantic rules a recipient checks',
    summary: 'Which of the semantic rules are checked when an assessment is submitted is not shown.',
    body: [
      withAuthority(
        convention('2.11.5'),
        paragraph(
          'Assessment Desk checks [all of them](entry:rule/all). Violations need your confirmation and do not block the export: see [What blocks an export](entry:decision/export-gate).',
        ),
      ),
    ],
    keywords: [
      'receiver',
      'receiver checks',
      'checked on submission',
      'server-side validation',
      'enforced',
      'semantic rule',
      'which rules are checked',
    ],
    related: ['decision/export-gate', 'rule/all', 'term/level'],
  }),
  unshown('2.12 records', {
    id: 'unshown/casefile-and-observation-records',
    title: 'Casefile and observation records',
    summary:
      'Casefile and observation records are not shown beyond the fingerprint and the integer observation identifiers.',
    body: [
      withAuthority(
        convention('2.12 records'),
        paragraph(
          'Assessment Desk has [its own casefile format](entry:decision/casefile-format), and its own way to compute [passage IDs](entry:decision/passage-id) and [fingerprints](entry:decision/fingerprint). Other programs may use different ones.',
        ),
      ),
    ],
    keywords: [
      'casefile schema in the contract',
      'observation record',
      'record format',
      'observation fields in the contract',
    ],
    related: ['decision/casefile-format', 'part/casefile', 'part/observation', 'decision/fingerprint'],
  }),
  unshown('2.1 scope-wording', {
    id: 'unshown/scope-wording',
    title: 'The exact wording of scope',
    summary: 'The exact wording of the scope statement is omitted.',
    body: [
      withAuthority(
        contract('2.1 scope'),
        paragraph('If `scope` is present, it must equal a fixed contract statement.'),
      ),
      withAuthority(
        contract('2.1 scope-repeats'),
        paragraph(
          'The statement repeats the principles in section 1 item 8 and adds rules about publisher attribution, capability and support.',
        ),
      ),
      withAuthority(
        convention('2.1 scope-wording'),
        paragraph(
          'Assessments created with Assessment Desk [leave it out](entry:decision/scope-wording). A statement in a file that you open is kept unchanged.',
        ),
      ),
    ],
    keywords: ['scope statement', 'fixed statement', 'exact wording', 'text of scope', 'wording of scope'],
    related: ['decision/scope-wording', 'field/assessment/scope', 'rule/scope/unchecked'],
  }),
];
