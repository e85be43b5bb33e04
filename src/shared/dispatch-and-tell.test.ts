import { describe, expect, it } from 'vitest';
import { EditError } from '../core/json/edit-error.ts';
import type { Edit } from '../core/workspace/workspace.ts';
import { listOf } from '../core/assessment/view.ts';
import type { EditResult, DeskStore } from '../desk/desk-store.ts';
import { readOnlyMessage } from '../ui/read-only-note.ts';
import type { Toast } from '../ui/toast.tsx';
import { placesOfEntries } from './delete-entries.ts';
import { deskForTests, small } from './desk.fixtures.ts';
import { dispatchAndTell, keepSelectedEntry, followEntry } from './dispatch-and-tell.ts';
import fc from 'fast-check';
import { createViewStore, type Selection } from '../desk/view-store.ts';
import { emptyWorkspace } from '../core/workspace/create.ts';
import type { JsonValue } from '../core/json/json.ts';

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

const titleAs = (value: string): Edit => ({ type: 'set', path: '/title', value });
const done = { text: 'The title is set.' };

/** A desk whose title was set with a message, and access to the message’s undo button. */
function titleSet() {
  const made = deskForTests();
  dispatchAndTell(made.target, titleAs('Set'), { label: 'set the title' }, done);
  const action = made.toasts.at(-1)?.action;
  return {
    ...made,
    whyNot: () => action?.availability?.whyNot(),
    clickUndo: () => action?.onAction(),
  };
}

const type = (desk: DeskStore, value: string) =>
  desk.actions.dispatch(titleAs(value), { label: 'typing in Title', group: '/title' });

describe('the undo button of a message', () => {
  it('undoes the step of the message and announces it', () => {
    const { desk, clickUndo, whyNot, title, announcements } = titleSet();
    expect(whyNot()).toBeUndefined();
    clickUndo();
    expect(title()).toBe(small.title);
    expect(announcements).toEqual(['Undone: set the title']);
    expect(whyNot()).toBe('This step is already undone.');
    desk.actions.redo();
    expect(whyNot()).toBeUndefined();
    desk.actions.follow({ ...small, title: 'Written there' });
    expect(whyNot()).toMatch(/another tab/);
  });

  it('is disabled after later typing, and enabled again once that is undone', () => {
    const { desk, clickUndo, whyNot, title } = titleSet();
    type(desk, 'Typed');
    expect(whyNot()).toBe('The draft has changed since then. Use Undo in the top bar to undo one step at a time.');
    clickUndo();
    expect(title()).toBe('Typed');
    desk.actions.undo();
    expect(whyNot()).toBeUndefined();
    clickUndo();
    expect(title()).toBe(small.title);
  });

  it('never changes another draft, and works again when its own draft is open', () => {
    const { desk, clickUndo, whyNot, title } = titleSet();
    const { draft } = desk.getState();
    desk.actions.open('draft-2', small);
    type(desk, 'Another draft');
    expect(whyNot()).toMatch(/^The draft of this step is not open/);
    clickUndo();
    expect(title()).toBe('Another draft');
    desk.actions.open('draft-1', structuredClone(draft!.workspace), draft!.history);
    clickUndo();
    expect(title()).toBe(small.title);
  });

  it('is missing if the edit changed nothing, because it would undo the previous step', () => {
    const { target, toasts, title } = titleSet();
    const step = { label: 'set the title' };
    expect(dispatchAndTell(target, titleAs('Set'), step, { ...done, nothing: 'It is so already.' })).toBe(true);
    expect(toasts.at(-1)).toEqual({ text: 'It is so already.' });
    expect(title()).toBe('Set');
  });

  it('only undoes its own step, whatever happens in between', () => {
    const action = fc.constantFrom('type', 'undo', 'redo', 'set', 'away', 'follow');
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const { desk, target, clickUndo, title } = titleSet();
        actions.forEach((each, at) => {
          if (each === 'type') type(desk, `${String(title())}${String(at % 2)}`);
          else if (each === 'set')
            dispatchAndTell(target, titleAs(`Set ${String(at)}`), { label: 'set the title' }, done);
          else if (each === 'away') desk.actions.open('draft-2', small);
          else if (each === 'follow') desk.actions.follow({ ...small, title: 'Written there' });
          else desk.actions[each]();
        });
        const before = desk.getState();
        clickUndo();
        // Either nothing happened, or exactly the step that set the title was undone.
        if (desk.getState() === before) return;
        expect([before.draft?.id, before.draft?.workspace.title]).toEqual(['draft-1', 'Set']);
        expect(desk.getState().draft?.workspace).toBe(small);
      }),
    );
  });
});

it('keeps the passage when the undo of a new claim selects another claim', () => {
  const { desk } = deskForTests();
  const view = createViewStore(({ section, index }) => ({ section, index: index ?? 0 }));
  view.subscribe(({ activeClaim }, before) => {
    if (activeClaim !== before.activeClaim) view.actions.showPassage(`of claim ${String(activeClaim)}`, 2);
  });
  const at = desk.getState().draft?.workspace.assessment['claims'] as readonly unknown[];
  desk.actions.dispatch(
    { type: 'insert', path: '/assessment/claims', index: at.length, values: [{ claim_id: 'C-new' }] },
    { label: 'new claim' },
  );
  view.actions.select({ section: 'claims', index: at.length });
  view.actions.showPassage('read', 1);

  keepSelectedEntry({ desk, view }, desk.actions.undo);
  expect(view.getState().selection).toEqual({ section: 'claims', index: 0 });
  expect(view.getState()).toMatchObject({ passageId: 'read', observationId: 1 });
});

const workspaceWith = (list: 'claims' | 'unknowns', entries: readonly JsonValue[]) => {
  const workspace = emptyWorkspace('');
  return { ...workspace, assessment: { ...workspace.assessment, [list]: entries } };
};

describe('followEntry', () => {
  const [one, two, three] = [{ claim_id: 'C-001' }, { claim_id: 'C-002' }, { claim_id: 'C-003' }];

  it.each<[string, number | undefined, readonly JsonValue[], readonly JsonValue[], number | undefined]>([
    ['stays at the same entry when one before it is deleted', 1, [one, two], [two], 0],
    ['stays at the same entry when one before it is added', 1, [one, two], [three, one, two], 2],
    ['recognises a changed entry by its ID', 1, [one, two], [{ ...two, proposition: 'As it was' }, one], 0],
    ['stays at its place if the entry gets another ID', 1, [one, two], [one, three], 1],
    ['shows the list if the entry was deleted', 1, [one, two], [one], undefined],
    ['does not change the selection of a whole section', undefined, [one], [], undefined],
    ['follows entries without IDs as long as they are equal', 1, ['a', 'b'], ['b'], 0],
    ['stays at a repeated text that did not move', 1, ['', '', 'a'], ['', '', 'b'], 1],
  ])('%s', (_, index, before, after, now) => {
    const section = typeof before[0] === 'string' ? 'unknowns' : 'claims';
    const at = (place: number | undefined): Selection =>
      place === undefined ? { section } : { section, index: place };
    expect(followEntry(at(index), workspaceWith(section, before), workspaceWith(section, after))).toEqual(at(now));
  });
});
