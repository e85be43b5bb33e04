import { expect, it } from 'vitest';
import type { Repair } from '../../core/check/repairs.ts';
import { outcomeInWords } from './repair-dialog.tsx';
import { acceptLabel } from './use-claim-decisions.ts';

const repair = (key: string, kind: Repair['kind']): Repair => ({
  keys: [key],
  kind,
  fix: { title: 'Use “Verbatim”', edit: { type: 'set', path: '/title', value: '' } },
  findings: [] as unknown as Repair['findings'],
});
const one = repair('a', 'use-choice');
const other = repair('b', 'similar-text');

it('the report of repairs says how many were applied, unnecessary and impossible', () => {
  const none = { edit: one.fix.edit, applied: [], unneeded: [], failed: [] };
  expect(outcomeInWords({ ...none, applied: [one] })).toBe('Applied 1 fix.');
  expect(
    outcomeInWords({
      ...none,
      applied: [one, other],
      unneeded: [one],
      failed: [{ repair: other, why: 'The ID is in use.' }],
    }),
  ).toBe('Applied 2 fixes. 1 fix was no longer needed. Could not apply 1 fix. The ID is in use.');
});

it.each([
  ['The fee is 12.', 'The fee is 12.', 'move C-1 to its exact text'],
  ['The fee is 12.', 'The fee is 21.', 'use passage text for C-1, accepting a changed number'],
  ['The port is shut.', 'The port is open.', 'use passage text for C-1, accepting changed text'],
])('the label of an accepted text says what changed from “%s” to “%s”', (before, after, label) => {
  expect(acceptLabel('C-1', before, after, [])).toBe(label);
});
