import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeDesk } from '../files/write.ts';
import type { JsonValue } from '../json/json.ts';
import { applyEdit, EditError } from './apply-edit.ts';
import { applyPatches, diffWorkspaces } from './patch.ts';
import { noteEdit, noteOn, notedEntries, notedLists, type NoteTarget } from './private-notes.ts';
import type { Workspace } from './workspace.ts';
import { asWorkspace } from './workspace-tree.ts';
import { claim, intent, link, powerBasis, workspace } from './workspaces.fixtures.ts';

const draft: Workspace = workspace({
  claims: [claim('C-001'), claim('C-002')],
  power_bases: [powerBasis('PB-001', [link('C-001')])],
  intent_hypotheses: [intent('IH-001', [link('C-002')])],
});
const onClaim: NoteTarget = { list: 'claims', id: 'C-001' };

const noted = (target: NoteTarget | undefined, text: string, before = draft): Workspace =>
  applyEdit(before, noteEdit(before, text, target));

describe('a private note', () => {
  it('has the text that was set, for any ID, and is missing again once the text is empty', () => {
    const targets = fc.option(fc.record({ list: fc.constantFrom(...notedLists), id: fc.string() }), { nil: undefined });
    fc.assert(
      fc.property(targets, fc.string(), (target, text) => {
        const after = noted(target, text);
        expect(noteOn(after, target)).toBe(text);
        expect(noteOn(noted(target, '', after), target)).toBe('');
      }),
    );
  });

  it('is saved and undone like any other change', () => {
    const after = noted(undefined, 'Ask the desk officer.', noted(onClaim, 'Weak.'));
    expect(applyPatches(draft, diffWorkspaces(draft, after))).toEqual(after);
    expect(applyPatches(after, diffWorkspaces(after, draft))).toEqual(draft);
    expect(asWorkspace(JSON.parse(JSON.stringify(after)) as JsonValue)).toEqual(after);
  });

  it('changes nothing if an empty note is emptied', () => {
    expect(noted(onClaim, '')).toBe(draft);
  });

  it('follows the new ID of its entry, and joins a note that was left under that ID', () => {
    const left = noted({ list: 'claims', id: 'C-009' }, 'Of a deleted claim.', noted(onClaim, 'Weak.'));
    const renamed = applyEdit(left, { type: 'rename', what: 'claim', from: 'C-001', to: 'C-009' });
    expect(notedEntries(renamed.notes)).toEqual([
      { list: 'claims', id: 'C-009', text: 'Weak.\n\nOf a deleted claim.' },
    ]);
  });

  it('is deleted with its entry', () => {
    const targets = [
      { list: 'claims', id: 'C-001' },
      { list: 'power_bases', id: 'PB-001' },
      { list: 'intent_hypotheses', id: 'IH-001' },
    ] as const;
    for (const target of targets) {
      const before = noted(target, 'Weak.');
      const after = applyEdit(before, { type: 'delete-entries', list: target.list, indices: [0] });
      expect(notedEntries(after.notes)).toEqual([]);
      expect(noteOn(applyPatches(after, diffWorkspaces(after, before)), target)).toBe('Weak.');
    }
  });

  it('stays if another entry has the same ID, and on an entry that the assessment lost otherwise', () => {
    const twice = noted(onClaim, 'Weak.', workspace({ claims: [claim('C-001'), claim('C-001')] }));
    const after = applyEdit(twice, { type: 'delete-entries', list: 'claims', indices: [0] });
    expect(noteOn(after, onClaim)).toBe('Weak.');
    expect(noteOn(applyEdit(twice, { type: 'replace-assessment', assessment: {} }), onClaim)).toBe('Weak.');
  });

  it('is in no desk file', () => {
    expect(writeDesk(noted(undefined, 'Not for others.', noted(onClaim, 'Not for others.')))).toBe(writeDesk(draft));
  });

  it('cannot be added to a blind review packet', () => {
    const packet: Workspace = { ...draft, blind: true };
    expect(() => noted(undefined, 'Mine.', packet)).toThrow(EditError);
  });
});

it('notes of another shape are refused with the place', () => {
  const cases: readonly (readonly [path: string, notes: JsonValue])[] = [
    ['/notes', []],
    ['/notes/draft', { draft: 1 }],
    ['/notes/claims', { claims: 'x' }],
    ['/notes/claims/C~11', { claims: { 'C/1': null } }],
    ['/notes/unknowns', { unknowns: {} }],
  ];
  for (const [path, notes] of cases) {
    const read = (): Workspace => asWorkspace({ ...draft, notes } as unknown as JsonValue);
    expect(read).toThrow(expect.objectContaining({ name: 'EditError', path }) as Error);
  }
});
