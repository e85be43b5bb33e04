import { describe, expect, it } from 'vitest';
import { entryRows } from './entry-rows.ts';

describe('the rows of a list', () => {
  it.each([
    ['an empty list', { claims: [] }],
    ['a list that is missing', {}],
    ['a list of two', { claims: [{ claim_id: 'C-001', proposition: 'One.' }, 'no entry'] }],
  ])('are the same array for %s each time they are asked for', (_, document) => {
    expect(entryRows(document, 'claims')).toBe(entryRows(document, 'claims'));
  });

  it('have a row for every item, also for one that is no entry', () => {
    const rows = entryRows({ claims: [{ claim_id: 'C-001', proposition: 'One.' }, 'no entry'] }, 'claims');
    expect(rows.map(({ id, text }) => [id, text])).toEqual([
      ['C-001', 'One.'],
      ['', ''],
    ]);
  });
});
