/** In the export dialog: the choice to encrypt the file with a passphrase, and what that protects. */
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconCopy, IconDice5 } from '@tabler/icons-react';
import { useState } from 'react';
import { leastPassphrase } from '../../core/files/encrypted-file.ts';
import { useStores } from '../../shared/context.tsx';
import { copyingOf } from './file-buttons.tsx';
import type { Encryption } from './use-encryption.ts';
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
