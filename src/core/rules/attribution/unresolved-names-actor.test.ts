import { describe, expect, it } from 'vitest';
import { fixedAt, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './unresolved-names-actor.ts';

describe('attribution/unresolved-names-actor', () => {
  const attributed = (mode: string, actor_id: string) => ({ '/claims/0/attribution': { mode, actor_id } });

  it('accepts every mode that names an actor', () => {
    const modes = ['explicit-speaker', 'reported-speaker', 'publisher'];
    expect(reported(rule, ...modes.map((mode) => attributed(mode, 'harbour-council')))).toEqual([]);
  });

  it('removes the actor, which its message names', () => {
    const example = { assessment: attributed('unresolved', 'river-authority') };
    expect(onlyFinding(rule, example).message).toContain('River Authority');
    expect(fixedAt(rule, example, '/claims/0/attribution')).toEqual({ mode: 'unresolved', actor_id: null });
    const odd = { assessment: attributed('unresolved', 'null') };
    expect(fixedAt(rule, odd, '/claims/0/attribution')).toEqual({ mode: 'unresolved', actor_id: null });
  });
});
