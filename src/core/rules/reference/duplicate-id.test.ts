import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { exampleAssessment } from '../example-workspace.ts';
import { applyFix, findingsOf, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './duplicate-id.ts';

describe('reference/duplicate-id', () => {
  it('gives the later entry a new ID, leaves every link with the first, and points to it', () => {
    const example = { assessment: { '/claims/1/claim_id': 'C-001' } };
    const finding = onlyFinding(rule, example);
    expect(finding.related).toEqual(['/claims/0/claim_id']);
    const { assessment } = applyFix(example, finding);
    const places = ['/claims/0/claim_id', '/claims/1/claim_id', '/power_bases/0/evidence/0/claim_id'];
    expect(places.map((path) => valueAt(assessment, path))).toEqual(['C-001', 'C-002', 'C-001']);
  });

  it('finds intent hypotheses that share an ID, and leaves empty IDs to the schema', () => {
    const [intent] = exampleAssessment['intent_hypotheses'] as readonly unknown[];
    expect(findingsOf(rule, { assessment: { intent_hypotheses: [intent, intent] } })).toHaveLength(1);
    expect(reported(rule, { '/claims/0/claim_id': '', '/claims/1/claim_id': '' })).toEqual([]);
  });
});
