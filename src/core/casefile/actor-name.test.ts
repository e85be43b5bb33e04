import { expect, it } from 'vitest';
import { firstName, nameOfActor, otherNames } from './actor-name.ts';

it('an actor has its first name that is not blank, or its ID, and other names', () => {
  const cases: readonly (readonly [names: readonly string[], shown: string, others: readonly string[]])[] = [
    [['Velmara', 'Велмара'], 'Velmara', ['Велмара']],
    [['', ' \n', 'Велмара'], 'Велмара', []],
    [['', 'Velmara', ' ', 'Велмара'], 'Velmara', ['Велмара']],
    [['', ' '], 'actor-7', []],
    [[], 'actor-7', []],
  ];
  const named = (names: readonly string[]) => ({ actor_id: 'actor-7', names: [...names] });
  expect(cases.map(([names]) => [names, nameOfActor(named(names)), otherNames(named(names))])).toEqual(cases);
  expect(firstName({ names: [''] })).toBeUndefined();
});
