import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

describe('placeOf', () => {
  it.each([
    ['a field of an entry', '/claims/3/span/end', { section: 'claims', index: 3 }, '/span/end'],
    ['an entry', '/power_bases/0', { section: 'power_bases', index: 0 }, ''],
    ['a list', '/unknowns', { section: 'unknowns' }, ''],
    [
      'a field of a link',
      '/power_bases/12/evidence/4/claim_id',
      { section: 'power_bases', index: 12 },
      '/evidence/4/claim_id',
    ],
    ['an escaped name', '/claims/1/a~1b', { section: 'claims', index: 1 }, '/a~1b'],
    ['a field of the head', '/producer/name', { section: 'document' }, '/producer/name'],
    ['the document', '', { section: 'document' }, ''],
    ['an unknown property', '/claims_of_old/1', { section: 'document' }, '/claims_of_old/1'],
  ])('finds %s', (_, path, selection, field) => {
    expect(placeOf('assessment', path)).toEqual({ selection, field });
  });

  it('finds the casefile', () => {
    expect(placeOf('casefile', '/actors/0/names')).toEqual({
      selection: { section: 'casefile' },
      field: '/actors/0/names',
    });
  });
});
