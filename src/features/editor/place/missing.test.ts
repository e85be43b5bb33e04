import { describe, expect, it } from 'vitest';
import { addEntry } from '../../../core/workspace/edits.ts';
import { applyEdit } from '../../../core/workspace/apply-edit.ts';
import { emptyWorkspace } from '../../../core/workspace/create.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import type { ListName } from '../../../core/assessment/view.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { isMissing, isNewEntry } from './missing.ts';
import { entryPlace } from './place.tsx';

const add = (workspace: Workspace, list: ListName): Workspace => applyEdit(workspace, addEntry(workspace, list));

describe('a new entry', () => {
  const opened = add(add(emptyWorkspace('draft'), 'claims'), 'unknowns');
  const now = add(add(opened, 'claims'), 'unknowns');

  it.each([
    ['claims', 0, false],
    ['claims', 1, true],
    ['unknowns', 0, false],
    ['unknowns', 1, true],
  ] as const)('%s %i: %s', (list, index, isNew) => {
    expect(isNewEntry(now, opened, entryPlace(list, index))).toBe(isNew);
  });

  it('does not exist if nothing was done since the draft was opened', () => {
    expect(isNewEntry(now, now, entryPlace('claims', 1))).toBe(false);
  });

  it('stays new if an older one before it is deleted', () => {
    const left = applyEdit(now, { type: 'delete-entries', list: 'claims', indices: [0] });
    expect(isNewEntry(left, opened, entryPlace('claims', 0))).toBe(true);
  });

  it('is the head of every document', () => {
    expect(isNewEntry(now, now, entryPlace('document'))).toBe(true);
  });
});

describe('a finding about a missing value', () => {
  const finding = (ruleId: string): Finding => ({ ruleId, level: 'error' }) as Finding;

  it.each([
    ['schema/required', undefined, true],
    ['schema/minLength', '', true],
    ['schema/minItems', [], true],
    ['schema/anyOf', { start: null, end: null }, true],
    ['schema/maxLength', 'long', false],
    ['schema/type', 5, false],
    ['reference/claim-missing', undefined, false],
  ] as const)('%s of %j: %s', (ruleId, value, missing) => {
    expect(isMissing(finding(ruleId), value)).toBe(missing);
  });
});
