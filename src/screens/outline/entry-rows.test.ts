import { describe, expect, it } from 'vitest';
import { createRowMemo, differBeyondText, entryRows } from './entry-rows.ts';

it.each([
  ['an empty list', { claims: [] }],
  ['a list that is missing', {}],
  ['a list of two', { claims: [{ claim_id: 'C-001', proposition: 'One.' }, 'no entry'] }],
])('the rows of a list are the same array for %s each time', (_, document) => {
  expect(entryRows(document, 'claims')).toBe(entryRows(document, 'claims'));
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

describe('rows before and after a change', () => {
  const one = { claim_id: 'C-001', proposition: 'One.', claim_kind: 'forecast' };
  const two = { claim_id: 'C-002', proposition: 'Two.' };

  it.each([
    ['nothing else', [one, two], [one, two], false],
    ['the words of one', [one, two], [{ ...one, proposition: 'One!' }, two], false],
    [
      'the words of two',
      [one, two],
      [
        { ...one, proposition: 'One!' },
        { ...two, proposition: 'Two!' },
      ],
      true,
    ],
    ['the ID of one', [one, two], [{ ...one, claim_id: 'C-003' }, two], true],
    ['the kind and the words of one', [one, two], [{ ...one, proposition: 'One!', claim_kind: 'denial' }, two], true],
    ['the order', [one, two], [two, one], true],
    ['the number', [one, two], [one], true],
  ])('differ beyond the text of one, if %s changed: %#', (_, before, after, differ) => {
    const rowsOf = createRowMemo('claims');
    expect(differBeyondText(rowsOf({ claims: before }), rowsOf({ claims: after }))).toBe(differ);
  });
});
