import { act, fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { originWith, pagePlace } from '../../../core/casefile/origins.fixtures.ts';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../../shared/rendered.fixtures.tsx';
import { DamagedOriginal, type AttachResult, type OriginalCommands } from '../../../desk/original-commands.ts';
import { chooseInPicker } from '../../../ui/choose-files.fixtures.ts';
import { PassagePanel } from '../passage-panel.tsx';
// Loads the code that opens later, so that the tests do not wait for it.
import './page-pane.tsx';

/** Renders a passage from a PDF with its page. */
async function renderPages(originals: Partial<OriginalCommands>, mediaType?: string) {
  localStorage.setItem('assessment-desk.passage-pages', '"both"');
  const workspace = workspaceOf({ title: 'x' });
  const origins = [originWith([pagePlace(0, 20, 1)], mediaType)];
  const casefile = workspace.casefile && { ...workspace.casefile, origins };
  const made = renderInDesk(
    <PassagePanel />,
    { ...workspace, casefile },
    { originals: { canStore: true, ...originals } },
  );
  await act(async () => undefined);
  return made;
}

const text = (screen: Awaited<ReturnType<typeof renderPages>>['screen']) => screen.getByLabelText('Passage text');

it('says why a file cannot be shown, leaves the text, and tries again', async () => {
  let attempts = 0;
  const { screen } = await renderPages({
    read: async () => new File(['x'], 'notice.pdf'),
    async openPages() {
      attempts += 1;
      throw new Error('The file makes the reader of PDFs fail.');
    },
  });
  expect(await screen.findByText(/The file makes the reader of PDFs fail\. The text is not affected\./)).toBeTruthy();
  expect(text(screen).isConnected).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Page' }));
  await screen.findByText('The pages cannot be shown');
  expect(attempts).toBe(2);
});

it('names a missing original, and tells another file from the original', async () => {
  const attached: unknown[] = [];
  const results: AttachResult[] = [
    { kind: 'another-file' },
    { kind: 'attached', trouble: 'There is not enough space.' },
  ];
  const { screen } = await renderPages({
    read: async () => undefined,
    async attach(file, sha256, { stores }) {
      attached.push([file.name, sha256, stores]);
      return results.shift() ?? { kind: 'another-file' };
    },
  });
  const pane = within(await screen.findByRole('region', { name: 'Page' }));
  await pane.findByText('The original file is not on this device');
  const choose = async (file: File): Promise<void> => {
    await act(async () => chooseInPicker([file], () => fireEvent.click(pane.getByText('Choose the file…'))));
  };
  await choose(new File(['other'], 'notice.pdf'));
  expect((await pane.findByRole('alert')).textContent).toBe(
    '“notice.pdf” is not the file that this text was read from. It has 5 bytes, and the original has 1 byte. It may be another version.',
  );
  fireEvent.click(pane.getByLabelText('Store it on this device'));
  await choose(new File(['x'], 'copy.pdf'));
  expect(await screen.findByText('There is not enough space.')).toBeTruthy();
  expect(attached).toEqual([
    ['notice.pdf', '0'.repeat(64), true],
    ['copy.pdf', '0'.repeat(64), false],
  ]);
});

it('shows no page of a damaged original, names the damage, and shows the file that is attached again', async () => {
  let isDamaged = true;
  const { screen } = await renderPages({
    async read() {
      if (isDamaged) throw new DamagedOriginal(0);
      return new File(['x'], 'notice.pdf');
    },
    async attach() {
      isDamaged = false;
      return { kind: 'attached' };
    },
    openPages: () => Promise.reject(new Error('The whole file was opened.')),
  });
  const pane = within(await screen.findByRole('region', { name: 'Page' }));
  await pane.findByText('The stored original file is damaged');
  expect(pane.getByText(/^The stored file “notice\.pdf” is truncated\. It has 0 bytes, and/)).toBeTruthy();
  await act(async () =>
    chooseInPicker([new File(['x'], 'notice.pdf')], () => fireEvent.click(pane.getByText('Choose the file…'))),
  );
  expect(await pane.findByText(/The whole file was opened\./)).toBeTruthy();
});

it('offers no pages for a passage from another kind of file', async () => {
  const { screen } = await renderPages({}, 'text/html');
  expect(text(screen).isConnected).toBe(true);
  expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
});
