import { describe, expect, it } from 'vitest';
import { exampleAssessment, exampleCasefile } from '../example-workspace.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './wrong-observation.ts';

describe('anchor/wrong-observation', () => {
  it('sets the observation to one that contains the passage', () => {
    const example = { assessment: { '/claims/0/observation_id': 2 } };
    const finding = onlyFinding(rule, example);
    expect(finding.message).toBe('The passage belongs to observation 1, not 2. Change the observation.');
    expect(applyFix(example, finding).assessment).toEqual(exampleAssessment);
  });

  it('accepts any observation that contains the passage, and lists all of them', () => {
    const [first] = exampleCasefile.observations;
    const observations = [first, { ...first, observation_id: 4 }];
    expect(findingsOf(rule, { casefile: { observations }, assessment: { '/claims/0/observation_id': 4 } })).toEqual([]);
    const finding = onlyFinding(rule, { casefile: { observations }, assessment: { '/claims/0/observation_id': 2 } });
    expect(finding.data).toMatchObject({ owners: [1, 4] });
    expect(finding.fixes).toHaveLength(2);
  });

  it('reports nothing without the passage', () => {
    expect(findingsOf(rule, { casefile: null, assessment: { '/claims/0/observation_id': 2 } })).toEqual([]);
  });
});
