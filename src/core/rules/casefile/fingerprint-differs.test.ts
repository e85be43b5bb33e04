import { describe, expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { findingsOf, fixedAt, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './fingerprint-differs.ts';

describe('casefile/fingerprint-differs', () => {
  it('updates the fingerprint, with a preview of both', () => {
    const example = { assessment: { casefile_fingerprint_sha256: '0'.repeat(64) } };
    expect(onlyFinding(rule, example).fixes[0]?.preview?.before).toBe('0'.repeat(64));
    expect(fixedAt(rule, example)).toEqual(exampleAssessment);
  });

  it('detects a change of the evidence, but not of the actors, and leaves an invalid fingerprint to the schema', () => {
    expect(findingsOf(rule, { casefile: { '/observations/0/title': 'Another title' } })).toHaveLength(1);
    expect(findingsOf(rule, { casefile: { '/actors/0/names': ['Another name'] } })).toEqual([]);
    const invalid = ['', 'A'.repeat(64), undefined, 5];
    expect(reported(rule, ...invalid.map((value) => ({ casefile_fingerprint_sha256: value })))).toEqual([]);
  });
});
