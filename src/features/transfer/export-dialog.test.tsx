import { expect, it } from 'vitest';
import { originWith } from '../../core/casefile/origins.fixtures.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import type { FoundOriginal, OriginalCommands } from '../../store/original-commands.ts';
import { MoreFormats } from './more-formats.tsx';

it('offers a bag with original files only if one of them is on this device', async () => {
  const workspace = workspaceOf({ title: '', casefile: { origins: [originWith([])] } });
  const render = (found: FoundOriginal | undefined) =>
    renderInDesk(<MoreFormats format="assessment" onChange={() => undefined} />, workspace, {
      originals: { find: async () => found } as Partial<OriginalCommands> as OriginalCommands,
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
