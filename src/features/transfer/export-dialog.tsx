import { Button, Modal, Radio } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { exportability } from '../../core/check/export-gate.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { Finding } from '../../core/rules/finding.ts';
import type { ExportFormat } from '../../store/commands.ts';
import { useCommands, useDraft, useViewActions } from '../../store/context.tsx';
import { placeOf } from '../../store/place-of.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { ExportGate } from './export-gate.tsx';
import { fingerprintInWords, formatChoices, sizeInWords } from './export-facts.ts';
import classes from './transfer.module.css';

/** Hands the draft over as a file: what stands in the way, what the file will be, and the contract's own caution. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { select, noteExportTried } = useViewActions();
  const check = useDraft((draft) => draft.check);
  const [format, setFormat] = useState<ExportFormat>('assessment');
  const [confirmed, setConfirmed] = useState(false);
  const gate = useMemo(() => exportability(check), [check]);
  useEffect(noteExportTried, [noteExportTried]);
  useReturnedFocus(true);

  const goTo = ({ document, path }: Finding): void => {
    const { selection, field } = placeOf(document, path);
    onClose();
    select(selection, field);
  };
  const open = format !== 'assessment' || (gate.refused.length === 0 && (gate.asked.length === 0 || confirmed));

  return (
    <Modal opened returnFocus={false} onClose={onClose} title="Export" size="xl">
      <FormatField format={format} onChange={setFormat} />
      {format === 'assessment' && (
        <ExportGate gate={gate} confirmed={confirmed} onConfirm={setConfirmed} onGoTo={goTo} />
      )}
      <FileToBe key={format} format={format} open={open} onDone={onClose} />
    </Modal>
  );
}

interface FormatFieldProps {
  readonly format: ExportFormat;
  readonly onChange: (format: ExportFormat) => void;
}

function FormatField({ format, onChange }: FormatFieldProps) {
  const hasCasefile = useDraft((draft) => draft.workspace.casefile !== null);
  return (
    <Radio.Group
      label="What to export"
      value={format}
      onChange={(value) => {
        const choice = formatChoices.find((each) => each.format === value);
        if (choice) onChange(choice.format);
      }}
    >
      <div className={classes.formats}>
        {formatChoices.map(({ format: value, title, ending, what }) => (
          <Radio
            key={value}
            value={value}
            data-autofocus={value === format || undefined}
            label={title}
            description={
              value === 'casefile' && !hasCasefile ? (
                'No casefile is attached.'
              ) : (
                <>
                  {what} <span className={classes.mono}>{ending}</span>
                </>
              )
            }
            disabled={value === 'casefile' && !hasCasefile}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

interface FileToBeProps {
  readonly format: ExportFormat;
  /** Whether nothing stands in the way. */
  readonly open: boolean;
  readonly onDone: () => void;
}

function FileToBe({ format, open, onDone }: FileToBeProps) {
  const { render, download, copy, digest, canSaveInPlace } = useCommands();
  const announce = useAnnounce();
  const workspace = useDraft((draft) => draft.workspace);
  const file = useMemo(() => ({ workspace, ...render(format) }), [render, format, workspace]);
  const size = useMemo(() => new TextEncoder().encode(file.text).length, [file]);
  const tooLarge = sizeProblem(size) !== undefined;
  const [copying, setCopying] = useState<{ readonly words: string; readonly done: boolean } | null>(null);

  const save = (): void => {
    download(file.fileName, file.text);
    announce(`${file.fileName} was handed to the browser as a download.`);
    onDone();
  };
  const copyText = async (): Promise<void> => {
    try {
      await copy(file.text);
      setCopying({ words: 'Copied', done: true });
    } catch {
      setCopying({ words: 'The browser did not allow copying. Use Download.', done: false });
    }
  };
  return (
    <>
      <dl className={classes.file}>
        <dt>File</dt>
        <dd className={classes.mono}>{file.fileName}</dd>
        <dt>Size</dt>
        <dd>{sizeInWords(size)}</dd>
        {format !== 'casefile' && (
          <>
            <dt>Fingerprint</dt>
            <dd>{fingerprintInWords(workspace, digest)}</dd>
          </>
        )}
      </dl>
      {tooLarge && (
        <p role="alert" className={classes.tooLarge}>
          This file can be written, but not opened here again: files over 64 MiB are refused. Take passages out of the
          casefile that no claim needs, or hand over the assessment alone.
        </p>
      )}
      <p className={classes.caution}>Validation of a document does not make any entry in it true.</p>
      <div className={classes.buttons}>
        <span role="status" className={classes.copied}>
          {copying?.words}
        </span>
        <Button
          variant="default"
          disabled={!open}
          leftSection={copying?.done ? <IconCheck size={18} /> : <IconCopy size={18} />}
          onClick={() => void copyText()}
        >
          Copy
        </Button>
        <Button disabled={!open} leftSection={<IconDownload size={18} />} onClick={save}>
          {canSaveInPlace ? 'Download' : 'Download a copy'}
        </Button>
      </div>
    </>
  );
}
