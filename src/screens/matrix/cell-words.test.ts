import { expect, it } from 'vitest';
import type { AxisItem } from './axis.ts';
import { cellWords } from './grid-cells.tsx';

const claim = { kind: 'claim', name: 'C-014' } as AxisItem;
const entry = { kind: 'entry', name: 'IH-003' } as unknown as AxisItem;

it.each([
  ['No link from IH-003 to C-014', undefined, undefined],
  ['C-014 contradicts IH-003', 'contradicts', undefined],
  [
    'C-014 supports and contradicts IH-003, no reason yet, violation',
    'both',
    { level: 'violation', lacksReason: true },
  ],
  ['C-014 has an unknown effect on IH-003, no reason yet, error', 'other', { level: 'error', lacksReason: true }],
] as const)('a cell is announced in fewer than 12 words: “%s”', (words, effect, state) => {
  expect([cellWords(claim, entry, effect, state), cellWords(entry, claim, effect, state)]).toEqual([words, words]);
  expect(words.split(' ').length).toBeLessThan(12);
});
