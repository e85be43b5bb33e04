/** The choice to encrypt a file before its download, and the passphrase. */
import { useEffect, useRef, useState } from 'react';
import { isLongEnough } from '../../core/files/encrypted-file.ts';
import { messageOf } from '../../core/json/message-of.ts';
import { useStores } from '../../shared/context.tsx';
import type { FileToDownload } from '../../store/export-commands.ts';

/** The choice to encrypt a file, and the download of the file as chosen. */
export interface Encryption {
  readonly isWanted: boolean;
  readonly passphrase: string;
  /** Whether the file can be downloaded: it is not encrypted, or there is a passphrase that is long enough. */
  readonly isReady: boolean;
  /** What happens, or why the file could not be encrypted; may be empty. */
  readonly status: string;
  want(isWanted: boolean): void;
  setPassphrase(passphrase: string): void;
  /**
   * Downloads a file as chosen. Resolves to the name of the download; undefined if the file could not be encrypted or
   * the dialog was closed.
   */
  download(file: FileToDownload): Promise<string | undefined>;
}

export function useEncryption(): Encryption {
  const { downloadExport, encrypt } = useStores().exports;
  const [isWanted, setWanted] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [status, setStatus] = useState('');
  const isBusy = status === encrypting;
  // Encryption takes seconds. If the dialog was closed meanwhile, the file is discarded.
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  const download = async (file: FileToDownload): Promise<string | undefined> => {
    const { signal } = (work.current = new AbortController());
    try {
      if (isWanted) setStatus(encrypting);
      const made = isWanted ? await encrypt(file, passphrase, signal) : file;
      downloadExport(made);
      setStatus('');
      return made.fileName;
    } catch (error) {
      if (!signal.aborted) setStatus(`Could not encrypt the file. ${messageOf(error)}`);
      return undefined;
    }
  };
  const isReady = !isBusy && (!isWanted || isLongEnough(passphrase));
  return { isWanted, passphrase, isReady, status, want: setWanted, setPassphrase, download };
}

const encrypting = 'Encrypting…';
