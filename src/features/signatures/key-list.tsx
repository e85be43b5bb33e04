/** A list of keys, each with its fingerprint and what can be done with it. */
import { showDirections } from '../../core/passage/directions.ts';
import { Button } from '@mantine/core';
import { useStores } from '../../shared/context.tsx';
import type { SignatureCommands, SigningKey } from '../../store/signature-commands.ts';
import { dateInWords } from '../../store/signature-in-words.ts';
import { useAsk } from '../../ui/ask.tsx';
import type { Keys } from './use-keys.ts';
import classes from './signatures.module.css';

interface KeyListProps extends Pick<Keys, 'keys' | 'change'> {
  readonly label: string;
}

export function KeyList({ label, keys, change }: KeyListProps) {
  if (keys.length === 0) return <p className={classes.empty}>No keys yet</p>;
  return (
    <ul aria-label={label} className={classes.keys}>
      {keys.map((key) => (
        <KeyRow key={key.fingerprint} of={key} change={change} />
      ))}
    </ul>
  );
}

function KeyRow({ of, change }: { readonly of: SigningKey } & Pick<Keys, 'change'>) {
  const { name, fingerprint, isOwn, since, revokedAt } = of;
  return (
    <li className={classes.key} data-revoked={revokedAt !== undefined || undefined}>
      <strong dir="auto">{showDirections(name)}</strong>
      <dl className={classes.facts}>
        <dt>Fingerprint</dt>
        <dd className={classes.mono}>{fingerprint}</dd>
        <dt>{isOwn ? 'Created' : 'Added'}</dt>
        <dd>{dateInWords(since)}</dd>
        {revokedAt !== undefined && (
          <>
            <dt>Revoked</dt>
            <dd>{dateInWords(revokedAt)}</dd>
          </>
        )}
      </dl>
      <KeyButtons of={of} change={change} />
    </li>
  );
}

interface KeyButtonsProps extends Pick<Keys, 'change'> {
  readonly of: SigningKey;
}

function KeyButtons({ of: { name, fingerprint, isOwn }, change }: KeyButtonsProps) {
  const { download } = useStores().exports;
  const ask = useAsk();
  const downloadKey = async (commands: SignatureCommands): Promise<void> => {
    const file = await commands.publicKeyFile(fingerprint);
    download(file.fileName, file.text);
  };
  const remove = async (): Promise<void> => {
    const isConfirmed = await ask({ ...deleting(name, isOwn), yes: 'Delete permanently', destructive: true });
    if (isConfirmed) await change((commands) => commands.deleteKey(fingerprint), `Key “${name}” deleted.`);
  };
  const button = (label: string, run: () => void, color?: string) => (
    <Button
      size="compact-sm"
      variant={color === undefined ? 'default' : 'subtle'}
      color={color}
      aria-label={`${label.replace('…', '')}: ${name}`}
      onClick={run}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.keyButtons}>
      {button('Download public key', () => void change(downloadKey, `Public key of “${name}” downloaded.`))}
      {button('Delete…', () => void remove(), 'gray')}
    </div>
  );
}

const deleting = (name: string, isOwn: boolean) => ({
  title: `Permanently delete the key “${name}”?`,
  body: [
    isOwn
      ? 'It can no longer sign, and its signatures are then shown as signed with a key that you do not have.'
      : 'Its signatures are then shown as signed with a key that you do not have.',
    'You cannot undo this.',
  ],
});
