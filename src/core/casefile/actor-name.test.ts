import { describe, expect, it } from 'vitest';
import { firstName, nameOfActor, otherNames } from './actor-name.ts';

describe('nameOfActor', () => {
  it.each([
    [['Velmara', 'Велмара'], 'Velmara'],
    [['', ' \n', 'Велмара'], 'Велмара'],
    [['', ' '], 'actor-7'],
    [[], 'actor-7'],
  ])('of the names %j is “%s”', (names, shown) => {
    expect(nameOfActor({ actor_id: 'actor-7', names })).toBe(shown);
  });
});

describe('otherNames', () => {
  it.each([
    [['Velmara', 'Велмара'], ['Велмара']],
    [['', 'Velmara', ' ', 'Велмара'], ['Велмара']],
    [['', ' '], []],
  ])('of the names %j are %j', (names, others) => {
    expect(otherNames({ actor_id: 'actor-7', names })).toEqual(others);
  });
});

describe('firstName', () => {
  it('is undefined without a name', () => {
    expect(firstName({ names: [''] })).toBeUndefined();
  });
});
