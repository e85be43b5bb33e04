import { describe, expect, it } from 'vitest';
import { EditError } from '../core/json/edit-error.ts';
import type { Edit } from '../core/workspace/edit.ts';
import { listOf } from '../core/assessment/view.ts';
import { placesOfEntries } from './delete-entries.ts';
import { deskForTests, small } from './desk.fixtures.ts';
import { dispatchAndTell } from './dispatch-and-tell.ts';

const titled: Edit = { type: 'set', path: '/title', value: 'Set' };
const step = { label: 'set the title' };

describe('an edit of a feature', () => {
  it('is applied to its own draft', () => {
    const { target, title, toasts } = deskForTests();
    expect(dispatchAndTell(target, titled, step)).toBe(true);
    expect(title()).toBe('Set');
    expect(toasts).toEqual([]);
  });

  it.each(['another draft is open', 'none is open'])('never changes another draft: %s in the meantime', (then) => {
    const { target, desk, toasts } = deskForTests();
    desk.actions.close();
    if (then === 'another draft is open') desk.actions.open('draft-2', small);
    expect(dispatchAndTell(target, () => titled, step)).toBe(false);
    expect(desk.getState().draft?.workspace.title ?? small.title).toBe(small.title);
    const text = 'Could not complete “set the title”. Its draft was closed. Open it and try again.';
    expect(toasts).toEqual([{ text, trouble: true }]);
  });

  it('rethrows an error that is a bug', () => {
    const { target } = deskForTests();
    const bug = (): Edit => {
      throw new TypeError('A bug.');
    };
    expect(() => dispatchAndTell(target, bug, step)).toThrow('A bug.');
  });
});

describe('the indices of entries', () => {
  const claims = listOf(small.assessment, 'claims');
  const withClaims = (now: typeof claims) => ({ ...small, assessment: { ...small.assessment, claims: now } });

  it('are their current indices', () => {
    expect(placesOfEntries(withClaims(claims.toReversed()), 'claims', claims)).toEqual([1, 0]);
  });

  it('are different for equal texts', () => {
    const unknowns = ['Who?', 'When?', 'Who?'];
    const now = { ...small, assessment: { ...small.assessment, unknowns } };
    expect(placesOfEntries(now, 'unknowns', ['Who?', 'Who?'])).toEqual([0, 2]);
  });

  it('throw if an entry was changed or deleted in the meantime', () => {
    expect(() => placesOfEntries(withClaims(claims.slice(1)), 'claims', claims.slice(0, 1))).toThrow(EditError);
    expect(() => placesOfEntries(withClaims(structuredClone(claims)), 'claims', claims)).toThrow(EditError);
  });
});
