import { expect, it } from 'vitest';
import { longerNamesOf } from './lookup.ts';

const actor = (actor_id: string, ...names: readonly string[]) => ({ actor_id, names, publisher_hosts: [] });

it('returns the names of other actors that contain one of the names, without case', () => {
  const sudan = actor('sudan', 'Sudan', 'Sudan Republic', ' ');
  const actors = [sudan, actor('south-sudan', 'SOUTH SUDAN', 'Juba'), actor('twin', 'sudan', 'The Sudan Republic')];
  expect(longerNamesOf(actors, sudan.names)).toEqual(['SOUTH SUDAN', 'The Sudan Republic']);
  expect(longerNamesOf(actors, ['South Sudan'])).toEqual([]);
  expect(longerNamesOf(undefined, ['Sudan'])).toEqual([]);
});
