import { describe, expect, it } from 'vitest';
import type { Casefile, Observation } from '../../core/casefile/types.generated.ts';
import { observationFacts, passagePlaces } from './passage-places.ts';
import { shownPassage } from './use-shown-passage.ts';
import { unknownOfObservation } from '../../core/casefile/unknown-facts.fixtures.ts';

const observation = (id: number, passages: readonly string[], title = ''): Observation => ({
  observation_id: id,
  title,
  ...unknownOfObservation,
  passages: passages.map((text) => ({ passage_id: `sha256:${text}`, text })),
});

const casefile: Casefile = {
  format: 'assessment-desk.casefile/v1',
  title: '',
  actors: [],
  observations: [observation(1, []), observation(2, ['a', 'b'], 'Notice'), observation(3, ['a'])],
};

it('the list of passages names each passage by its observation, with its number among several', () => {
  expect(passagePlaces(casefile).map(({ title }) => title)).toEqual([
    '2 · Notice (1 of 2)',
    '2 · Notice (2 of 2)',
    '3 · Untitled',
  ]);
});

it('the facts of an observation omit missing ones and convert nothing, not even an invalid URL', () => {
  const valuesOf = (more: Partial<Observation>, publisher: string | null) =>
    observationFacts({ ...observation(1, []), ...more }, publisher).map(({ value }) => value);
  const dated = { published_at: '2031-04-02T23:30:00-05:00', canonical_url: 'https://Ex.org:8/a' };
  expect(valuesOf(dated, 'Arvania')).toEqual(['Arvania', '2 April 2031', 'ex.org:8']);
  expect(valuesOf({ canonical_url: 'no address' }, null)).toEqual(['no address']);
});

describe('the passage that is shown', () => {
  it('is the first of the casefile by default', () => {
    expect(shownPassage(casefile, null, null)).toMatchObject({
      passage: { text: 'a' },
      observation: { observation_id: 2 },
    });
  });

  it('belongs to the requested observation, if that contains it', () => {
    expect(shownPassage(casefile, 'sha256:a', 3)).toMatchObject({ observation: { observation_id: 3 } });
    expect(shownPassage(casefile, 'sha256:a', 99)).toMatchObject({ observation: { observation_id: 2 } });
  });

  it.each([
    [null, null, 'no-casefile'],
    [null, 'sha256:a', 'no-casefile'],
    [casefile, 'sha256:z', 'not-loaded'],
    [{ ...casefile, observations: [] }, null, 'no-passages'],
  ] as const)('is missing otherwise, with the reason', (given, passageId, kind) => {
    expect(shownPassage(given, passageId, null).kind).toBe(kind);
  });
});
