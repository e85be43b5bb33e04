import { describe, expect, it } from 'vitest';
import { createRowMemo, entryRows } from './entry-rows.ts';

describe('the rows of a list', () => {
  it.each([
    ['an empty list', { claims: [] }],
    ['a list that is missing', {}],
    ['a list of two', { claims: [{ claim_id: 'C-001', proposition: 'One.' }, 'no entry'] }],
  ])('are the same array for %s each time', (_, document) => {
    expect(entryRows(document, 'claims')).toBe(entryRows(document, 'claims'));
  });

  it('include a row for every item, even if it is not an entry', () => {
    const rows = entryRows({ claims: [{ claim_id: 'C-001', proposition: 'One.' }, 'no entry'] }, 'claims');
    expect(rows.map(({ id, text }) => [id, text])).toEqual([
      ['C-001', 'One.'],
      ['', ''],
    ]);
  });
});

describe('memoised rows', () => {
  const basis = { power_basis_id: 'PB-1', description: 'A port.', evidence: [{ reason: 'One.' }] };
  const others = [{ power_basis_id: 'PB-2', description: 'A road.' }];

  it('stay the same array while they show the same, whatever else changes in an entry', () => {
    const rowsOf = createRowMemo('power_bases');
    const before = rowsOf({ power_bases: [basis, ...others] });
    expect(rowsOf({ power_bases: [{ ...basis, evidence: [{ reason: 'Two.' }] }, ...others] })).toBe(before);
  });

  it('are new if an entry is changed, moved or deleted, and the others stay', () => {
    const rowsOf = createRowMemo('power_bases');
    const before = rowsOf({ power_bases: [basis, ...others] });
    const after = rowsOf({ power_bases: [{ ...basis, description: 'Ports.' }, ...others] });
    expect(after.map(({ text }) => text)).toEqual(['Ports.', 'A road.']);
    expect(after[1]).toBe(before[1]);
    expect(rowsOf({ power_bases: others }).map(({ id }) => id)).toEqual(['PB-2']);
    expect(rowsOf({ power_bases: [...others, basis] }).map(({ id }) => id)).toEqual(['PB-2', 'PB-1']);
    expect(rowsOf({})).toEqual([]);
  });
});
