import { describe, expect, it } from 'vitest';
import { addEntry } from '../core/workspace/edits.ts';
import { applyEdit } from '../core/workspace/apply-edit.ts';
import { emptyWorkspace, newWorkspace } from '../core/workspace/create.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { ListName } from '../core/assessment/view.ts';
import { isNewEntry } from './to-complete.ts';

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
    expect(isNewEntry(now, opened, { kind: list, index: index })).toBe(isNew);
  });

  it('does not exist if nothing was done since the draft was opened', () => {
    expect(isNewEntry(now, now, { kind: 'claims', index: 1 })).toBe(false);
  });

  it('stays new if an older one before it is deleted', () => {
    const left = applyEdit(now, { type: 'delete-entries', list: 'claims', indices: [0] });
    expect(isNewEntry(left, opened, { kind: 'claims', index: 0 })).toBe(true);
  });

  it('is the head of a document that was started here, and of no other', () => {
    expect(isNewEntry(now, now, { kind: 'document', index: undefined })).toBe(false);
    const started = newWorkspace('draft');
    expect(isNewEntry(started, started, { kind: 'document', index: undefined })).toBe(true);
  });
});
