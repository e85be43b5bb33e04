import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json/json.ts';
import { valueAt } from '../../json/pointer.ts';
import { exampleAssessment } from '../example-workspace.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './duplicate-id.ts';

describe('reference/duplicate-id', () => {
  it('gives the later entry a new ID and leaves every link with the first', () => {
    const example = { assessment: { '/claims/1/claim_id': 'C-001' } };
    const { assessment } = applyFix(example, onlyFinding(rule, example));
    expect(valueAt(assessment, '/claims/0/claim_id')).toBe('C-001');
    expect(valueAt(assessment, '/claims/1/claim_id')).toBe('C-002');
    expect(valueAt(assessment, '/power_bases/0/evidence/0/claim_id')).toBe('C-001');
  });

  it('points to the first entry with the ID', () => {
    const finding = onlyFinding(rule, { assessment: { '/claims/1/claim_id': 'C-001' } });
    expect(finding.related).toEqual(['/claims/0/claim_id']);
  });

  it('finds intent hypotheses that share an ID, and leaves empty IDs to the schema', () => {
    const intent = exampleAssessment['intent_hypotheses'] as readonly JsonObject[];
    expect(findingsOf(rule, { assessment: { intent_hypotheses: [...intent, ...intent] } })).toHaveLength(1);
    expect(findingsOf(rule, { assessment: { '/claims/0/claim_id': '', '/claims/1/claim_id': '' } })).toEqual([]);
  });
});
