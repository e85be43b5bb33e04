import { sha256 } from '@noble/hashes/sha2.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { span, textAt } from '../passage/span.ts';
import { exampleCasefile, workspaceOf } from '../rules/example-workspace.ts';
import { applyEdit } from './apply-edit.ts';
import { removeObservation, removePassage } from './casefile-edits.ts';
import { applyPatches, diffWorkspaces } from './patch.ts';
import { replacePassage } from './replace-passage.ts';
import { addMark, dropMark, joinMarks, marksOf, marksToSort, widenMark } from './unsorted-marks.ts';
import { asMarks, asTree, asWorkspace } from './workspace-tree.ts';
import type { Workspace } from './workspace.ts';

const passage = exampleCasefile.observations[0]?.passages[0];
const passageId = passage?.passage_id ?? '';
const at = (start: number, end: number, passage_id = passageId) => ({
  observation_id: 1,
  passage_id,
  span: span(start, end),
});

const marked = (...spans: ReturnType<typeof at>[]): Workspace =>
  spans.reduce((workspace, one) => applyEdit(workspace, addMark(workspace, one)), workspaceOf({ title: 'x' }));

describe('marks', () => {
  it('are kept once for each span, outside the assessment', () => {
    const workspace = marked(at(4, 11), at(4, 11), at(0, 3));
    expect(marksOf(workspace)).toEqual([at(4, 11), at(0, 3)]);
    expect(workspace.assessment).toBe(marked().assessment);
  });

  it('are sorted by their place in the text, and those without a passage come last', () => {
    const workspace = marked(at(4, 11, 'sha256:gone'), at(12, 19), at(4, 11));
    expect(marksToSort(workspace).map(({ index, at: place }) => [index, place?.words])).toEqual([
      [2, textAt(passage?.text ?? '', span(4, 11))],
      [1, textAt(passage?.text ?? '', span(12, 19))],
      [0, undefined],
    ]);
  });

  it('are joined from the start of the first to the end of the last, in one passage only', () => {
    const workspace = marked(at(12, 19), at(4, 11));
    expect(marksOf(applyEdit(workspace, joinMarks(workspace, 0, 1)))).toEqual([at(4, 19)]);
    const apart = marked(at(12, 19), at(4, 11, 'sha256:other'));
    expect(() => joinMarks(apart, 0, 1)).toThrow('cannot be joined');
  });

  it('are never equal after they are joined', () => {
    const workspace = marked(at(0, 70), at(60, 70), at(0, 10));
    expect(marksOf(applyEdit(workspace, joinMarks(workspace, 2, 1)))).toEqual([at(0, 70)]);
    expect(marksOf(applyEdit(workspace, joinMarks(workspace, 1, 0)))).toEqual([at(0, 70), at(0, 10)]);
  });

  it('go with their passage, and move to a revised text that has their words exactly once', () => {
    const words = textAt(passage?.text ?? '', span(4, 11)) ?? '';
    const workspace = marked(at(4, 11), at(0, 59), at(4, 11, 'sha256:other'));
    const ref = { observationId: 1, passageId };
    const removed = applyEdit(workspace, removePassage(workspace, ref));
    expect(marksOf(removed)).toEqual([at(4, 11, 'sha256:other')]);
    expect(applyPatches(removed, diffWorkspaces(removed, workspace))).toEqual(workspace);
    const replaced = replacePassage(workspace, ref, `Now ${words} here`, false, sha256);
    const revised = applyEdit(workspace, replaced?.edit ?? { type: 'batch', edits: [] });
    expect(marksOf(revised)).toEqual([at(4, 11, replaced?.to), at(4, 11, 'sha256:other')]);
    const all = applyEdit(workspace, removeObservation(workspace, 0));
    expect(marksOf(all)).toEqual([at(4, 11, 'sha256:other')]);
  });

  it('leave no empty list behind, so that every change of them can be undone exactly', () => {
    const step = fc.oneof(
      fc.tuple(fc.constant('add' as const), fc.nat(40), fc.integer({ min: 1, max: 20 })),
      fc.tuple(fc.constant('drop' as const), fc.nat(5), fc.constant(1)),
      fc.tuple(fc.constant('widen' as const), fc.nat(5), fc.integer({ min: 1, max: 60 })),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let workspace = marked();
        for (const [what, number, length] of steps) {
          const before = workspace;
          const index = number % Math.max(1, marksOf(before).length);
          if (what === 'add') workspace = applyEdit(before, addMark(before, at(number, number + length)));
          else if (marksOf(before).length === 0) continue;
          else if (what === 'drop') workspace = applyEdit(before, dropMark(index));
          else workspace = applyEdit(before, widenMark(before, index, span(0, length)));
          expect(applyPatches(workspace, diffWorkspaces(workspace, before))).toEqual(before);
          expect(applyPatches(before, diffWorkspaces(before, workspace))).toEqual(workspace);
          expect(workspace.marks).not.toEqual([]);
          expect(asWorkspace(asTree(workspace))).toEqual(workspace);
        }
      }),
    );
  });

  it('are not read in another shape', () => {
    const wrong = [
      {},
      [1],
      [{ ...at(3, 3) }],
      [{ ...at(1, 2), passage_id: 7 }],
      [{ passage_id: 'p', span: { start: 1 } }],
    ];
    for (const value of wrong) expect(() => asMarks(value as never)).toThrow(/mark/i);
  });
});
