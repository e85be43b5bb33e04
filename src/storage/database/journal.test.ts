import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit, EditError } from '../../core/workspace/apply-edit.ts';
import type { Edit, Workspace } from '../../core/workspace/workspace.ts';
import { anyWorkspace, claim, editsFor, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { entryBetween, replay, type JournalRecord } from './journal.ts';

/** The states that edits lead through, and the journal that leads through them. */
function history(start: Workspace, edits: readonly Edit[]): { states: Workspace[]; journal: JournalRecord[] } {
  const states = [start];
  const journal: JournalRecord[] = [];
  for (const edit of edits) {
    const before = states.at(-1)!;
    let after: Workspace;
    try {
      after = applyEdit(before, edit);
    } catch (error) {
      expect(error).toBeInstanceOf(EditError);
      continue;
    }
    const entry = entryBetween(before, after);
    if (!entry) continue;
    states.push(after);
    journal.push({ ...entry, sequence: journal.length + 1 });
  }
  return { states, journal };
}

const histories = anyWorkspace.chain((start) =>
  fc.array(editsFor(start), { minLength: 1, maxLength: 8 }).map((edits) => history(start, edits)),
);

const set = (path: string, value: string): Edit => ({ type: 'set', path, value });

describe('a journal', () => {
  it('gives the state at the cut if it is cut anywhere', () => {
    fc.assert(
      fc.property(histories, fc.nat(), ({ states, journal }, cut) => {
        const length = cut % (journal.length + 1);
        const stored = structuredClone(journal.slice(0, length));
        const { workspace: replayed, lost, last } = replay(states[0]!, 0, stored);
        expect(replayed).toEqual(states[length]);
        expect(lost).toEqual([]);
        expect(last).toBe(length);
      }),
      { numRuns: runs(200) },
    );
  });

  it('continues from any full copy, with or without the earlier changes', () => {
    fc.assert(
      fc.property(histories, fc.nat(), fc.nat(), ({ states, journal }, copied, dropped) => {
        const since = copied % (journal.length + 1);
        const rest = journal.slice(dropped % (since + 1));
        expect(replay(states[since]!, since, rest).workspace).toEqual(states.at(-1));
      }),
    );
  });

  it('with anything in place of a record reports it, throws nothing and always gives a workspace', () => {
    fc.assert(
      fc.property(histories, fc.nat(), fc.anything(), ({ states, journal }, place, torn) => {
        fc.pre(journal.length > 0);
        const at = place % journal.length;
        const { workspace: replayed, lost, last } = replay(states[0]!, 0, journal.with(at, torn as JournalRecord));
        expect(lost.map(({ sequence }) => sequence)).toContain(at + 1);
        expect(last).toBe(journal.length);
        expect(typeof replayed.title).toBe('string');
      }),
      { numRuns: runs(200) },
    );
  });

  const start = workspace({ claims: [claim('A'), claim('B')], unknowns: ['x', 'y'] });

  it('loses only the change of a damaged record if the others are independent of it', () => {
    const { journal } = history(start, [
      set('/assessment/claims/0/proposition', 'One'),
      set('/assessment/claims/0/proposition', 'One, two'),
      set('/assessment/claims/1/proposition', 'Three'),
      set('/title', 'Four'),
    ]);
    const { workspace: replayed, lost } = replay(start, 0, journal.with(1, { torn: true } as never));
    expect(lost.map(({ sequence }) => sequence)).toEqual([2]);
    const expected = [claim('A', { proposition: 'One' }), claim('B', { proposition: 'Three' })];
    expect(replayed.assessment['claims']).toEqual(expected);
    expect(replayed.title).toBe('Four');
  });

  it('never applies a change after a lost one or a lost move to another entry', () => {
    const insert = { type: 'insert', path: '/assessment/claims', index: 0, values: [claim('N')] } as const;
    const inserted = history(start, [
      insert,
      set('/assessment/claims/1/proposition', 'About A'),
      { type: 'delete-entries', list: 'claims', indices: [0] },
    ]);
    const after = replay(start, 0, inserted.journal.slice(1));
    expect(after.lost.map(({ sequence, count }) => [sequence, count])).toEqual([1, 2, 3].map((at) => [at, 1]));
    expect(after.workspace).toEqual(start);
    const moved = history(start, [
      { type: 'move', path: '/assessment/claims', from: [1], to: 0 },
      set('/assessment/claims/0/proposition', 'About B'),
      set('/assessment/unknowns/0', 'z'),
    ]);
    const { workspace: replayed, lost } = replay(start, 0, moved.journal.slice(1));
    expect(lost.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(replayed.assessment['claims']).toEqual(start.assessment['claims']);
    expect(replayed.assessment['unknowns']).toEqual(['z', 'y']);
  });

  it('has no entry if nothing changed', () => {
    expect(entryBetween(start, structuredClone(start))).toBeUndefined();
  });
});
