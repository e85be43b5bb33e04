import { describe, expect, it } from 'vitest';
import { applyFix, findingsOf, fixedAt, onlyFinding } from '../rule.fixtures.ts';
import rule from './actor-names-unknown.ts';

describe('support/actor-names-unknown', () => {
  const place = '/power_bases/0/actor_id';

  it('adds the actor with the name in its ID, which the title shows', () => {
    const example = { assessment: { [place]: 'port-union' } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes[0]?.title).toBe('Add the actor to the casefile with the name “Port Union”');
    const added = { actor_id: 'port-union', names: ['Port Union'], publisher_hosts: [] };
    expect(applyFix(example, finding).casefile?.actors.at(-1)).toEqual(added);
  });

  it('uses the actor that the ID means in another form, and guesses no name from an ID that contains none', () => {
    for (const id of ['Harbour-Council', 'harbour_council'])
      expect(fixedAt(rule, { assessment: { [place]: id } }, place)).toBe('harbour-council');
    for (const id of ['A-001', 'x', '7']) expect(onlyFinding(rule, { assessment: { [place]: id } }).fixes).toEqual([]);
  });

  it('gives the name to an actor without names', () => {
    const example = { casefile: { '/actors/0/names': [' '] } };
    const [finding] = findingsOf(rule, example);
    expect(finding && applyFix(example, finding).casefile?.actors[0]?.names).toEqual(['Harbour Council']);
  });

  it('does not report an entry without support', () => {
    const assessment = { '/power_bases/0/evidence/0/effect': 'contradicts', intent_hypotheses: [] };
    expect(findingsOf(rule, { casefile: null, assessment })).toEqual([]);
  });
});
