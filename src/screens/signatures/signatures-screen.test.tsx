import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SignatureCommands, SigningKey } from '../../desk/signature-commands.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { SignaturesScreen } from './signatures-screen.tsx';

it('offers the keys of an earlier version as files, and then removes them if the person confirms it', async () => {
  let earlier: readonly SigningKey[] = [{ fingerprint: 'abc', name: 'Jón', since: '2026-10-01T09:00:00Z' }];
  const file = { fileName: 'public-keys.zip', content: new Blob() };
  const commands: Partial<SignatureCommands> = {
    isSupported: async () => true,
    listKeys: async () => ({ own: undefined, earlier }),
    publicKeyFiles: async () => file,
    deleteKeys: async (fingerprints) =>
      void (earlier = earlier.filter(({ fingerprint }) => !fingerprints.includes(fingerprint))),
  };
  const downloadExport = vi.fn();
  const { screen, click } = renderInDesk(<SignaturesScreen aside={null} />, undefined, {
    signatures: async () => commands as SignatureCommands,
    exports: { downloadExport },
  });
  const offer = /1 key, which Assessment Desk does not use: Jón/;
  const answer = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  const offered = () =>
    screen.queryAllByText((_, element) => element?.tagName === 'P' && offer.test(element.textContent));
  await vi.waitFor(() => expect(offered()).toHaveLength(1));

  click('Download and remove…');
  await answer('Cancel');
  expect(await screen.findAllByText('Downloaded public-keys.zip.')).not.toHaveLength(0);
  expect(offered()).toHaveLength(1);
  click('Download and remove…');
  await answer('Remove');
  expect(await screen.findAllByText('Removed 1 key.')).not.toHaveLength(0);
  expect(offered()).toHaveLength(0);
  expect(downloadExport.mock.calls).toEqual([[file], [file]]);
});
