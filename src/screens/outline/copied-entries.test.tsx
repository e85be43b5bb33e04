import { act, createEvent, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listOf, type ListName } from '../../core/assessment/view.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { layOutElements, renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { usePastedEntries, usePasteEntries } from '../../shared/use-copied-entries.ts';
import { EntryPane } from './entry-pane.tsx';
import { openQuery } from './entry-query.ts';

layOutElements();

function Outline({ list }: { readonly list: ListName }) {
  usePastedEntries();
  const paste = usePasteEntries();
  return (
    <>
      <button onClick={() => void paste()}>Paste</button>
      <EntryPane list={list} query={openQuery} onQuery={() => undefined} />
    </>
  );
}

/** Renders a list of a draft with a clipboard. */
async function renderList(list: ListName, workspace?: Workspace) {
  const clipboard = { text: '', blocked: false };
  const copy = (text: string) => {
    clipboard.text = text;
    return Promise.resolve();
  };
  const readCopied = () =>
    clipboard.blocked ? Promise.reject(new Error('The browser did not allow it.')) : Promise.resolve(clipboard.text);
  const made = renderInDesk(<Outline list={list} />, workspace, { exports: { copy, readCopied } });
  await untilRendered(() => made.view.actions.select({ section: list, index: 0 }));
  const listbox = made.screen.getByRole('listbox');
  const press = (key: string) => act(async () => void fireEvent.keyDown(listbox, { key, ctrlKey: true }));
  const paste = async (text: string, target: Element = listbox): Promise<boolean> => {
    const event = createEvent.paste(target, { clipboardData: { getData: () => text } });
    await act(async () => void fireEvent(target, event));
    return event.defaultPrevented;
  };
  const entries = (name: ListName = list) => made.entries(name);
  return { ...made, clipboard, press, paste, entries };
}

it('copies the selected entries, pastes them below with new IDs, and undoes the paste in one step', async () => {
  const { clipboard, press, paste, entries, undo, view, screen } = await renderList('claims');
  const before = entries();
  await press('a');
  await press('c');
  expect(await paste(clipboard.text)).toBe(true);
  expect(await screen.findByText('Pasted 2 claims.')).toBeTruthy();
  expect(entries().map((entry) => (entry as { claim_id: string }).claim_id)).toEqual([
    'C-001',
    'C-003',
    'C-004',
    'C-002',
  ]);
  expect(view.getState().selection).toMatchObject({ section: 'claims', index: 1 });
  await undo();
  expect(entries()).toEqual(before);
});

it('pastes an entry that was cut in another tab, and names the claims of links that it leaves out', async () => {
  const from = await renderList('power_bases');
  await from.press('x');
  await waitFor(() => expect(from.entries()).toHaveLength(0));
  const { text } = from.clipboard;
  from.screen.unmount();
  const { assessment } = small;
  const claims = listOf(assessment, 'claims').slice(0, 1);
  const to = await renderList('claims', { ...small, assessment: { ...assessment, claims, power_bases: [] } });
  await to.paste(text.replace('"draft": "draft-1"', '"draft": "draft-2"'));
  expect(
    await to.screen.findByText(
      'Pasted 1 power basis. 1 evidence link was left out: this draft does not have the same claims as C-002.',
    ),
  ).toBeTruthy();
  expect(to.entries('power_bases')).toHaveLength(1);
});

it('leaves other texts, and what is pasted into a field, to the page and the field', async () => {
  const { clipboard, press, paste, entries, screen } = await renderList('claims');
  await press('c');
  expect(await paste('{"format": "assessment-desk.workspace/v1"}')).toBe(false);
  expect(await paste(clipboard.text, screen.getByRole('searchbox'))).toBe(false);
  expect(entries()).toHaveLength(2);
});

it('pastes by a command, without a keyboard, and says why it can paste nothing', async () => {
  const { clipboard, press, entries, screen, button } = await renderList('claims');
  const pasteBy = () => act(async () => button('Paste').click());
  await press('c');
  await pasteBy();
  expect(await screen.findByText('Pasted 1 claim.')).toBeTruthy();
  expect(entries()).toHaveLength(3);
  clipboard.text = 'Some words.';
  await pasteBy();
  expect(await screen.findByText('The clipboard contains no copied entries. Copy entries first.')).toBeTruthy();
  clipboard.blocked = true;
  await pasteBy();
  expect(await screen.findByText('Could not paste. The browser did not allow it.')).toBeTruthy();
  expect(entries()).toHaveLength(3);
});
