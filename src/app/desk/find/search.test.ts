import { describe, expect, it } from 'vitest';
import { search } from './search.ts';

const things = [
  { title: 'C-010', detail: 'The ministry denied the closure' },
  { title: 'C-001', detail: 'Closure of the strait, see C-010' },
  { title: 'PB-001', detail: 'Élan of the fleet' },
  { title: 'Export…', detail: '' },
];

const found = (query: string, most = 10) => search(things, query, most).map(({ title }) => title);

describe('search', () => {
  it('ranks a name that equals the query before names that contain it', () => {
    expect(found('c-010')).toEqual(['C-010', 'C-001']);
  });

  it('requires every word, in any order', () => {
    expect(found('closure ministry')).toEqual(['C-010']);
    expect(found('closure fleet')).toEqual([]);
  });

  it('ignores case and accents', () => {
    expect(found('ELAN')).toEqual(['PB-001']);
  });

  it('finds words as text extraction wrote them', () => {
    const claim = { title: 'C-020', detail: 'no hyper-\nreﬂexia, 发⾔⼈ said' };
    expect(search([...things, claim], 'hyperreflexia 发言人', 9)).toEqual([claim]);
  });

  it('returns all items in their order for an empty query, up to the limit', () => {
    expect(found('  ', 2)).toEqual(['C-010', 'C-001']);
  });
});
