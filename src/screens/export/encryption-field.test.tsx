import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import type { Stores } from '../../shared/context.tsx';
import { useEncryption } from './encryption-field.tsx';

/** Encrypts a file with a passphrase, as a dialog does. */
function Dialog() {
  const { want, setPassphrase, download } = useEncryption();
  const start = (): void => {
    want(true);
    setPassphrase('correct horse battery');
  };
  return (
    <>
      <button onClick={start}>Choose</button>
      <button onClick={() => void download({ fileName: 'a.desk.json', content: new Blob(['{}']) })}>Download</button>
    </>
  );
}

it('downloads nothing after its dialog was closed', async () => {
  const downloaded: string[] = [];
  let finish = (): void => undefined;
  let wasCancelled = false;
  const exports = {
    downloadExport: ({ fileName }: { readonly fileName: string }) => void downloaded.push(fileName),
    encrypt: (file: { readonly fileName: string }, _: string, signal: AbortSignal) =>
      new Promise((resolve, reject) => {
        finish = () => resolve({ ...file, fileName: `${file.fileName}.age` });
        signal.addEventListener('abort', () => {
          wasCancelled = true;
          reject(signal.reason as Error);
        });
      }),
  } as unknown as Stores['exports'];
  const { screen } = renderInDesk(<Dialog />, undefined, { exports });
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  screen.unmount();
  finish();
  await Promise.resolve();
  expect({ wasCancelled, downloaded }).toEqual({ wasCancelled: true, downloaded: [] });
});
