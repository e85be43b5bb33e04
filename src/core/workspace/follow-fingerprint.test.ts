import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from './apply-edit.ts';
import { newWorkspace } from './create.ts';
import type { Edit } from './edit.ts';
import { emptyHistory, follow, stepBack } from './history.ts';
import { applyPatches, diffWorkspaces } from './patch.ts';
import type { Workspace } from './workspace.ts';
import { addActor, addObservation, addPassages, attachCasefile } from './casefile-edits.ts';
import { emptyCasefile } from '../casefile/create.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import { followFingerprint } from './follow-fingerprint.ts';

type Making = (workspace: Workspace) => Edit;

const edited = (workspace: Workspace, making: Making): Workspace =>
  followFingerprint(workspace, applyEdit(workspace, making(workspace)), sha256);

const carried = ({ assessment }: Workspace) => assessment['casefile_fingerprint_sha256'];
const own = ({ casefile }: Workspace) => casefile && casefileFingerprint(casefile, sha256);

const set = (path: string, value: string) => (): Edit => ({ type: 'set', path, value });
const setFingerprint = (value: string) => set('/assessment/casefile_fingerprint_sha256', value);
const addText = (text: string) => (now: Workspace) => addPassages(now, 1, [text], sha256);

const started = edited(newWorkspace('New'), addObservation);
const { title, assessment, casefile } = started;
const fromFile: Workspace = { title, assessment, casefile };

describe('the fingerprint of an assessment that was started in Assessment Desk', () => {
  it('follows its casefile, in the same edit', () => {
    expect(carried(started)).toBe(own(started));
    const more = edited(started, addText('The channel is closed.'));
    expect(own(more)).not.toBe(own(started));
    expect(carried(more)).toBe(own(more));
  });

  it('is set again if it was emptied', () => {
    const more = edited(edited(started, setFingerprint('')), addText('The channel is closed.'));
    expect(carried(more)).toBe(own(more));
  });

  it('stays if somebody typed another one', () => {
    const other = edited(started, setFingerprint('f'.repeat(64)));
    expect(carried(edited(other, addText('The channel is closed.')))).toBe('f'.repeat(64));
  });

  it('stays in edits that change no observation', () => {
    const after = applyEdit(started, addActor(started, { name: 'Harbour Council' }));
    expect(followFingerprint(started, after, sha256)).toBe(after);
  });
});

describe('the fingerprint of an assessment from a file', () => {
  it('never changes by itself, even if it was the casefile’s own', () => {
    expect(carried(fromFile)).toBe(own(fromFile));
    const after = applyEdit(fromFile, addText('The channel is closed.')(fromFile));
    expect(followFingerprint(fromFile, after, sha256)).toBe(after);
    expect(carried(after)).toBe(carried(fromFile));
  });
});

describe('any edits', () => {
  const short = fc.string({ maxLength: 4 });
  const making: fc.Arbitrary<Making> = fc.oneof(
    fc.constant((now: Workspace) => addObservation(now)),
    short.filter((text) => text.isWellFormed()).map(addText),
    short.map((title) => set('/casefile/observations/0/title', title)),
    short.map((name) => (now: Workspace) => addActor(now, { name })),
    fc.constant((now: Workspace) => attachCasefile(now, emptyCasefile('Other'), sha256)),
    short.map((title) => set('/title', title)),
  );
  const possible = (workspace: Workspace, each: Making): Workspace => {
    try {
      return edited(workspace, each);
    } catch {
      // A passage for an observation that is not there.
      return workspace;
    }
  };

  it('leave the fingerprint the casefile’s, and undo restores both', () => {
    fc.assert(
      fc.property(fc.array(making, { maxLength: 8 }), (makings) => {
        let now = newWorkspace('New');
        let history = emptyHistory;
        const states = [now];
        for (const each of makings) {
          const next = possible(now, each);
          if (next === now) continue;
          expect(carried(next) ?? '').toBe(own(next) ?? '');
          // The stored patches of the edit lead to the same state.
          expect(applyPatches(now, diffWorkspaces(now, next))).toEqual(next);
          history = follow(history, now, { kind: 'do', label: 'edit', at: 0 });
          states.push((now = next));
        }
        while (states.length > 1) {
          states.pop();
          const back = stepBack(history, now);
          ({ workspace: now, history } = back!);
          expect(now).toBe(states.at(-1));
        }
      }),
    );
  });

  it('do not change a fingerprint from a file', () => {
    fc.assert(
      fc.property(fc.array(making, { maxLength: 8 }), (makings) => {
        expect(carried(makings.reduce(possible, fromFile))).toBe(carried(fromFile));
      }),
    );
  });
});
