import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Example } from '../rules/rule.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { linkEvidence, setField } from '../workspace/edits.ts';
import { createChecker } from './checker.ts';
import { createSupportCheck } from './support-check.ts';

type Lists = 'power_bases' | 'intent_hypotheses';

const problems = (example: Partial<Example>, claimId = 'C-001', list: Lists = 'power_bases') =>
  createSupportCheck(workspaceOf({ title: '', ...example }), list, 0, sha256)(claimId).map(({ problem }) => problem);

describe('what would be wrong with a claim as support', () => {
  it('is described by its kind, and nothing for a verbatim claim that names the actor', () => {
    const capacity = { '/claims/0/claim_kind': 'capacity' };
    const cases: readonly (readonly [problem: string | undefined, Partial<Example>, claimId?: string, list?: Lists])[] =
      [
        [undefined, {}],
        ['not-named', {}, 'C-002'],
        ['not-verbatim', { assessment: { '/claims/0/representation': 'paraphrase' } }],
        ['not-verbatim', { assessment: { '/claims/0/proposition': 'It closes.' } }],
        ['unchecked', { casefile: null }],
        ['unchecked', { casefile: { '/actors/0/names': [] } }],
        ['unchecked', { assessment: { '/power_bases/0/actor_id': 5 } }],
        ['unchecked', { assessment: { '/claims/0/actual': '' } }],
        ['unchecked', {}, 'C-009'],
        [
          'capacity-alone',
          { assessment: { ...capacity, '/intent_hypotheses/0/evidence': [] } },
          'C-001',
          'intent_hypotheses',
        ],
        [undefined, { assessment: { ...capacity, '/power_bases/0/evidence': [] } }],
      ];
    expect(cases.map(([, example, claimId, list]) => problems(example, claimId, list))).toEqual(
      cases.map(([problem]) => (problem ? [problem] : [])),
    );
  });

  it('is in the words of the findings', () => {
    const [finding] = createSupportCheck(workspaceOf({ title: '' }), 'power_bases', 0, sha256)('C-002');
    expect(finding?.message).toMatch(/^The text of C-002 does not name Harbour Council\./);
  });

  it('equals the findings once the link exists', () => {
    const claim = fc.record({
      representation: fc.constantFrom('verbatim', 'paraphrase'),
      claim_kind: fc.constantFrom('capacity', 'denial'),
      actual: fc.constantFrom('The Harbour Council says so.', 'Nobody says so.', 'قالت ومجلس الميناء'),
    });
    const names = fc.constantFrom<readonly string[]>(['Harbour Council'], ['مجلس الميناء'], []);
    fc.assert(
      fc.property(fc.array(claim, { minLength: 1, maxLength: 3 }), names, (given, actorNames) => {
        const claims = given.map((fields, index) => ({
          ...fields,
          claim_id: `D-${index}`,
          proposition: fields.actual,
        }));
        const workspace = applyEdit(
          workspaceOf({ title: '', assessment: { '/claims': claims, '/intent_hypotheses/0/evidence': [] } }),
          setField('/casefile/actors/0/names', [...actorNames]),
        );
        const linked = applyEdit(workspace, linkEvidence(workspace, '/intent_hypotheses/0', ['D-0'], 'supports'));
        const ruleIds = new Set(
          createChecker({ digest: sha256 })
            .check(linked)
            .findings.filter(({ path }) => path.startsWith('/intent_hypotheses/0'))
            .map(({ ruleId, certainty }) => (certainty === 'unchecked' ? 'unchecked' : ruleId)),
        );
        const told = createSupportCheck(workspace, 'intent_hypotheses', 0, sha256)('D-0').map(({ problem }) => problem);
        const pairs = [
          ['not-verbatim', 'support/not-verbatim'],
          ['not-named', 'support/actor-not-named'],
          ['capacity-alone', 'intent/capability-alone'],
          ['unchecked', 'unchecked'],
        ] as const;
        expect(pairs.filter(([problem, ruleId]) => told.includes(problem) !== ruleIds.has(ruleId))).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });
});
