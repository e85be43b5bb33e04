/** The page “Signatures”: the key of this browser, which signs files, and the check of signatures of others. */
import { Alert, Button, TextInput } from '@mantine/core';
import { IconKey, IconSignature } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { dateTimeInWords } from '../../core/assessment/date-time-words.ts';
import { messageOf } from '../../core/json/words.ts';
import { showDirections } from '../../core/text/directions.ts';
import { useStores } from '../../shared/context.tsx';
import type { KeysHere, SignatureCommands, SigningKey } from '../../desk/signature-commands.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useAsk } from '../../ui/ask.tsx';
import { chooseFiles } from '../../ui/choose-files.ts';
import { whileMounted } from '../../ui/while-mounted.ts';
import { CheckSignature } from './check-signature.tsx';
import classes from './signatures.module.css';

/** The longest name of a key, in characters. */
const maxKeyName = 200;

/**
 * Runs work with the commands, announces the sentence that it resolves to, and reads the keys again. Never rejects.
 * Work that the person cancels resolves to null.
 */
type Run = (work: (commands: SignatureCommands) => Promise<string | null>) => Promise<void>;

interface Keys {
  /** Null until they are read. */
  readonly keys: KeysHere | null;
  /** Whether this browser can sign and check; null until that is known. */
  readonly supported: boolean | null;
  /** Why the last work failed, as a sentence. */
  readonly trouble: string | null;
  readonly run: Run;
}

function useKeys(): Keys {
  const { signatures } = useStores();
  const announce = useAnnounce();
  const [keys, setKeys] = useState<KeysHere | null>(null);
  const [supported, setSupported] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const supports = signatures().then((commands) => commands.isSupported());
    return whileMounted(supports, setSupported);
  }, [signatures]);
  useEffect(() => {
    const stored = signatures().then((commands) => commands.listKeys());
    return whileMounted(stored, setKeys, (error) => setTrouble(`Could not read the keys. ${messageOf(error)}`));
  }, [signatures]);
  const run: Run = async (work) => {
    try {
      const commands = await signatures();
      const done = await work(commands);
      setKeys(await commands.listKeys());
      setTrouble(null);
      if (done !== null) announce(done);
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  return { keys, supported, trouble, run };
}

interface SignaturesScreenProps {
  /** Settings, shown at the end of the header. */
  readonly aside: ReactNode;
}

export function SignaturesScreen({ aside }: SignaturesScreenProps) {
  const { keys, supported, trouble, run } = useKeys();
  const [isChecking, setChecking] = useState(false);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <a className={classes.home} href="#/">
          Assessment Desk
        </a>
        <nav aria-label="Pages" className={classes.links}>
          <a href="#/help/guide/signatures">Help</a>
          {aside}
        </nav>
      </header>
      <main aria-label="Signatures" className={classes.main}>
        <h1>Signatures</h1>
        <p className={classes.lead}>
          A signature shows that a file was signed with a key, and that it has not changed since. It does not show who
          has the key, or whether the content is true. Keys and files stay in this browser.
        </p>
        {supported === false && (
          <Alert color="yellow" title="This browser cannot sign files or check signatures">
            Use Chrome or Edge 137, Firefox 129 or Safari 17, or a newer version. The command “assessment-desk
            verify-signature” also checks signatures.
          </Alert>
        )}
        {trouble !== null && (
          <Alert color="red" role="alert">
            {trouble}
          </Alert>
        )}
        <section aria-labelledby="own-key" className={classes.section}>
          <h2 id="own-key">Your key</h2>
          <p className={classes.note}>
            Your key signs files. Its private part stays in this browser and cannot be copied. If you clear the
            browser’s data, it is lost. Then create a new one.
          </p>
          {keys?.own && <OwnKey of={keys.own} disabled={supported !== true} run={run} />}
          {keys && !keys.own && <NewKey disabled={supported !== true} run={run} />}
          {keys && keys.earlier.length > 0 && <EarlierKeys of={keys.earlier} run={run} />}
        </section>
        <section aria-labelledby="check-signature" className={classes.section}>
          <h2 id="check-signature">Signatures of others</h2>
          <p className={classes.note}>
            To check a signature, you need the signed file, its signature and the public key of the signer. Compare the
            fingerprint of the key with the signer in another way, for example by phone.
          </p>
          <Button disabled={supported === false} onClick={() => setChecking(true)}>
            Check a signature…
          </Button>
        </section>
        {isChecking && <CheckSignature onClose={() => setChecking(false)} />}
      </main>
    </div>
  );
}

interface PartProps {
  readonly disabled: boolean;
  readonly run: Run;
}

function NewKey({ disabled, run }: PartProps) {
  const [name, setName] = useState('');
  /** A second press while a key is being created would create another one. */
  const [isCreating, setIsCreating] = useState(false);
  const trimmed = name.trim();
  const create = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setIsCreating(true);
    await run(async ({ createKey }) => {
      await createKey(trimmed);
      return `Key “${trimmed}” created.`;
    });
    setIsCreating(false);
  };
  return (
    <form className={classes.newKey} onSubmit={(event) => void create(event)}>
      <TextInput
        label="Name of the new key"
        description="It is part of your signatures. You can use your own name."
        maxLength={maxKeyName}
        autoComplete="name"
        value={name}
        disabled={disabled}
        data-native-undo
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={disabled || isCreating || trimmed === ''} leftSection={<IconKey size={18} />}>
        Create key
      </Button>
    </form>
  );
}

function OwnKey({ of: { name, fingerprint, since }, disabled, run }: PartProps & { readonly of: SigningKey }) {
  const { download } = useStores().exports;
  const ask = useAsk();
  const sign = (file: File): Promise<void> =>
    run(async (commands) => {
      const signature = await commands.sign({ fileName: file.name, content: file });
      download(signature.fileName, signature.text);
      return `Downloaded ${signature.fileName}. Send it together with the file.`;
    });
  const downloadKey = (): Promise<void> =>
    run(async (commands) => {
      const file = await commands.publicKeyFile(fingerprint);
      download(file.fileName, file.text);
      return `Downloaded ${file.fileName}.`;
    });
  const remove = (): Promise<void> =>
    run(async ({ deleteKeys }) => {
      const isConfirmed = await ask({
        title: `Permanently delete the key “${name}”?`,
        body: ['It can then no longer sign. People with its public key can still check its signatures.', lost],
        yes: 'Delete permanently',
        destructive: true,
      });
      if (!isConfirmed) return null;
      await deleteKeys([fingerprint]);
      return `Key “${name}” deleted.`;
    });
  return (
    <>
      <strong dir="auto">{showDirections(name)}</strong>
      <dl className={classes.facts}>
        <dt>Fingerprint</dt>
        <dd className={classes.mono}>{fingerprint}</dd>
        <dt>Created</dt>
        <dd>{dateTimeInWords(since) ?? since}</dd>
      </dl>
      <div className={classes.buttons}>
        <Button
          disabled={disabled}
          leftSection={<IconSignature size={18} />}
          onClick={() => chooseFiles({ accept: '' }, ([file]) => void (file && sign(file)))}
        >
          Sign a file…
        </Button>
        <Button variant="default" onClick={() => void downloadKey()}>
          Download public key
        </Button>
        <Button variant="subtle" color="gray" onClick={() => void remove()}>
          Delete…
        </Button>
      </div>
    </>
  );
}

const lost = 'You cannot undo this.';

/** All other keys that this browser stores. They are offered as files once, and then removed. */
function EarlierKeys({ of, run }: Pick<PartProps, 'run'> & { readonly of: readonly SigningKey[] }) {
  const { downloadExport } = useStores().exports;
  const ask = useAsk();
  const keys = of.length === 1 ? '1 key' : `${of.length} keys`;
  const take = (): Promise<void> =>
    run(async ({ publicKeyFiles, deleteKeys }) => {
      const fingerprints = of.map(({ fingerprint }) => fingerprint);
      const file = await publicKeyFiles(fingerprints);
      downloadExport(file);
      const isConfirmed = await ask({
        title: `Remove ${keys} from this browser?`,
        body: [
          `${file.fileName} contains the public keys. Check first that it is on your device.`,
          'Keys of your own among them can then no longer sign.',
          lost,
        ],
        yes: 'Remove',
        destructive: true,
      });
      if (!isConfirmed) return `Downloaded ${file.fileName}.`;
      await deleteKeys(fingerprints);
      return `Removed ${keys}.`;
    });
  return (
    <div className={classes.earlier}>
      <p>
        This browser also stores {keys}, which Assessment Desk does not use:{' '}
        {of.map(({ name, fingerprint }, index) => (
          <span key={fingerprint}>
            {index > 0 && ', '}
            <bdi>{showDirections(name)}</bdi>
          </span>
        ))}
        . Download the public keys as files, and then remove them from this browser.
      </p>
      <Button size="compact-sm" variant="default" onClick={() => void take()}>
        Download and remove…
      </Button>
    </div>
  );
}
