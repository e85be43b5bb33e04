import { describe, expect, it } from 'vitest';
import { newObservation, emptyCasefile } from '../../../core/casefile/create.ts';
import { observationLines } from './observations-field.tsx';

const observation = (observation_id: number, title: string) => ({
  ...newObservation(emptyCasefile('')),
  observation_id,
  title,
});

describe('the list of observations', () => {
  it('has the casefile’s first, then those that only the document lists', () => {
    const lines = observationLines([7, 2], [observation(1, 'One'), observation(2, 'Two')]);
    expect(lines.map(({ number, listedAt, inCasefile }) => [number, listedAt, inCasefile])).toEqual([
      [1, undefined, true],
      [2, 1, true],
      [7, 0, false],
    ]);
  });

  it('shows duplicates and items that are not numbers, so that they can be removed', () => {
    const lines = observationLines([1, 1, 'two', null], [observation(1, 'One')]);
    expect(lines.map(({ number, listedAt, raw }) => [number, listedAt, raw])).toEqual([
      [1, 0, undefined],
      [1, 1, undefined],
      [undefined, 2, 'two'],
      [undefined, 3, null],
    ]);
  });
});
