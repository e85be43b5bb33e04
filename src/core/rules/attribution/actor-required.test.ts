import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './actor-required.ts';

describe('attribution/actor-required', () => {
  it.each(['explicit-speaker', 'reported-speaker', 'publisher'])('asks for the actor of a %s', (mode) => {
    const finding = onlyFinding(rule, { assessment: { '/claims/0/attribution': { mode, actor_id: null } } });
    expect(finding.message).toContain(mode);
  });

  it.each(['', ' ', '\t\n', '\u00A0'])('treats the blank %j as no actor', (actor_id) => {
    const assessment = { '/claims/0/attribution': { mode: 'explicit-speaker', actor_id } };
    expect(onlyFinding(rule, { assessment }).messageId).toBe('actor-required');
  });

  it('leaves a missing actor and an unknown mode to the schema', () => {
    expect(findingsOf(rule, { assessment: { '/claims/0/attribution': { mode: 'publisher' } } })).toEqual([]);
    expect(findingsOf(rule, { assessment: { '/claims/0/attribution': { mode: 'rumour', actor_id: null } } })).toEqual(
      [],
    );
    expect(findingsOf(rule, { assessment: { '/claims/0/attribution': null } })).toEqual([]);
  });
});
