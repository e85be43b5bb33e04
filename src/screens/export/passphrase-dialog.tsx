/** The dialog that asks for the passphrase of an encrypted file. It stays open until one opens the file. */
import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { PassphraseRequest } from '../../desk/requests.ts';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import classes from './encryption.module.css';
import transfer from './transfer.module.css';

export function PassphraseDialog({ request }: { readonly request: PassphraseRequest }) {
  const [passphrase, setPassphrase] = useState('');
  const [isShown, setShown] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [problem, setProblem] = useState<string>();
  useReturnedFocus(true);
  const attempt = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (passphrase === '' || isTrying) return;
    setTrying(true);
    setProblem(await request.attempt(passphrase));
    setTrying(false);
  };
  return (
    <Modal
      opened
      returnFocus={false}
      closeOnClickOutside={false}
      onClose={request.cancel}
      title="Open encrypted file"
      size="md"
    >
      <form onSubmit={(event) => void attempt(event)}>
        <p className={classes.fileName} dir="auto">
          {request.fileName}
        </p>
        <TextInput
          label="Passphrase"
          description="From the person who encrypted the file. It is not stored."
          type={isShown ? 'text' : 'password'}
          value={passphrase}
          error={problem}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          data-autofocus
          data-native-undo
          onChange={(event) => {
            setPassphrase(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Checkbox
          className={classes.show}
          label="Show passphrase"
          checked={isShown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
        <p role="status" className={classes.status}>
          {isTrying && 'Decrypting…'}
        </p>
        <div className={transfer.buttons}>
          <Button variant="default" onClick={request.cancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={passphrase === ''} loading={isTrying}>
            Open file
          </Button>
        </div>
      </form>
    </Modal>
  );
}
