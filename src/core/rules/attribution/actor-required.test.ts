import { describe, expect, it } from 'vitest';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './actor-required.ts';

describe('attribution/actor-required', () => {
  const attributed = (attribution: unknown) => ({ '/claims/0/attribution': attribution });

  it('asks for the actor of every mode that has one, also if it is blank', () => {
    for (const mode of ['explicit-speaker', 'reported-speaker', 'publisher'])
      expect(onlyFinding(rule, { assessment: attributed({ mode, actor_id: null }) }).message).toContain(mode);
    const blank = ['', ' ', '\t\n', '\u00A0'].map((actor_id) => attributed({ mode: 'explicit-speaker', actor_id }));
    expect(reported(rule, ...blank)).toEqual(blank);
  });

  it('leaves a missing actor and an unknown mode to the schema', () => {
    const invalid = [{ mode: 'publisher' }, { mode: 'rumour', actor_id: null }, null];
    expect(reported(rule, ...invalid.map(attributed))).toEqual([]);
  });
});
