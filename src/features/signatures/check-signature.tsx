/** Checks a file with its signature, and shows who signed it. */
import { showDirections } from '../../core/passage/directions.ts';
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconFolderOpen, IconQuestionMark } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { isSignatureName } from '../../core/signature/signature-file.ts';
import { messageOf } from '../../core/json/message-of.ts';
import { useStores } from '../../shared/context.tsx';
import type { SignatureCheck, SignatureFacts } from '../../store/signature-commands.ts';
import { dateInWords, signatureInWords, signatureLevel, type SignatureLevel } from '../../store/signature-in-words.ts';
import { chooseFiles } from '../../ui/choose-files.ts';
import { longestKeyName } from './new-key.tsx';
import type { Keys } from './use-keys.ts';
import classes from './signatures.module.css';

interface CheckSignatureProps extends Pick<Keys, 'change' | 'keys'> {
  readonly disabled: boolean;
}

/** A result, with the files that it is about. */
interface Checked {
  readonly check: SignatureCheck;
  readonly file: File;
  readonly signature: File;
}

export function CheckSignature({ disabled, change, keys }: CheckSignatureProps) {
  const { signatures } = useStores();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = async (file: File, signature: File): Promise<void> => {
    try {
      setChecked({ check: await (await signatures()).check(file, signature), file, signature });
      setTrouble(null);
    } catch (error) {
      setTrouble(`Could not read the files. ${messageOf(error)}`);
    }
  };
  const choose = (files: readonly File[]): void => {
    setChecked(null);
    const [signature, ...moreSignatures] = files.filter(({ name }) => isSignatureName(name));
    const [file, ...moreFiles] = files.filter(({ name }) => !isSignatureName(name));
    if (signature && file && moreSignatures.length + moreFiles.length === 0) void run(file, signature);
    else setTrouble('Choose two files together: the signed file, and its signature, whose name ends in “.jws”.');
  };
  return (
    <section aria-labelledby="check-signature" className={classes.section}>
      <h2 id="check-signature">Check a signature</h2>
      <p className={classes.note}>
        Choose the signed file and its signature together. You can also open or drop both: the result is then shown with
        the file.
      </p>
      <Button
        disabled={disabled}
        leftSection={<IconFolderOpen size={18} />}
        onClick={() => chooseFiles({ accept: '', isMultiple: true }, choose)}
      >
        Choose file and signature…
      </Button>
      <div role="status">
        {trouble !== null && <p className={classes.trouble}>{trouble}</p>}
        {checked && (
          <Result
            key={checked.signature.name}
            checked={{ ...checked, check: withKeys(checked.check, keys) }}
            change={change}
          />
        )}
      </div>
    </section>
  );
}

/** The result with the present name and state of the key, which can change while it is shown. */
function withKeys(check: SignatureCheck, keys: Keys['keys']): SignatureCheck {
  if (check.kind === 'unreadable') return check;
  return { ...check, key: keys.find(({ fingerprint }) => fingerprint === check.fingerprint) };
}

const titles: Readonly<Record<SignatureLevel, string>> = {
  good: 'Signed and unchanged',
  unknown: 'Not certain',
  bad: 'Do not rely on this signature',
};

const icons = { good: IconCircleCheck, unknown: IconQuestionMark, bad: IconAlertTriangle } as const;

interface ResultProps extends Pick<Keys, 'change'> {
  readonly checked: Checked;
}

function Result({ checked: { check, file, signature }, change }: ResultProps) {
  const level = signatureLevel(check);
  const Icon = icons[level];
  return (
    <div className={classes.result} data-level={level}>
      <h3>
        <Icon size={20} aria-hidden /> {titles[level]}
      </h3>
      <p>{signatureInWords(check)}</p>
      <dl className={classes.facts}>
        <dt>File</dt>
        <dd dir="auto">{showDirections(file.name)}</dd>
        {check.kind !== 'unreadable' && <Facts of={check} />}
      </dl>
      {check.kind === 'match' && !check.key && (
        <AddThisKey signer={check.signer ?? ''} signature={signature} change={change} />
      )}
    </div>
  );
}

/**
 * What the signature states. Only the key is certain, so the rest is shown as the signer’s statement, if it matches.
 */
function Facts({ of: { kind, key, fingerprint, ...stated } }: { readonly of: SignatureFacts & { kind: string } }) {
  const { signer, signedAt } = kind === 'match' ? stated : {};
  return (
    <>
      {key && (
        <>
          <dt>Key</dt>
          <dd dir="auto">{showDirections(key.name)}</dd>
        </>
      )}
      <dt>Key fingerprint</dt>
      <dd className={classes.mono}>{fingerprint}</dd>
      {signer !== undefined && (
        <>
          <dt>Name stated by the signer</dt>
          <dd dir="auto">{showDirections(signer)}</dd>
        </>
      )}
      {signedAt !== undefined && (
        <>
          <dt>Time stated by the signer</dt>
          <dd>{dateInWords(signedAt)}</dd>
        </>
      )}
    </>
  );
}

interface AddThisKeyProps extends Pick<Keys, 'change'> {
  readonly signer: string;
  readonly signature: File;
}

function AddThisKey({ signer, signature, change }: AddThisKeyProps) {
  const [name, setName] = useState(signer.slice(0, longestKeyName));
  const trimmed = name.trim();
  const add = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    await change(async ({ addKeyOf }) => addKeyOf(await signature.text(), trimmed), 'Key added.');
  };
  return (
    <form className={classes.newKey} onSubmit={(event) => void add(event)}>
      <TextInput
        label="Name of this key"
        description="Compare the fingerprint with the signer before you add the key."
        maxLength={longestKeyName}
        value={name}
        data-native-undo
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={trimmed === ''}>
        Add key
      </Button>
    </form>
  );
}
