import { expect, it } from 'vitest';
import { fixedAt, reported } from '../rule.fixtures.ts';
import rule from './related-to-self.ts';

it('power/related-to-self removes the actor from the related actors, and reports nothing if the entry has none', () => {
  const related = '/power_bases/0/scope/related_actor_ids';
  const example = { assessment: { [related]: ['river-authority', 'harbour-council'] } };
  expect(fixedAt(rule, example, related)).toEqual(['river-authority']);
  expect(reported(rule, { '/power_bases/0/actor_id': undefined, [related]: ['x'] })).toEqual([]);
});
