import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../core/workspace/workspace.ts';
import type { DeskStore } from '../store/desk-store.ts';
import { deskForTests, small } from './desk.fixtures.ts';
import { dispatchAndTell } from './dispatch-and-tell.ts';

const titled = (value: string): Edit => ({ type: 'set', path: '/title', value });
const done = { text: 'The title is set.' };

/** A desk whose title was set with a message, and access to the message’s undo button. */
function titleSet() {
  const made = deskForTests();
  dispatchAndTell(made.target, titled('Set'), { label: 'set the title' }, done);
  const action = made.toasts.at(-1)?.action;
  return {
    ...made,
    whyNot: () => action?.availability?.whyNot(),
    clickUndo: () => action?.onAction(),
  };
}

const type = (desk: DeskStore, value: string) =>
  desk.actions.dispatch(titled(value), { label: 'typing in Title', group: '/title' });

describe('the undo button of a message', () => {
  it('undoes the step of the message and announces it', () => {
    const { clickUndo, whyNot, title, announcements } = titleSet();
    expect(whyNot()).toBeUndefined();
    clickUndo();
    expect(title()).toBe(small.title);
    expect(announcements).toEqual(['Undone: set the title']);
    expect(whyNot()).toBe('This step is already undone.');
  });

  it('is disabled after later typing, and does not undo it', () => {
    const { desk, clickUndo, whyNot, title } = titleSet();
    type(desk, 'Typed');
    expect(whyNot()).toBe('The draft has changed since then. Use Undo in the top bar to undo one step at a time.');
    clickUndo();
    expect(title()).toBe('Typed');
  });

  it('is enabled again once the later steps are undone', () => {
    const { desk, whyNot, clickUndo, title } = titleSet();
    type(desk, 'Typed');
    desk.actions.undo();
    expect(whyNot()).toBeUndefined();
    desk.actions.undo();
    expect(whyNot()).toBe('This step is already undone.');
    desk.actions.redo();
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

  it('is disabled while the draft is edited in another tab', () => {
    const { desk, whyNot } = titleSet();
    desk.actions.follow({ ...small, title: 'Written there' });
    expect(whyNot()).toMatch(/another tab/);
  });

  it('is missing if the edit changed nothing, because it would undo the previous step', () => {
    const { target, toasts, title } = titleSet();
    const step = { label: 'set the title' };
    expect(dispatchAndTell(target, titled('Set'), step, { ...done, nothing: 'It is so already.' })).toBe(true);
    expect(toasts.at(-1)).toEqual({ text: 'It is so already.' });
    expect(title()).toBe('Set');
  });

  it('is replaced by the reason if the edit fails', () => {
    const { target, toasts } = deskForTests();
    expect(dispatchAndTell(target, { type: 'unset', path: '/assessment/none' }, { label: 'remove it' }, done)).toBe(
      false,
    );
    expect(toasts).toMatchObject([{ trouble: true, text: /^Could not complete “remove it”\. / }]);
  });

  it('only undoes its own step, whatever happens in between', () => {
    const action = fc.constantFrom('type', 'undo', 'redo', 'set', 'away', 'follow');
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const { desk, target, clickUndo, title } = titleSet();
        actions.forEach((each, at) => {
          if (each === 'type') type(desk, `${String(title())}${String(at % 2)}`);
          else if (each === 'set')
            dispatchAndTell(target, titled(`Set ${String(at)}`), { label: 'set the title' }, done);
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
