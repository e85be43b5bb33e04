import { describe, expect, it } from 'vitest';
import { EditError } from '../core/json/edit-error.ts';
import type { Edit } from '../core/workspace/edit.ts';
import { listOf } from '../core/assessment/view.ts';
import type { EditResult } from '../store/edit-result.ts';
import { readOnlyMessage } from '../ui/read-only-note.ts';
import type { Toast } from '../ui/toast.tsx';
import { placesOfEntries } from './delete-entries.ts';
import { deskForTests, small } from './desk.fixtures.ts';
import { dispatchAndTell } from './dispatch-and-tell.ts';

const titled: Edit = { type: 'set', path: '/title', value: 'Set' };
const step = { label: 'set the title' };

const missing: Edit = { type: 'unset', path: '/assessment/none' };
const reason = 'There is no “/assessment/none” to remove.';

describe('an edit of a feature', () => {
  it.each<[string, Edit, EditResult, readonly Toast[]]>([
    ['is applied without a message', titled, { kind: 'applied' }, []],
    ['may change nothing', { ...titled, value: small.title }, { kind: 'unchanged' }, []],
    [
      'is refused with the reason',
      missing,
      { kind: 'refused', message: reason, path: '/assessment/none' },
      [{ text: `Could not complete “set the title”. ${reason}`, trouble: true }],
    ],
  ])('%s', (_, edit, result, messages) => {
    const { target, toasts, title } = deskForTests();
    expect(dispatchAndTell(target, () => edit, step)).toBe(result.kind !== 'refused');
    expect(toasts).toEqual(messages);
    expect(title()).toBe(result.kind === 'applied' ? 'Set' : small.title);
    expect(deskForTests().desk.actions.dispatch(edit, step)).toEqual(result);
  });

  it('is refused if it cannot be made from the draft', () => {
    const { target, toasts } = deskForTests();
    const impossible = (): Edit => {
      throw new EditError('The list has changed.', '/assessment/claims');
    };
    expect(dispatchAndTell(target, impossible, step)).toBe(false);
    expect(toasts).toEqual([{ text: 'Could not complete “set the title”. The list has changed.', trouble: true }]);
  });

  it('changes nothing while another tab writes the draft', () => {
    const { target, desk, toasts, title } = deskForTests();
    desk.actions.follow(small);
    expect(desk.actions.dispatch(titled, step)).toEqual({ kind: 'read-only' });
    expect(dispatchAndTell(target, titled, step, { text: 'The title is set.' })).toBe(false);
    expect(toasts).toEqual([{ text: readOnlyMessage }]);
    expect(title()).toBe(small.title);
  });

  it.each(['another draft is open', 'none is open'])('never changes another draft: %s in the meantime', (then) => {
    const { target, desk, toasts } = deskForTests();
    desk.actions.close();
    expect(desk.actions.dispatch(titled, step)).toEqual({ kind: 'closed' });
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
