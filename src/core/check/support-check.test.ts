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

const problems = (example: Partial<Example>, claimId: string, list: Lists = 'power_bases') =>
  createSupportCheck(workspaceOf({ title: '', ...example }), list, 0, sha256)(claimId).map(({ problem }) => problem);

describe('what would be wrong with a claim as support', () => {
  it('is nothing for a verbatim claim that names the actor', () => {
    expect(problems({}, 'C-001')).toEqual([]);
  });

  it.each<[string, Partial<Example>, string, Lists, string[]]>([
    ['another actor', {}, 'C-002', 'power_bases', ['not-named']],
    [
      'a paraphrase',
      { assessment: { '/claims/0/representation': 'paraphrase' } },
      'C-001',
      'power_bases',
      ['not-verbatim'],
    ],
    [
      'other words',
      { assessment: { '/claims/0/proposition': 'It closes.' } },
      'C-001',
      'power_bases',
      ['not-verbatim'],
    ],
    ['no casefile', { casefile: null }, 'C-001', 'power_bases', ['unchecked']],
    ['an actor without names', { casefile: { '/actors/0/names': [] } }, 'C-001', 'power_bases', ['unchecked']],
    ['no actor', { assessment: { '/power_bases/0/actor_id': 5 } }, 'C-001', 'power_bases', ['unchecked']],
    ['no text', { assessment: { '/claims/0/actual': '' } }, 'C-001', 'power_bases', ['unchecked']],
    ['no claim with this ID', {}, 'C-009', 'power_bases', ['unchecked']],
    [
      'a capacity as the only support of a hypothesis',
      { assessment: { '/claims/0/claim_kind': 'capacity', '/intent_hypotheses/0/evidence': [] } },
      'C-001',
      'intent_hypotheses',
      ['capacity-alone'],
    ],
    [
      'a capacity for a power basis',
      { assessment: { '/claims/0/claim_kind': 'capacity', '/power_bases/0/evidence': [] } },
      'C-001',
      'power_bases',
      [],
    ],
  ])('is described for %s', (_, example, claimId, list, expected) => {
    expect(problems(example, claimId, list)).toEqual(expected);
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
          claim_id: `D-${String(index)}`,
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
        expect(told.includes('not-verbatim')).toBe(ruleIds.has('support/not-verbatim'));
        expect(told.includes('not-named')).toBe(ruleIds.has('support/actor-not-named'));
        expect(told.includes('capacity-alone')).toBe(ruleIds.has('intent/capability-alone'));
        expect(told.includes('unchecked')).toBe(ruleIds.has('unchecked'));
      }),
      { numRuns: runs(60) },
    );
  });
});
