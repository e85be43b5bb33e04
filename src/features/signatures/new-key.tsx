/** The ways to get a key: creating one, and adding another person’s public key from a file. */
import { Button, TextInput } from '@mantine/core';
import { IconFolderOpen, IconKey } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { chooseFiles } from '../../ui/choose-files.ts';
import type { Keys } from './use-keys.ts';
import classes from './signatures.module.css';

/** The longest name of a key, in characters. */
export const longestKeyName = 200;

export function CreateKey({ disabled, change }: { readonly disabled: boolean } & Pick<Keys, 'change'>) {
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const create = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (await change(({ createKey }) => createKey(trimmed), `Key “${trimmed}” created.`)) setName('');
  };
  return (
    <form className={classes.newKey} onSubmit={(event) => void create(event)}>
      <TextInput
        label="Name of the new key"
        description="It is part of your signatures. You can use your own name."
        maxLength={longestKeyName}
        autoComplete="name"
        value={name}
        disabled={disabled}
        data-native-undo
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={disabled || trimmed === ''} leftSection={<IconKey size={18} />}>
        Create key
      </Button>
    </form>
  );
}

export function AddKey({ change }: Pick<Keys, 'change'>) {
  const add = async ([file]: readonly File[]): Promise<void> => {
    if (file) await change(async ({ addKey }) => addKey(await file.text()), 'Public key added.');
  };
  return (
    <Button
      variant="default"
      leftSection={<IconFolderOpen size={18} />}
      onClick={() => chooseFiles({ accept: '.json,.jwk,application/json' }, (files) => void add(files))}
    >
      Add public key…
    </Button>
  );
}
