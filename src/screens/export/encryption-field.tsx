/** In the export dialog: the choice to encrypt the file with a passphrase, and what that protects. */
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconCopy, IconDice5 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isLongEnough, leastPassphrase } from '../../core/files/encrypted-file.ts';
import { useStores } from '../../shared/context.tsx';
import { messageOf } from '../../core/json/words.ts';
import type { FileToDownload } from '../../desk/export-commands.ts';
import { copyingOf } from './file-buttons.tsx';
import classes from './encryption.module.css';

export function EncryptionField({ encryption }: { readonly encryption: Encryption }) {
  const { isWanted, want } = encryption;
  return (
    <div className={classes.encryption}>
      <Checkbox
        checked={isWanted}
        onChange={(event) => want(event.currentTarget.checked)}
        label="Encrypt with a passphrase"
        description="Uses the age format, which other programs can decrypt, too."
      />
      {isWanted && <PassphraseField encryption={encryption} />}
    </div>
  );
}

function PassphraseField({ encryption: { passphrase, setPassphrase } }: { readonly encryption: Encryption }) {
  const { copy, generatePassphrase } = useStores().exports;
  const [copied, setCopied] = useState('');
  const change = (next: string): void => {
    setPassphrase(next);
    setCopied('');
  };
  return (
    <>
      <div className={classes.row}>
        <TextInput
          className={classes.input}
          label="Passphrase"
          description={`At least ${String(leastPassphrase)} characters. Several random words are hard to guess.`}
          value={passphrase}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          data-native-undo
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button variant="default" leftSection={<IconDice5 size={18} />} onClick={() => change(generatePassphrase())}>
          Generate a passphrase
        </Button>
        <Button
          variant="default"
          disabled={passphrase === ''}
          leftSection={<IconCopy size={18} />}
          onClick={() => void copyingOf(() => copy(passphrase)).then(({ words }) => setCopied(words))}
        >
          Copy passphrase
        </Button>
      </div>
      <p role="status" className={classes.status}>
        {copied}
      </p>
      <ul className={classes.limits}>
        <li>Only people who know the passphrase can read the file. Send the passphrase separately from the file.</li>
        <li>Nobody can recover a lost passphrase. The draft on this device stays readable without it.</li>
        <li>The file name, with the title of the draft, and the size of the file are not encrypted.</li>
        <li>Encryption does not show who made the file.</li>
      </ul>
    </>
  );
}

/** The choice to encrypt a file, and the download of the file as chosen. */
interface Encryption {
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

/** The choice to encrypt a file before its download, and the passphrase. */
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
