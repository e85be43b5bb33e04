import { describe, expect, it } from 'vitest';
import { exampleAssessment, exampleCasefile } from '../example-workspace.ts';
import { findingsOf, fixed, onlyFinding } from '../rule.fixtures.ts';
import rule from './wrong-observation.ts';

describe('anchor/wrong-observation', () => {
  it('sets the observation to one that has the passage', () => {
    const example = { assessment: { '/claims/0/observation_id': 2 } };
    const finding = onlyFinding(rule, example);
    expect(finding.message).toBe('The passage belongs to observation 1, not to 2: set the observation.');
    expect(fixed(example, finding).assessment).toEqual(exampleAssessment);
  });

  it('accepts any observation that has the passage, and names all that do', () => {
    const [first] = exampleCasefile.observations;
    const observations = [first, { ...first, observation_id: 4 }];
    expect(findingsOf(rule, { casefile: { observations }, assessment: { '/claims/0/observation_id': 4 } })).toEqual([]);
    const finding = onlyFinding(rule, { casefile: { observations }, assessment: { '/claims/0/observation_id': 2 } });
    expect(finding.data).toMatchObject({ owners: [1, 4] });
    expect(finding.fixes).toHaveLength(2);
  });

  it('says nothing where the passage is not at hand', () => {
    expect(findingsOf(rule, { casefile: null, assessment: { '/claims/0/observation_id': 2 } })).toEqual([]);
  });
});
