import { describe, expect, it } from 'vitest';
import { exampleAssessment, exampleCasefile } from '../example-workspace.ts';
import { findingsOf, fixedAt, onlyFinding } from '../rule.fixtures.ts';
import rule from './wrong-observation.ts';

describe('anchor/wrong-observation', () => {
  const example = { assessment: { '/claims/0/observation_id': 2 } };

  it('sets the observation to one that contains the passage', () => {
    const { message } = onlyFinding(rule, example);
    expect(message).toBe('The passage belongs to observation 1, not 2. Change the observation.');
    expect(fixedAt(rule, example)).toEqual(exampleAssessment);
    expect(findingsOf(rule, { ...example, casefile: null })).toEqual([]);
  });

  it('accepts any observation that contains the passage, and lists all of them', () => {
    const [first] = exampleCasefile.observations;
    const casefile = { observations: [first, { ...first, observation_id: 4 }] };
    expect(findingsOf(rule, { casefile, assessment: { '/claims/0/observation_id': 4 } })).toEqual([]);
    const finding = onlyFinding(rule, { casefile, ...example });
    expect([finding.data['owners'], finding.fixes.length]).toEqual([[1, 4], 2]);
  });
});
