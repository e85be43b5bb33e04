import { Modal } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { exportability } from '../../core/check/export-gate.ts';
import { firstLines } from '../../core/export/preview.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { Finding } from '../../core/rules/finding.ts';
import type { ExportFormat } from '../../store/commands.ts';
import { useCommands, useDraft, useViewActions } from '../../store/context.tsx';
import { placeOf } from '../../store/place-of.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { isReportFormat, type OfferedFormat } from './export-choices.ts';
import { ExportGate } from './export-gate.tsx';
import { fingerprintInWords, sizeInWords } from './export-facts.ts';
import { copyingOf, FileButtons, type Copying } from './file-buttons.tsx';
import { FormatField } from './format-field.tsx';
import { Preview } from './preview.tsx';
import { ReportToBe } from './report-to-be.tsx';
import classes from './transfer.module.css';

/** Hands the draft over as a file: what stands in the way, what the file will be, and the contract's own caution. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { select, noteExportTried } = useViewActions();
  const check = useDraft((draft) => draft.check);
  const [format, setFormat] = useState<OfferedFormat>('assessment');
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
      {isReportFormat(format) ? (
        <ReportToBe key={format} format={format} onDone={onClose} />
      ) : (
        <FileToBe key={format} format={format} open={open} onDone={onClose} />
      )}
    </Modal>
  );
}

interface FileToBeProps {
  readonly format: ExportFormat;
  /** Whether nothing stands in the way. */
  readonly open: boolean;
  readonly onDone: () => void;
}

function FileToBe({ format, open, onDone }: FileToBeProps) {
  const { render, download, copy, digest } = useCommands();
  const announce = useAnnounce();
  const workspace = useDraft((draft) => draft.workspace);
  const file = useMemo(() => ({ workspace, ...render(format) }), [render, format, workspace]);
  const size = useMemo(() => new TextEncoder().encode(file.text).length, [file]);
  const tooLarge = sizeProblem(size) !== undefined;
  const preview = useMemo(() => firstLines(file.text), [file]);
  const [copying, setCopying] = useState<Copying | null>(null);

  const save = (): void => {
    download(file.fileName, file.text);
    announce(`${file.fileName} was handed to the browser as a download.`);
    onDone();
  };
  const copyText = async (): Promise<void> => setCopying(await copyingOf(() => copy(file.text)));
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
      <div className={classes.previewPlace}>
        <Preview of={preview} />
      </div>
      <p className={classes.caution}>Validation of a document does not make any entry in it true.</p>
      <FileButtons open={open} copying={copying} onSave={save} onCopy={() => void copyText()} />
    </>
  );
}
