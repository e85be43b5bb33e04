import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

it('placeOf finds the entry and the field of a path, in the document or the casefile', () => {
  const head = { section: 'document' };
  const places = [
    ['/claims/3/span/end', { section: 'claims', index: 3 }, '/span/end'],
    ['/power_bases/0', { section: 'power_bases', index: 0 }, ''],
    ['/unknowns', { section: 'unknowns' }, ''],
    ['/power_bases/12/evidence/4/claim_id', { section: 'power_bases', index: 12 }, '/evidence/4/claim_id'],
    // An escaped name.
    ['/claims/1/a~1b', { section: 'claims', index: 1 }, '/a~1b'],
    ['/producer/name', head, '/producer/name'],
    ['', head, ''],
    ['/claims_of_old/1', head, '/claims_of_old/1'],
  ] as const;
  for (const [path, selection, field] of places) expect(placeOf('assessment', path)).toEqual({ selection, field });
  const [selection, field] = [{ section: 'casefile' }, '/actors/0/names'];
  expect(placeOf('casefile', field)).toEqual({ selection, field });
});
