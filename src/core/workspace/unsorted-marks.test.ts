import { sha256 } from '@noble/hashes/sha2.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { span, textAt } from '../text/span.ts';
import { exampleCasefile, workspaceOf } from '../rules/example-workspace.ts';
import { applyEdit } from './apply-edit.ts';
import { removeObservation, removePassage } from './casefile-edits.ts';
import { applyPatches, diffWorkspaces } from './patch.ts';
import { marksMovedInWords, removeOldPassage, replacePassage } from './replace-passage.ts';
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

/** Returns a workspace whose first passage has another text, with marks. */
function withText(text: string, ...spans: ReturnType<typeof at>[]): Workspace {
  const [first, ...others] = exampleCasefile.observations;
  const observations = [{ ...first, passages: [{ passage_id: passageId, text }] }, ...others];
  return { ...marked(...spans), casefile: { ...exampleCasefile, observations } as typeof exampleCasefile };
}

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

  it('are dropped if the revised text has their words inside a word, or is marked there already', () => {
    const text = 'art and the art of art-house seas';
    const revised = (after: string, ...spans: ReturnType<typeof at>[]) => {
      const workspace = withText(text, ...spans);
      const replaced = replacePassage(workspace, { observationId: 1, passageId }, after, false, sha256);
      return marksOf(applyEdit(workspace, replaced?.edit ?? { type: 'batch', edits: [] })).map((mark) => mark.span);
    };
    // Its words occurred more than once before.
    expect(revised('some art', at(0, 3))).toEqual([]);
    expect(revised('the oceans of overseas', at(29, 33))).toEqual([]);
    expect(revised('the seas', at(29, 33))).toEqual([span(4, 8)]);
  });

  it('move with the removal of an old passage from all its observations', () => {
    const [observation] = exampleCasefile.observations;
    const revised = {
      passage_id: 'sha256:revised',
      text: `Now ${textAt(passage?.text ?? '', span(4, 11)) ?? ''} here`,
    };
    const observations = [observation, { ...observation, observation_id: 2 }].map((one) => ({
      ...one,
      passages: [...(one?.passages ?? []), revised],
    }));
    const workspace = {
      ...marked(at(4, 11), at(0, 59), { ...at(12, 19), observation_id: 2 }),
      casefile: { ...exampleCasefile, observations } as typeof exampleCasefile,
    };
    const after = applyEdit(workspace, removeOldPassage(workspace, passageId, 'sha256:revised'));
    expect(after.casefile?.observations.map(({ passages }) => passages)).toEqual([[revised], [revised]]);
    expect(marksOf(after)).toEqual([at(4, 11, 'sha256:revised')]);
    expect(marksMovedInWords(workspace, after, passageId)).toBe('Moved 1 mark. Dropped 2 marks.');
    expect(marksMovedInWords(workspace, workspace, passageId)).toBe('');
    expect(applyPatches(after, diffWorkspaces(after, workspace))).toEqual(workspace);
    // A mark stays with an observation that still has its passage.
    const removed = applyEdit(workspace, removeObservation(workspace, 0));
    expect(marksOf(removed).map(({ observation_id }) => observation_id)).toEqual([2, 2, 2]);
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
