import { expect, it, describe } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { readCopy, toStoredHistory, fromStoredHistory } from './draft-records.ts';
import fc from 'fast-check';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit, EditError } from '../../core/workspace/apply-edit.ts';
import {
  emptyHistory,
  follow,
  stepBack,
  stepForward,
  type History,
  type StepMark,
} from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { anyWorkspace, claim, editsFor, workspace, fullWorkspace } from '../../core/workspace/workspaces.fixtures.ts';
import { autosaveByHand, freshName, recordOf } from './drafts.fixtures.ts';
import type { DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { createUnsavedNotes } from './lost-drafts.ts';
import {
  sealInSlices,
  sealOf,
  unitsInASlice,
  sealWithin,
  currentFormat,
  migrateRecord,
  migrations,
} from './record-formats.ts';

const position = { draft: 'd', sequence: 1 };

const plan: JsonObject = {
  seed: '7',
  reviewers: ['Ada'],
  per_link: 1,
  size: null,
  keep_entries_together: false,
  made_at: '2026-11-24T12:00:00Z',
  links_total: 1,
  drawn: 'c38c41f924',
};

it('a damaged copy is recovered with its division of the links, unless that is damaged or very long', () => {
  const long = Array.from({ length: 800_000 }, () => 'c38c41f924').join(' ');
  for (const reviewPlan of [plan, { ...plan, drawn: 'xyz' }, { ...plan, drawn: long }]) {
    const copy = readCopy({ workspace: { title: 'One', assessment: {}, casefile: 7, reviewPlan } }, position);
    expect(copy).toMatchObject({ state: 'part', workspace: { title: 'One' } });
    expect(copy?.workspace.reviewPlan).toEqual(reviewPlan === plan ? plan : undefined);
  }
});

it.each(['textLanguage', 'brief'] as const)('a damaged copy is recovered with its %s if it is text', (name) => {
  const recovered = (value: unknown) =>
    readCopy({ workspace: { title: 'One', [name]: value, assessment: {}, casefile: 7 } }, position)?.workspace[name];
  expect([recovered('de'), recovered(7)]).toEqual(['de', undefined]);
});

interface Desk {
  workspace: Workspace;
  history: History;
}

type Move = { readonly kind: 'edit'; readonly nth: number; readonly joins: boolean } | { readonly kind: string };

/** The effect of a move on a desk: the desk after it, and the mark; undefined if the move is impossible. */
function moved(
  { workspace: now, history }: Desk,
  move: Move,
  edits: readonly Parameters<typeof applyEdit>[1][],
  at: number,
) {
  if (move.kind === 'edit' && 'nth' in move) {
    try {
      const edit = edits[move.nth % edits.length]!;
      const after = applyEdit(now, edit);
      if (after === now) return undefined;
      const joins = move.joins && history.past.length > 0 && history.future.length === 0;
      const mark: StepMark = { kind: 'do', label: `${edit.type} ${at}`, at, ...(joins ? { joins } : {}) };
      return { mark, desk: { workspace: after, history: follow(history, now, mark) } };
    } catch (error) {
      expect(error).toBeInstanceOf(EditError);
      return undefined;
    }
  }
  if (move.kind === 'cancel') {
    const step = history.past.at(-1);
    if (!step || history.future.length > 0) return undefined;
    const mark: StepMark = { kind: 'do', label: step.label, at, joins: true, cancels: true };
    return { mark, desk: { workspace: step.before, history: follow(history, now, mark) } };
  }
  const way = move.kind === 'undo' ? stepBack(history, now) : stepForward(history, now);
  return way && { mark: { kind: move.kind } as StepMark, desk: { ...way } };
}

/** The states that all undoing and then all redoing lead through, with the labels. */
function everything({ workspace: now, history }: Desk): unknown[] {
  const seen: unknown[] = [now];
  let at: Desk = { workspace: now, history };
  for (let step = stepBack(at.history, at.workspace); step; step = stepBack(at.history, at.workspace)) {
    seen.push([at.history.past.at(-1)?.label, step.workspace]);
    at = step;
  }
  for (let step = stepForward(at.history, at.workspace); step; step = stepForward(at.history, at.workspace)) {
    seen.push([at.history.future.at(-1)?.label, step.workspace]);
    at = step;
  }
  return seen;
}

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), nth: fc.nat(), joins: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo', 'cancel') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('reload', 'copy', 'flush', 'hide') }) },
);

const none = createUnsavedNotes('none', () => {
  throw new Error('No place for notes.');
});

describe('undo and redo', () => {
  it('work after any edits, undos, redos, copies and reloads as they would without the reloads', async () => {
    const scene = anyWorkspace.chain((start) =>
      fc.record({
        start: fc.constant(start),
        edits: fc.array(editsFor(start), { minLength: 1, maxLength: 6 }),
        script: fc.array(moves, { maxLength: 20 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(scene, async ({ start, edits, script }) => {
        const name = freshName();
        let drafts: DraftStore = await openIndexedDbDrafts(name, none);
        await drafts.put(recordOf('d', start), start);
        const begin = () =>
          autosaveByHand({
            drafts,
            onState: ({ kind }) => expect(kind).not.toBe('failed'),
            schedule: { after: () => () => undefined, whenIdle: () => () => undefined },
          });
        let saving = begin();
        let real: Desk = { workspace: start, history: emptyHistory };
        for (const [at, move] of script.entries()) {
          if (move.kind === 'hide') saving.hide();
          else if (move.kind === 'flush') await saving.autosave.flush();
          else if (move.kind === 'copy') {
            await saving.autosave.flush();
            const { last } = (await drafts.peek('d')) as unknown as { last: number };
            await drafts.compact('d', last, real.workspace, real.history);
          } else if (move.kind === 'reload') {
            await saving.autosave.stop();
            drafts = await openIndexedDbDrafts(name, none);
            const loaded = (await drafts.load('d'))!;
            expect(loaded.notices).toEqual([]);
            expect(everything(loaded)).toEqual(everything(real));
            // From here on, the desk works with the loaded workspace.
            real = { workspace: loaded.workspace, history: loaded.history };
            saving = begin();
          } else {
            const next = moved(real, move, edits, at);
            if (!next) continue;
            const { workspace: before } = real;
            real = next.desk;
            saving.tell({ before, after: real.workspace, step: next.mark, history: real.history });
          }
        }
        await saving.autosave.stop();
        const loaded = (await (await openIndexedDbDrafts(name, none)).load('d'))!;
        expect(everything(loaded)).toEqual(everything(real));
      }),
      { numRuns: runs(60) },
    );
  });

  it('keeps at least a hundred steps with a copy, and more', () => {
    const states = Array.from({ length: 400 }, (_, n) => workspace({ claims: [claim('C-001')], unknowns: [`${n}`] }));
    const history = states.reduce<History>(
      (before, state, at) => follow(before, state, { kind: 'do', label: `step ${at}`, at }),
      emptyHistory,
    );
    const now = workspace({ claims: [] });
    const recalled = fromStoredHistory(now, structuredClone(toStoredHistory(now, history)));
    expect(recalled.damaged).toBe(false);
    expect(recalled.history.past.length).toBeGreaterThanOrEqual(100);
    expect(recalled.history.past).toEqual(history.past.slice(-recalled.history.past.length));
  });

  it('discards a history that was altered, and says so', () => {
    const now = workspace({ unknowns: ['a'] });
    const history = follow(emptyHistory, workspace({}), { kind: 'do', label: 'step', at: 1 });
    const kept = toStoredHistory(now, history);
    for (const torn of [null, 5, {}, { ...kept, seal: 1 }, { ...kept, past: [{ label: 'step' }] }]) {
      expect(fromStoredHistory(now, torn)).toEqual({ history: emptyHistory, damaged: true });
    }
    expect(fromStoredHistory(now, undefined)).toEqual({ history: emptyHistory, damaged: false });
  });
});

const never = (): Promise<void> => expect.unreachable();

describe('a seal that is made in turns', () => {
  it('is the seal of any value, also with names such as __proto__ and members that JSON leaves out', async () => {
    const sparse = { a: undefined, b: [undefined, -0, '\ud800'], c: { d: undefined } };
    expect(await sealInSlices(sparse, never)).toBe(sealOf(sparse));
    const values = fc.jsonValue({ maxDepth: 8 }).map((value) => [value, { ['__proto__']: value }]);
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        expect(await sealInSlices(value, never)).toBe(sealOf(value));
      }),
    );
  });

  it('takes at most a slice of a value at a time, whether it has many entries or one long text', async () => {
    for (const value of [
      fullWorkspace,
      { claims: Array.from({ length: 5000 }, (_, n) => ({ id: n, text: 'x'.repeat(1000) })) },
      { text: `${'x'.repeat(5_000_000)}\n` },
    ]) {
      let rests = 0;
      const seal = await sealInSlices(value, async () => void (rests += 1));
      expect(seal).toBe(sealOf(value));
      if (value !== fullWorkspace) expect(rests).toBe(Math.ceil(JSON.stringify(value).length / unitsInASlice) - 1);
    }
  });
});

describe('migrations', () => {
  it('each start from the version of the one before it', () => {
    expect(migrations.map(({ to }) => to)).toEqual(migrations.map(({ from }) => from + 1));
    expect(currentFormat).toBe(migrations.length + 1);
  });

  it('all run, in order, for the oldest record, and none for a current one', () => {
    const ran: number[] = [];
    const watched = migrations.map((one) => ({
      ...one,
      migrate: (...given: Parameters<typeof one.migrate>) => {
        ran.push(one.from);
        return one.migrate(...given);
      },
    }));
    const record = migrateRecord('copy', { format: 1, draft: 'd', sequence: 1, workspace: { title: 'Old' } }, watched);
    expect(ran).toEqual(migrations.map(({ from }) => from));
    expect(record).toMatchObject({ format: currentFormat, seal: sealWithin(sealOf({ title: 'Old' }), 'd', 1) });
    expect(migrateRecord('copy', record, watched)).toBe(record);
    expect(ran).toHaveLength(migrations.length);
  });

  it('do not change a newer record', () => {
    const newer = { format: 99 };
    expect(migrateRecord('change', newer)).toBe(newer);
  });
});
