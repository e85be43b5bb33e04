import { expect, it } from 'vitest';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
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
  const { screen, click } = renderInDesk(<Dialog />, undefined, {
    exports: {
      downloadExport: ({ fileName }) => void downloaded.push(fileName),
      encrypt: (file, _, signal) =>
        new Promise((resolve, reject) => {
          finish = () => resolve({ ...file, fileName: `${file.fileName}.age` });
          signal?.addEventListener('abort', () => {
            wasCancelled = true;
            reject(signal?.reason as Error);
          });
        }),
    },
  });
  click('Choose');
  click('Download');
  screen.unmount();
  finish();
  await Promise.resolve();
  expect({ wasCancelled, downloaded }).toEqual({ wasCancelled: true, downloaded: [] });
});
