import { describe, expect, it } from 'vitest';
import { emptyCasefile, newObservation } from './create.ts';
import { casefileIndex, firstName, nameOfActor, otherNames, splitNames, longerNamesOf } from './lookup.ts';
import type { Casefile, Passage } from './types.generated.ts';
import * as fc from 'fast-check';
import { anyText } from '../text/texts.cases.ts';

const passage = (letter: string): Passage => ({ passage_id: `sha256:${letter.repeat(64)}`, text: letter });
const one = { ...newObservation(emptyCasefile('')), observation_id: 1, passages: [passage('a'), passage('b')] };
const two = { ...one, observation_id: 2, passages: [passage('b')] };
const actor = { actor_id: 'x', names: ['X'], publisher_hosts: [] };
const casefile: Casefile = { ...emptyCasefile('c'), actors: [actor], observations: [one, two] };

describe('the look-ups of a casefile', () => {
  it('finds actors, observations and passages by ID', () => {
    const index = casefileIndex(casefile);
    expect(index.actor('x')).toBe(actor);
    expect(index.observation(2)).toBe(two);
    expect(index.passage(passage('a').passage_id)).toEqual({ passage: one.passages[0], observations: [one] });
  });

  it('lists every observation with a passage', () => {
    expect(casefileIndex(casefile).passage(passage('b').passage_id)?.observations).toEqual([one, two]);
  });

  it('finds nothing by the names of inherited properties, by unknown IDs, or without a casefile', () => {
    const index = casefileIndex(casefile);
    for (const name of ['__proto__', 'constructor', 'toString', '']) {
      expect(index.actor(name)).toBeUndefined();
      expect(index.passage(name)).toBeUndefined();
    }
    expect(index.observation(3)).toBeUndefined();
    expect(casefileIndex(null).actor('x')).toBeUndefined();
  });

  it('finds the first of two parts that share an ID', () => {
    const twin = { ...actor, names: ['Twin'] };
    expect(casefileIndex({ ...casefile, actors: [actor, twin] }).actor('x')).toBe(actor);
  });

  it('is the same object for the same casefile', () => {
    expect(casefileIndex(casefile)).toBe(casefileIndex(casefile));
    expect(casefileIndex(null)).toBe(casefileIndex(null));
  });

  it('returns the same passage object while its passage and observations are the same', () => {
    const id = passage('a').passage_id;
    const before = casefileIndex(casefile).passage(id);
    const retitled: Casefile = { ...casefile, actors: [], observations: [one, { ...two, title: 'new' }] };
    expect(casefileIndex(retitled).passage(id)).toBe(before);
    const changed: Casefile = { ...casefile, observations: [{ ...one, title: 'new' }, two] };
    expect(casefileIndex(changed).passage(id)).not.toBe(before);
    expect(casefileIndex(changed).passage(id)?.observations[0]?.title).toBe('new');
  });
});

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

describe('pasted names', () => {
  it('are separated by lines and semicolons', () => {
    const cases: readonly (readonly [what: string, pasted: string, names: readonly string[]])[] = [
      ['lines', 'Velmara\r\nRepublic of Velmara\n\nВелмара', ['Velmara', 'Republic of Velmara', 'Велмара']],
      ['semicolons', 'Velmara; Republic of Velmara ;', ['Velmara', 'Republic of Velmara']],
      ['bullets and quotation marks', '- “Velmara”\n2. «Велмара»', ['Velmara', 'Велмара']],
      ['each name once', 'Velmara; Velmara', ['Velmara']],
      ['nothing', ' \n ; ', []],
    ];
    expect(cases.map(([, pasted]) => splitNames(pasted))).toEqual(cases.map(([, , names]) => ({ names })));
  });

  it('are shown in both ways if they have commas', () => {
    const both = { names: ['Brandvold, Ottilie'], byCommas: ['Brandvold', 'Ottilie'] };
    expect(splitNames('Brandvold, Ottilie')).toEqual(both);
    expect(splitNames('韋爾馬拉、維國')).toMatchObject({ byCommas: ['韋爾馬拉', '維國'] });
  });

  it('are never empty and never contain a separator', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const name of splitNames(text).names) expect(name).toMatch(/^[^\n\r;]*[^\n\r;\s][^\n\r;]*$/u);
      }),
    );
  });
});

const actorNamed = (actor_id: string, ...names: readonly string[]) => ({ actor_id, names, publisher_hosts: [] });

it('returns the names of other actors that contain one of the names, without case', () => {
  const sudan = actorNamed('sudan', 'Sudan', 'Sudan Republic', ' ');
  const actors = [
    sudan,
    actorNamed('south-sudan', 'SOUTH SUDAN', 'Juba'),
    actorNamed('twin', 'sudan', 'The Sudan Republic'),
  ];
  expect(longerNamesOf(actors, sudan.names)).toEqual(['SOUTH SUDAN', 'The Sudan Republic']);
  expect(longerNamesOf(actors, ['South Sudan'])).toEqual([]);
  expect(longerNamesOf(undefined, ['Sudan'])).toEqual([]);
});
