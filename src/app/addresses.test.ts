import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../.config/property-runs.ts';
import { addressOf, sections, selectionOf, viewOf } from './addresses.ts';

function read(address: string) {
  const [, , id, section, entry] = address.split('/');
  return { id: decodeURIComponent(id ?? ''), selection: selectionOf(section, entry) };
}

const selection = fc.record(
  { section: fc.constantFrom(...sections), index: fc.integer({ min: 0, max: 99_999 }) },
  { requiredKeys: ['section'] },
);

describe('an address of a draft', () => {
  it('is converted back to the same draft and place', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), selection, (id, place) => {
        fc.pre(!(place.section === 'document' && 'index' in place));
        expect(read(addressOf(id, place))).toEqual({ id, selection: place });
      }),
      { numRuns: runs(60) },
    );
  });

  it('counts entries from 1 and names no index for the document', () => {
    expect(addressOf('d1', { section: 'claims', index: 0 })).toBe('/draft/d1/claims/1');
    expect(addressOf('d1', { section: 'document' })).toBe('/draft/d1');
    expect(addressOf('d1', { section: 'casefile' })).toBe('/draft/d1/casefile');
  });

  it('of the former screen “Coverage” leads to the casefile', () => {
    expect(read('/draft/d1/coverage')).toEqual({ id: 'd1', selection: { section: 'casefile' } });
    expect(viewOf('coverage')).toBeUndefined();
  });

  it.each([
    ['a section that does not exist', 'scores', undefined],
    ['an entry of the document', 'document', '1'],
    ['entry 0', 'claims', '0'],
    ['an entry that is no number', 'claims', 'first'],
    ['an entry with a sign', 'claims', '-1'],
    ['a name that every object has', 'constructor', undefined],
  ])('leads nowhere if it is %s', (_, section, entry) => {
    expect(selectionOf(section, entry)).toBeUndefined();
  });
});
