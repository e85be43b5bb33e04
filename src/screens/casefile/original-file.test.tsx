import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { originWith } from '../../core/casefile/origins.fixtures.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { untilRendered, renderInDesk } from '../../shared/rendered.fixtures.tsx';
import {
  DamagedOriginal,
  type AttachOptions,
  type AttachResult,
  type OriginalCommands,
} from '../../desk/original-commands.ts';
import { chooseInPicker } from '../../ui/choose-files.fixtures.ts';
import { OriginalOfPassage } from './original-file.tsx';

const origin = originWith([]);
const { sha256 } = origin.file;
const original = new File(['x'], 'renamed.pdf');

/** Originals in memory. Only the file `original` has the checksum. */
function originalsInMemory(stored: Map<string, File>) {
  const attached = new Map<string, File>();
  return {
    canStore: true,
    read: async (sum: string) => attached.get(sum) ?? stored.get(sum),
    async find(sum: string) {
      const [file, place] = attached.has(sum)
        ? [attached.get(sum), 'attached' as const]
        : [stored.get(sum), 'stored' as const];
      return file && { place, size: file.size, isDamaged: false };
    },
    attach: async (file: File, sum: string, { stores }: AttachOptions): Promise<AttachResult> => {
      if (file !== original) return { kind: 'another-file' };
      (stores ? stored : attached).set(sum, file);
      return { kind: 'attached' };
    },
    remove: async (sums: readonly string[]) => sums.forEach((sum) => stored.delete(sum)),
  };
}

function renderOriginal(stored = new Map<string, File>(), changes: Partial<OriginalCommands> = {}) {
  const downloads: string[] = [];
  const made = renderInDesk(
    <OriginalOfPassage passageId={origin.passage_id} />,
    workspaceOf({ title: '', casefile: { origins: [origin] } }),
    {
      originals: { ...originalsInMemory(stored), ...changes },
      exports: { downloadExport: ({ fileName }) => void downloads.push(fileName) },
    },
  );
  const choose = async (file: File): Promise<void> => {
    const button = await made.screen.findByText('Attach the original file…');
    chooseInPicker([file], () => fireEvent.click(button));
  };
  return { ...made, downloads, choose };
}

it('attaches a missing original, which can then be downloaded', async () => {
  const stored = new Map<string, File>();
  const { screen, choose, downloads } = renderOriginal(stored);
  await screen.findByText('Original file: not on this device (1 byte).');
  await choose(original);
  await screen.findByText('Original file: stored on this device, 1 byte.');
  expect(stored.get(sha256)).toBe(original);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Original file notice.pdf' }));
  fireEvent.click(screen.getByText('Download original'));
  await waitFor(() => expect(downloads).toEqual(['notice.pdf']));
});

it('rejects another file in words, and changes nothing', async () => {
  const stored = new Map<string, File>();
  const { screen, choose } = renderOriginal(stored);
  await choose(new File(['other'], 'other.pdf'));
  await screen.findByText(/^“other\.pdf” is not the file that this text was read from\./);
  expect(screen.getByText('Original file: not on this device (1 byte).')).toBeTruthy();
  expect(stored.size).toBe(0);
});

it('says that a stored original is truncated, and offers to attach the file again', async () => {
  const { screen, choose } = renderOriginal(new Map([[sha256, new File([], 'notice.pdf')]]));
  await screen.findByText('Original file: damaged on this device. Attach it again.');
  expect(screen.queryByText('Download original')).toBeNull();
  await choose(original);
  await screen.findByText('Original file: stored on this device, 1 byte.');
});

it('says that a stored original has changed when it is read for a download, and downloads nothing', async () => {
  let isDamaged = false;
  const { screen, downloads } = renderOriginal(new Map(), {
    find: async () => ({ place: 'stored', size: 1, isDamaged }),
    async read() {
      isDamaged = true;
      throw new DamagedOriginal(1);
    },
  });
  fireEvent.click(await screen.findByText('Download original'));
  await screen.findByText(
    'The stored file “notice.pdf” is damaged. Its content is not that of the original. Attach the file again.',
  );
  await screen.findByText('Original file: damaged on this device. Attach it again.');
  expect(downloads).toEqual([]);
});

it('deletes a stored original only after a question', async () => {
  const stored = new Map([[sha256, original]]);
  const { screen, asker } = renderOriginal(stored);
  fireEvent.click(await screen.findByText('Delete original…'));
  expect(asker.current().question?.title).toBe('Delete the stored original of “notice.pdf”?');
  await untilRendered(() => asker.answer(false));
  await waitFor(() => expect(asker.current().open).toBe(false));
  expect(stored.size).toBe(1);
  fireEvent.click(screen.getByText('Delete original…'));
  await waitFor(() => expect(asker.current().open).toBe(true));
  await untilRendered(() => asker.answer(true));
  await screen.findByText('Original file: not on this device (1 byte).');
  expect(stored.size).toBe(0);
});

it('says that a file is attached only until Assessment Desk is closed if the browser cannot store it', async () => {
  const { screen, choose } = renderOriginal(new Map(), { canStore: false });
  await choose(original);
  await screen.findByText('Original file: attached until you close Assessment Desk, 1 byte.');
});

it('says why if a file cannot be read, and tries the same file again', async () => {
  const problems = ['It moved.', 'It is in use.'];
  const attach = (): Promise<never> => Promise.reject(new Error(problems.shift()));
  const { screen, choose } = renderOriginal(new Map(), { attach });
  for (const problem of [...problems]) {
    await choose(original);
    await screen.findByText(`Could not read “renamed.pdf”. ${problem}`);
  }
});

it('shows nothing for a passage that was not read from a file', () => {
  const { screen } = renderInDesk(<OriginalOfPassage passageId="sha256:other" />, workspaceOf({ title: '' }));
  expect(screen.queryByRole('group')).toBeNull();
});
