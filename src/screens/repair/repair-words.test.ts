import { describe, expect, it } from 'vitest';
import type { Repair } from '../../core/check/repairs.ts';
import { isChosen, noChoices, withChoice, outcomeInWords } from './repair-dialog.tsx';
import { acceptLabel } from './use-claim-decisions.ts';

const repair = (key: string, kind: Repair['kind']): Repair => ({
  keys: [key],
  kind,
  fix: { title: 'Use “Verbatim”', edit: { type: 'set', path: '/title', value: '' } },
  findings: [] as unknown as Repair['findings'],
});
const one = repair('a', 'use-choice');
const other = repair('b', 'similar-text');

describe('the report of repairs', () => {
  it('says how many were applied, unnecessary and impossible', () => {
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
});

describe('the selected repairs', () => {
  it('are the mechanical ones, unless a person chose otherwise', () => {
    expect([isChosen(noChoices, one), isChosen(noChoices, other)]).toEqual([true, false]);
    const choices = withChoice(withChoice(noChoices, [one, other], false), [other], true);
    expect([isChosen(choices, one), isChosen(choices, other)]).toEqual([false, true]);
  });
});

describe('the label of an accepted text', () => {
  it.each([
    ['The fee is 12.', 'The fee is 12.', 'move C-1 to its exact text'],
    ['The fee is 12.', 'The fee is 21.', 'use passage text for C-1, accepting a changed number'],
    ['The port is shut.', 'The port is open.', 'use passage text for C-1, accepting changed text'],
  ])('says what changed from “%s” to “%s”', (before, after, label) => {
    expect(acceptLabel('C-1', before, after, [])).toBe(label);
  });
});
