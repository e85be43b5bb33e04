import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../core/assessment/edit.ts';
import type { DeskStore } from '../store/desk-store.ts';
import { deskForTests, small } from './desk.fixtures.ts';
import { doWithUndo } from './undo-message.ts';

const titled = (value: string): Edit => ({ type: 'set', path: '/title', value });
const done = { text: 'The title is set.' };

/** A desk whose title was set with a message, and the message’s Undo. */
function titleSet() {
  const made = deskForTests();
  doWithUndo(made.target, titled('Set'), { label: 'set the title' }, done);
  const action = made.toasts.at(-1)?.action;
  return {
    ...made,
    whyNot: () => action?.availability?.whyNot(),
    undoIt: () => action?.onAction(),
  };
}

const type = (desk: DeskStore, value: string): void =>
  desk.actions.dispatch(titled(value), { label: 'typing in Title', group: '/title' });

describe('the Undo in a message', () => {
  it('undoes the step that the message is about, and says so', () => {
    const { undoIt, whyNot, title, said } = titleSet();
    expect(whyNot()).toBeUndefined();
    undoIt();
    expect(title()).toBe(small.title);
    expect(said).toEqual(['Undone: set the title']);
    expect(whyNot()).toBe('This step is already undone.');
  });

  it('is disabled after later typing, and undoes none of it', () => {
    const { desk, undoIt, whyNot, title } = titleSet();
    type(desk, 'Typed');
    expect(whyNot()).toBe('The draft has changed since then. Use Undo in the toolbar to undo one step at a time.');
    undoIt();
    expect(title()).toBe('Typed');
  });

  it('is enabled again once the later steps are undone', () => {
    const { desk, whyNot, undoIt, title } = titleSet();
    type(desk, 'Typed');
    desk.actions.undo();
    expect(whyNot()).toBeUndefined();
    desk.actions.undo();
    expect(whyNot()).toBe('This step is already undone.');
    desk.actions.redo();
    expect(whyNot()).toBeUndefined();
    undoIt();
    expect(title()).toBe(small.title);
  });

  it('touches no other draft, and works again when its own is open again', () => {
    const { desk, undoIt, whyNot, title } = titleSet();
    const { draft } = desk.getState();
    desk.actions.open('draft-2', small);
    type(desk, 'Another draft');
    expect(whyNot()).toMatch(/^Undo is in the draft/);
    undoIt();
    expect(title()).toBe('Another draft');
    desk.actions.open('draft-1', structuredClone(draft!.workspace), draft!.history);
    undoIt();
    expect(title()).toBe(small.title);
  });

  it('is disabled while another window writes to the draft', () => {
    const { desk, whyNot } = titleSet();
    desk.actions.follow({ ...small, title: 'Written there' });
    expect(whyNot()).toMatch(/another tab/);
  });

  it('is not offered where the edit changed nothing, for then it would undo the step before', () => {
    const { target, toasts, title } = titleSet();
    const step = { label: 'set the title' };
    expect(doWithUndo(target, titled('Set'), step, { ...done, nothing: 'It is so already.' })).toBe(true);
    expect(toasts.at(-1)).toEqual({ text: 'It is so already.' });
    expect(title()).toBe('Set');
  });

  it('says why an edit cannot be done, in place of the message', () => {
    const { target, toasts } = deskForTests();
    expect(doWithUndo(target, { type: 'unset', path: '/assessment/none' }, { label: 'remove it' }, done)).toBe(false);
    expect(toasts).toMatchObject([{ trouble: true, text: /^Could not complete “remove it”\. / }]);
  });

  it('only ever undoes its own step, whatever happens in between', () => {
    const deed = fc.constantFrom('type', 'undo', 'redo', 'set', 'away', 'follow');
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
        const { desk, target, undoIt, title } = titleSet();
        deeds.forEach((each, at) => {
          if (each === 'type') type(desk, `${String(title())}${String(at % 2)}`);
          else if (each === 'set') doWithUndo(target, titled(`Set ${String(at)}`), { label: 'set the title' }, done);
          else if (each === 'away') desk.actions.open('draft-2', small);
          else if (each === 'follow') desk.actions.follow({ ...small, title: 'Written there' });
          else desk.actions[each]();
        });
        const before = desk.getState();
        undoIt();
        // Either nothing at all happened, or the very step that set the title was taken back.
        if (desk.getState() === before) return;
        expect([before.draft?.id, before.draft?.workspace.title]).toEqual(['draft-1', 'Set']);
        expect(desk.getState().draft?.workspace).toBe(small);
      }),
    );
  });
});
