/** The dialog “Check a signature”: asks for the signed file, its signature and the signer’s public key. */
import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconQuestionMark } from '@tabler/icons-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { dateTimeInWords } from '../../core/assessment/date-time-words.ts';
import { messageOf } from '../../core/json/words.ts';
import { maxSignatureBytes } from '../../core/signature/signature-file.ts';
import { showDirections } from '../../core/text/directions.ts';
import { useStores } from '../../shared/context.tsx';
import type { SignatureCheck } from '../../desk/signature-commands.ts';
import { chooseFiles } from '../../ui/choose-files.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import classes from './signatures.module.css';

export function CheckSignature({ onClose }: { readonly onClose: () => void }) {
  const { signatures } = useStores();
  const [file, setFile] = useState<File>();
  const [signature, setSignature] = useState<File>();
  const [publicKey, setPublicKey] = useState('');
  const [check, setCheck] = useState<SignatureCheck>();
  /** Counts what was chosen, because an earlier check may end later. */
  const latest = useRef(0);
  useReturnedFocus(true);
  /** Every change hides the result, which was about other files. */
  const change = (make: () => void): void => {
    make();
    latest.current++;
    setCheck(undefined);
  };
  const unreadable = (error: unknown): void =>
    setCheck({ kind: 'unreadable', why: `Could not read the files. ${messageOf(error)}` });
  const chooseKey = (chosen: File): void => {
    const own = ++latest.current;
    if (chosen.size > maxSignatureBytes)
      return setCheck({ kind: 'unreadable', why: 'This file is too large to be a public key.' });
    return void chosen.text().then((text) => own === latest.current && change(() => setPublicKey(text)), unreadable);
  };
  const run = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!file || !signature) return;
    const own = ++latest.current;
    try {
      const result = await (await signatures()).check({ file, signature, publicKey });
      if (own === latest.current) setCheck(result);
    } catch (error) {
      if (own === latest.current) unreadable(error);
    }
  };
  return (
    <Dialog opened returnFocus={false} onClose={onClose} title="Check a signature" size="lg">
      <form className={classes.form} onSubmit={(event) => void run(event)}>
        <FileChoice
          label="Choose file…"
          accept=""
          chosen={file}
          onChosen={(chosen) => change(() => setFile(chosen))}
          isFirst
        />
        <FileChoice
          label="Choose signature…"
          accept=".jws"
          chosen={signature}
          onChosen={(chosen) => change(() => setSignature(chosen))}
        />
        <Textarea
          label="Public key of the signer"
          description="Paste it, or choose its file, whose name ends in “.jwk.json”. Get it from the signer."
          rows={4}
          value={publicKey}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          data-native-undo
          onChange={({ currentTarget: { value } }) => change(() => setPublicKey(value))}
        />
        <FileChoice label="Choose public key…" accept=".json,.jwk,application/json" onChosen={chooseKey} />
        <div role="status">{check && <Result of={check} />}</div>
        <div className={classes.answers}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!file || !signature || publicKey.trim() === ''}>
            Check
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FileChoiceProps {
  readonly label: string;
  /** The endings and media types that the picker offers. */
  readonly accept: string;
  readonly chosen?: File | undefined;
  readonly onChosen: (file: File) => void;
  /** Whether it gets the focus when the dialog opens. */
  readonly isFirst?: boolean;
}

function FileChoice({ label, accept, chosen, onChosen, isFirst }: FileChoiceProps) {
  const choose = (): void =>
    chooseFiles({ accept }, ([file]) => {
      if (file) onChosen(file);
    });
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={choose} data-autofocus={isFirst}>
        {label}
      </Button>
      {chosen && <bdi className={classes.fileName}>{showDirections(chosen.name)}</bdi>}
    </div>
  );
}

const titles = {
  match: 'Signed with this key',
  mismatch: 'Not signed with this key',
  unreadable: 'Could not check the signature',
} as const;

const icons = { match: IconCircleCheck, mismatch: IconAlertTriangle, unreadable: IconQuestionMark } as const;

function Result({ of }: { readonly of: SignatureCheck }) {
  const Icon = icons[of.kind];
  return (
    <div className={classes.result} data-kind={of.kind}>
      <h3>
        <Icon size={20} aria-hidden /> {titles[of.kind]}
      </h3>
      {of.kind === 'match' ? <Match of={of} /> : <p>{of.why}</p>}
    </div>
  );
}

function Match({
  of: { fingerprint, signer, signedAt },
}: {
  readonly of: SignatureCheck & { readonly kind: 'match' };
}) {
  return (
    <>
      <p>
        The file was signed with the key that you chose, and it has not changed since. This does not show who has the
        key, or whether the content is true.
      </p>
      <dl className={classes.facts}>
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
            <dd>{dateTimeInWords(signedAt) ?? signedAt}</dd>
          </>
        )}
      </dl>
    </>
  );
}
