import { expect, it } from 'vitest';
import { emptyCasefile } from '../../core/casefile/create.ts';
import { actorChoices } from './choices.ts';

const actor = (actor_id: string, ...names: string[]) => ({ actor_id, names, publisher_hosts: [] });

it('the actors to choose from have their first name, or their ID without one, and both if they share a name', () => {
  const actors = [
    actor('a', 'Arvania', 'AV'),
    actor('b'),
    actor('c', 'Council'),
    actor('d', 'Council'),
    actor('e', ''),
  ];
  expect(actorChoices({ ...emptyCasefile(''), actors }).map(({ title }) => title)).toEqual([
    'Arvania',
    'b',
    'Council (c)',
    'Council (d)',
    'e',
  ]);
  expect(actorChoices(null)).toEqual([]);
});
