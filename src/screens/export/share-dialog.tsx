/** The dialog that shares a draft with a person in one step: a download, and a version named after the recipient. */
import { Button, Checkbox, Radio, TextInput } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { exportability } from '../../core/check/levels.ts';
import { messageOf } from '../../core/json/words.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { noteDownloadedBrief } from '../../shared/own-briefs.ts';
import { marksInWords } from './exporting-all.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import { useToast } from '../../ui/toast.tsx';
import { BriefField } from './brief-field.tsx';
import { EncryptionField, useEncryption } from './encryption-field.tsx';
import { useUnavailableBag } from './export-choices.ts';
import { divisionInWords, verdictsInWords, withoutVerdicts } from './export-facts.ts';
import { fileToShare, leftOutInWords, sharedFileInWords, type SharedPart } from './share.ts';
import classes from './encryption.module.css';
import transfer from './transfer.module.css';

/** The longest name of a recipient, in UTF-16 units. */
const longestName = 200;

export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const { desk, digest, exports, originals } = useStores();
  const workspace = useDraft((draft) => draft.workspace);
  const toast = useToast();
  const encryption = useEncryption();
  const [recipient, setRecipient] = useState('');
  const [part, setPart] = useState<SharedPart>('desk');
  const [withVerdicts, setWithVerdicts] = useState(true);
  const [status, setStatus] = useState('');
  const work = useRef(new AbortController());
  const [isMaking, setMaking] = useState(false);
  const verdicts = part === 'assessment' ? undefined : verdictsInWords(workspace.reviews);
  const marks = marksInWords(workspace.marks?.length ?? 0);
  const name = recipient.trim();
  useReturnedFocus(true);
  useEffect(() => {
    const controller = new AbortController();
    work.current = controller;
    return () => controller.abort();
  }, []);
  // The findings decide whether the assessment alone can be shared.
  useLayoutEffect(() => desk.actions.checkNow(), [desk]);

  const share = async (): Promise<void> => {
    const { signal } = work.current;
    const given = withVerdicts ? workspace : withoutVerdicts(workspace);
    const file = await fileToShare(given, part, { exports, originals }, signal);
    const fileName = signal.aborted ? undefined : await encryption.download(file);
    if (fileName === undefined) return;
    if (part !== 'assessment') noteDownloadedBrief(workspace, digest);
    const isSaved = await exports.saveExportedVersion(fileName, name);
    const leftOut = file.included ? leftOutInWords({ missing: [], damaged: [], ...file }) : '';
    const text = `${sharedFileInWords(fileName, name, isSaved)} ${leftOut}`.trimEnd();
    toast({ text, trouble: !isSaved || leftOut !== '' });
    onClose();
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (name === '' || isMaking || !encryption.isReady) return;
    setMaking(true);
    setStatus('Creating the file…');
    const why = await share().then(
      () => '',
      (error: unknown) => `Could not create the file. ${messageOf(error)}`,
    );
    setStatus(why);
    setMaking(false);
  };
  const say = encryption.status === '' ? status : encryption.status;
  return (
    <Dialog opened returnFocus={false} onClose={onClose} title="Share this draft" size="lg">
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          label="Recipient"
          description="Used only to name the version in your version history. The file does not contain it."
          value={recipient}
          maxLength={longestName}
          autoComplete="off"
          dir="auto"
          data-autofocus
          data-native-undo
          onChange={(event) => setRecipient(event.currentTarget.value)}
        />
        <PartField part={part} onChange={setPart} />
        {part !== 'assessment' && workspace.blind !== true && <BriefField />}
        {verdicts !== undefined && (
          <Checkbox
            className={classes.encryption}
            checked={withVerdicts}
            onChange={(event) => setWithVerdicts(event.currentTarget.checked)}
            label="Include verdicts"
            description={`${verdicts}, with the reviewers’ names, notes and replies${divisionInWords(workspace)}.`}
          />
        )}
        <EncryptionField encryption={encryption} />
        {marks !== undefined && <p className={transfer.caution}>{marks}</p>}
        <p className={transfer.caution}>
          Your history stays on this device. The version that you share is saved in it, and Compare and merge suggests
          it as the base version when the changed file comes back.
        </p>
        <div className={transfer.buttons}>
          <span role="status" className={transfer.copied}>
            {say}
          </span>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={name === '' || isMaking || !encryption.isReady}>
            Download
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PartFieldProps {
  readonly part: SharedPart;
  readonly onChange: (part: SharedPart) => void;
}

/** The choice of what the recipient gets. */
function PartField({ part, onChange }: PartFieldProps) {
  const noBag = useUnavailableBag();
  const isClean = useDraft(({ check, unchecked }) => {
    const { refused, toConfirm } = exportability(check);
    return !unchecked && refused.length + toConfirm.length === 0;
  });
  return (
    <Radio.Group
      className={classes.encryption}
      label="What the recipient gets"
      value={part}
      onChange={(value) => onChange(value as SharedPart)}
    >
      <div className={transfer.formats}>
        <Radio
          value="desk"
          label="Desk file"
          description="Assessment and casefile, with the full text of your sources."
        />
        <Radio
          value="bag"
          label="Desk file with originals (BagIt)"
          disabled={noBag !== undefined}
          description={noBag ?? 'The desk file, and the original files that are stored on this device.'}
        />
        <Radio
          value="assessment"
          label="Assessment only"
          disabled={!isClean}
          description={
            isClean
              ? 'Without sources and verdicts.'
              : 'Check the findings of this draft first: choose Export… instead.'
          }
        />
      </div>
    </Radio.Group>
  );
}
