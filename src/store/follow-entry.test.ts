import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../core/workspace/create.ts';
import type { JsonValue } from '../core/json/json.ts';
import { followEntry } from './follow-entry.ts';

function workspaceWith(list: 'claims' | 'contradictions' | 'unknowns', entries: readonly JsonValue[]) {
  const workspace = emptyWorkspace('');
  return { ...workspace, assessment: { ...workspace.assessment, [list]: entries } };
}

const [one, two, three] = [{ claim_id: 'C-001' }, { claim_id: 'C-002' }, { claim_id: 'C-003' }];
const claims = (...entries: readonly JsonValue[]) => workspaceWith('claims', entries);
const second = { section: 'claims', index: 1 } as const;

describe('followEntry', () => {
  it('stays at the same entry when others before it are added or deleted', () => {
    expect(followEntry(second, claims(one, two), claims(two))).toEqual({ section: 'claims', index: 0 });
    expect(followEntry(second, claims(one, two), claims(three, one, two))).toEqual({ section: 'claims', index: 2 });
  });

  it('recognises a changed entry by its ID', () => {
    const changed = { claim_id: 'C-002', proposition: 'As it was' };
    expect(followEntry(second, claims(one, two), claims(changed, one))).toEqual({ section: 'claims', index: 0 });
  });

  it('stays at its place if the entry gets another ID', () => {
    expect(followEntry(second, claims(one, two), claims(one, three))).toEqual(second);
  });

  it('shows the list if the entry was deleted', () => {
    expect(followEntry(second, claims(one, two), claims(one))).toEqual({ section: 'claims' });
  });

  it('follows entries without IDs as long as they are equal', () => {
    const selection = { section: 'unknowns', index: 1 } as const;
    const [before, after] = [workspaceWith('unknowns', ['a', 'b']), workspaceWith('unknowns', ['b'])];
    expect(followEntry(selection, before, after)).toEqual({ section: 'unknowns', index: 0 });
  });

  it('stays at a repeated text that did not move', () => {
    const selection = { section: 'unknowns', index: 1 } as const;
    const [before, after] = [workspaceWith('unknowns', ['', '', 'a']), workspaceWith('unknowns', ['', '', 'b'])];
    expect(followEntry(selection, before, after)).toEqual(selection);
  });

  it('does not change the selection of a whole section', () => {
    expect(followEntry({ section: 'claims' }, claims(one), claims())).toEqual({ section: 'claims' });
    expect(followEntry({ section: 'document' }, claims(one), claims())).toEqual({ section: 'document' });
  });
});
