import { describe, expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './fingerprint-differs.ts';

describe('casefile/fingerprint-differs', () => {
  it('updates the fingerprint, with a preview of both', () => {
    const example = { assessment: { casefile_fingerprint_sha256: '0'.repeat(64) } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes[0]?.preview?.before).toBe('0'.repeat(64));
    expect(applyFix(example, finding).assessment).toEqual(exampleAssessment);
  });

  it('detects a change of the evidence, but not of the actors', () => {
    expect(findingsOf(rule, { casefile: { '/observations/0/title': 'Another title' } })).toHaveLength(1);
    expect(findingsOf(rule, { casefile: { '/actors/0/names': ['Another name'] } })).toEqual([]);
  });

  it('leaves an invalid fingerprint to the schema', () => {
    for (const value of ['', 'A'.repeat(64), undefined, 5]) {
      expect(findingsOf(rule, { assessment: { casefile_fingerprint_sha256: value } })).toEqual([]);
    }
  });
});
