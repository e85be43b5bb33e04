import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit, EditError } from './apply-edit.ts';
import type { Edit, Workspace } from './workspace.ts';
import type { JsonObject } from '../json/json.ts';
import { applyPatches, diffWorkspaces, isPatch, type Patch } from './patch.ts';
import { withoutProperty } from '../json/tree.ts';
import { isEqual } from '../json/reuse.ts';
import { asTree } from './workspace-tree.ts';
import { anyWorkspace, claim, deepFreeze, editsFor, fullWorkspace, workspace } from './workspaces.fixtures.ts';

function edited(before: Workspace, edits: readonly Edit[]): Workspace {
  return edits.reduce((draft, edit) => {
    try {
      return applyEdit(draft, edit);
    } catch (error) {
      expect(error).toBeInstanceOf(EditError);
      return draft;
    }
  }, before);
}

const sequences = anyWorkspace.chain((before) =>
  fc.tuple(fc.constant(before), fc.array(editsFor(before), { minLength: 1, maxLength: 4 })),
);

/** JSON text and back: what any storage does to plain data. Zero has no sign there. */
const stored = (patches: readonly Patch[]): readonly Patch[] => JSON.parse(JSON.stringify(patches)) as readonly Patch[];
const written = (draft: Workspace): string => JSON.stringify(draft);

describe('patches', () => {
  it('lead from a workspace to its edited version and back, including the order of properties', () => {
    fc.assert(
      fc.property(sequences, ([before, edits]) => {
        const after = edited(before, edits);
        const patches = diffWorkspaces(deepFreeze(before), deepFreeze(after));
        expect(patches.every(isPatch)).toBe(true);
        expect(isEqual(asTree(applyPatches(before, patches)), asTree(after))).toBe(true);
        expect(written(applyPatches(before, stored(patches)))).toBe(written(after));
        expect(isEqual(asTree(applyPatches(after, diffWorkspaces(after, before))), asTree(before))).toBe(true);
      }),
      { numRuns: runs(400) },
    );
  });

  it('lead between workspaces that share nothing', () => {
    fc.assert(
      fc.property(anyWorkspace, anyWorkspace, (before, after) => {
        expect(isEqual(asTree(applyPatches(before, diffWorkspaces(before, after))), asTree(after))).toBe(true);
      }),
    );
  });

  it('are empty between equal workspaces', () => {
    fc.assert(
      fc.property(anyWorkspace, (draft) => {
        expect(diffWorkspaces(draft, draft)).toEqual([]);
        expect(diffWorkspaces(draft, structuredClone(draft))).toEqual([]);
        expect(applyPatches(draft, [])).toBe(draft);
      }),
    );
  });

  it('share what they do not touch', () => {
    const before = fullWorkspace();
    const after = applyEdit(before, { type: 'set', path: '/assessment/claims/7/proposition', value: 'New' });
    const replayed = applyPatches(before, diffWorkspaces(before, after));
    expect(replayed.casefile).toBe(before.casefile);
    expect(replayed.assessment['power_bases']).toBe(before.assessment['power_bases']);
  });
});

describe('patches of one edit are as small as the edit', () => {
  const before = fullWorkspace();
  const patchesOf = (edit: Edit): readonly Patch[] => diffWorkspaces(before, applyEdit(before, edit));

  it('one field', () => {
    const path = '/assessment/power_bases/50/evidence/3/reason';
    expect(patchesOf({ type: 'set', path, value: 'Because.' })).toEqual([{ op: 'set', path, value: 'Because.' }]);
  });

  it('one entry inserted, removed, or moved', () => {
    const path = '/assessment/claims';
    expect(patchesOf({ type: 'insert', path, index: 9, values: [claim('C-new')] })).toEqual([
      { op: 'splice', path, index: 9, remove: 0, insert: [claim('C-new')] },
    ]);
    expect(patchesOf({ type: 'delete-entries', list: 'contradictions', indices: [3, 60] })).toEqual([
      { op: 'splice', path: '/assessment/contradictions', index: 3, remove: 1, insert: [] },
      { op: 'splice', path: '/assessment/contradictions', index: 59, remove: 1, insert: [] },
    ]);
    const moved = patchesOf({ type: 'move', path, from: [150], to: 2 });
    expect(moved).toHaveLength(2);
    expect(JSON.stringify(moved).length).toBeLessThan(2 * JSON.stringify(claim('C-151')).length + 1000);
  });

  it('a renamed claim: its ID and each reference', () => {
    const patches = patchesOf({ type: 'rename', what: 'claim', from: 'C-10', to: 'Treaty' });
    expect(patches.every((patch) => patch.op === 'set' && patch.value === 'Treaty')).toBe(true);
  });

  it('a property restored at its old position', () => {
    const without = { ...before, assessment: withoutProperty(before.assessment, 'contract') };
    expect(diffWorkspaces(without, before)).toEqual([
      { op: 'set', path: '/assessment/contract', value: 'ww3.assessment/v1' },
      { op: 'order', path: '/assessment', names: Object.keys(before.assessment) },
    ]);
  });
});

describe('patches that do not fit', () => {
  const draft = workspace({ claims: [claim('C-001')] });

  it('are rejected', () => {
    const splice = { op: 'splice', path: '/assessment/claims', index: 0, remove: 0, insert: [] };
    const unfit: readonly unknown[] = [
      null,
      { op: 'set' },
      { op: 'set', path: '/title' },
      { op: 'jump', path: '/title' },
      { op: 'remove', path: 'title' },
      { ...splice, index: 2 },
      { ...splice, remove: 2 },
      { ...splice, index: -1 },
      { ...splice, path: '/title' },
      { op: 'order', path: '/title', names: [] },
      { op: 'remove', path: '/assessment' },
    ];
    for (const patch of unfit)
      expect(() => applyPatches(draft, [patch as Patch]), JSON.stringify(patch)).toThrow(EditError);
  });

  it('only throw EditError', () => {
    const anyPatch = fc.oneof(
      fc.anything(),
      fc.record({
        op: fc.constantFrom('set', 'remove', 'splice', 'order'),
        path: fc.constantFrom('', '/title', '/assessment/claims', '/assessment/claims/0', '/casefile/actors', '/x'),
        value: fc.constantFrom<unknown>(undefined, null, 'text', {}),
        index: fc.oneof(fc.integer({ min: -2, max: 3 }), fc.double()),
        remove: fc.oneof(fc.integer({ min: -2, max: 3 }), fc.double()),
        insert: fc.constantFrom<unknown>([], [1], null),
        names: fc.constantFrom<unknown>(['claims'], [1], null),
      }),
    );
    fc.assert(
      fc.property(anyPatch, (patch) => {
        try {
          const after: JsonObject = applyPatches(draft, [patch as Patch]).assessment;
          expect(after).toBeTypeOf('object');
        } catch (error) {
          expect(error).toBeInstanceOf(EditError);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
