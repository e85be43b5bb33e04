import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { originWith } from '../../core/casefile/origins.fixtures.ts';
import { withReview } from '../../core/review/reviews.fixtures.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import type { ExportCommands } from '../../desk/export-commands.ts';
import type { FoundOriginal } from '../../desk/original-commands.ts';
import { ExportDialog } from './export-dialog.tsx';
import { MoreFormats } from './more-formats.tsx';

it('offers a bag with original files only if one of them is on this device', async () => {
  const workspace = workspaceOf({ title: '', casefile: { origins: [originWith([])] } });
  const render = (found: FoundOriginal | undefined) =>
    renderInDesk(<MoreFormats format="assessment" onChange={() => undefined} />, workspace, {
      originals: { find: async () => found },
    }).screen;
  const bag = /^Desk file with originals/;
  const without = render(undefined);
  await without.findByText(/^None of the original files is on this device\./);
  expect(without.getByRole('radio', { name: bag })).toHaveProperty('disabled', true);
  without.unmount();
  const stored = render({ place: 'stored', size: 1, isDamaged: false });
  await stored.findByText(/^Desk file and original files, with checksums/);
  expect(stored.getByRole('radio', { name: bag })).toHaveProperty('disabled', false);
});

/** Renders the dialog for a draft. `downloads` are the names of the downloaded files. */
async function renderDialog(given: Partial<Workspace> = {}, commands: Partial<ExportCommands> = {}) {
  const downloads: string[] = [];
  // Parts that are loaded later, so that nothing is still suspended after a press.
  await Promise.all([import('./signing.tsx'), import('./brief-field.tsx')]);
  const workspace = { ...workspaceOf({ title: '' }), ...given };
  const made = renderInDesk(<ExportDialog onClose={() => undefined} />, workspace, {
    exports: {
      render: (format) => ({ fileName: `a.${format}.json`, text: '{}' }),
      makeExport: async (format) => ({ fileName: `a.${format}`, content: new Blob(), preview: '' }),
      downloadExport: ({ fileName }) => void downloads.push(fileName),
      saveExportedVersion: async () => true,
      ...commands,
    },
    signatures: async () => ({ listKeys: async () => ({ own: undefined, earlier: [] }) }) as never,
  });
  return { ...made, downloads, press: async (name: string) => act(async () => made.click(name)) };
}

describe('the export dialog', () => {
  it('announces each download, and no longer shows it after an option was changed', async () => {
    const { screen, downloads, press } = await renderDialog();
    await press('Download desk file');
    const first = await screen.findByText('Downloaded a.desk.json.');
    await press('Download desk file');
    expect(downloads).toEqual(['a.desk.json', 'a.desk.json']);
    const again = screen.getByText('Downloaded a.desk.json.');
    expect(again).not.toBe(first);
    expect(again.closest('[role=status]')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Encrypt with a passphrase' }));
    expect(screen.queryByText('Downloaded a.desk.json.')).toBeNull();
  });

  it('shows that verdicts can be left out before it downloads a desk file with them', async () => {
    const { screen, downloads, press } = await renderDialog({
      reviews: withReview(workspaceOf({ title: '' })).reviews ?? [],
    });
    await press('Download… desk file');
    await screen.findByRole('checkbox', { name: 'Include verdicts' });
    expect(screen.getByText('Choose whether to include the verdicts. Then press Download again.')).toBeTruthy();
    expect(downloads).toEqual([]);
    await press('Download desk file');
    expect(downloads).toEqual(['a.desk.json']);
  });

  it('does not download a later file if the one that was wanted failed', async () => {
    const makeExport = vi.fn<ExportCommands['makeExport']>(async (format) => ({
      fileName: `a.${format}`,
      content: new Blob(),
      preview: '',
    }));
    makeExport.mockRejectedValueOnce(new Error('No memory.'));
    const { screen, downloads, press } = await renderDialog({}, { makeExport });
    await press('Download report');
    await screen.findByText('Could not create the file. No memory.');
    await press('Try again');
    await screen.findByText('a.report-html');
    expect(downloads).toEqual([]);
    await press('Download report');
    expect(downloads).toEqual(['a.report-html']);
  });
});
