import { describe, expect, it } from 'vitest';
import { fixedAt, reported } from '../rule.fixtures.ts';
import rule from './name-for-id.ts';

describe('attribution/name-for-id', () => {
  it.each([
    ['/claims/0/attribution/actor_id', 'River Authority'],
    ['/claims/0/subject_actor_ids/0', 'RiverAuthority'],
    ['/power_bases/0/scope/related_actor_ids/0', 'River-Authority'],
  ])('offers the ID of the actor whose name is at %s', (path, name) => {
    expect(fixedAt(rule, { assessment: { [path]: name } }, path)).toBe('river-authority');
  });

  it.each(['power_bases', 'intent_hypotheses'])(
    'offers the ID for the actor of an entry of %s without support',
    (list) => {
      const example = { assessment: { [`/${list}/0/evidence`]: [], [`/${list}/0/actor_id`]: 'River_Authority' } };
      expect(fixedAt(rule, example, `/${list}/0/actor_id`)).toBe('river-authority');
    },
  );

  it('reports nothing where another finding has the same fix, or without an actor', () => {
    expect(
      reported(
        rule,
        { '/power_bases/0/actor_id': 'Harbour_Council' },
        { '/claims/0/subject_actor_ids/0': 'River Authority' },
        { '/claims/0/attribution/actor_id': null },
        { '/claims/0/subject_actor_ids': 'River_Authority' },
      ),
    ).toEqual([]);
  });
});
