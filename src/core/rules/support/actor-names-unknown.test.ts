import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './actor-names-unknown.ts';

describe('support/actor-names-unknown', () => {
  it('adds the actor with the name in its ID, which the title shows', () => {
    const example = { assessment: { '/power_bases/0/actor_id': 'port-union' } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes[0]?.title).toBe('Add the actor to the casefile with the name “Port Union”');
    expect(applyFix(example, finding).casefile?.actors.at(-1)).toEqual({
      actor_id: 'port-union',
      names: ['Port Union'],
      publisher_hosts: [],
    });
  });

  it('uses the actor that the ID means in another form', () => {
    for (const id of ['Harbour-Council', 'harbour_council']) {
      const example = { assessment: { '/power_bases/0/actor_id': id } };
      const after = applyFix(example, onlyFinding(rule, example)).assessment;
      expect(valueAt(after, '/power_bases/0/actor_id')).toBe('harbour-council');
    }
  });

  it('gives the name to an actor without names', () => {
    const example = { casefile: { '/actors/0/names': [' '] } };
    const [finding] = findingsOf(rule, example);
    expect(finding && applyFix(example, finding).casefile?.actors[0]?.names).toEqual(['Harbour Council']);
  });

  it('guesses no name from an ID that contains none', () => {
    for (const id of ['A-001', 'x', '7']) {
      expect(onlyFinding(rule, { assessment: { '/power_bases/0/actor_id': id } }).fixes).toEqual([]);
    }
  });

  it('does not report an entry without support', () => {
    const assessment = { '/power_bases/0/evidence/0/effect': 'contradicts', intent_hypotheses: [] };
    expect(findingsOf(rule, { casefile: null, assessment })).toEqual([]);
  });
});
