/**
 * In the export dialog, shows a file in one of our formats before its export: its name, its size, a preview, and the
 * buttons.
 */
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { firstLines } from '../../core/export/preview.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { ExportFormat } from '../../store/export-commands.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { useToast } from '../../ui/toast.tsx';
import { encryptedEnding } from '../../core/files/encrypted-file.ts';
import { EncryptionField } from './encryption-field.tsx';
import { fingerprintInWords, sizeInWords } from './export-facts.ts';
import { copyingOf, FileButtons, type Copying } from './file-buttons.tsx';
import { Preview } from './preview.tsx';
import { useEncryption } from './use-encryption.ts';
import classes from './transfer.module.css';

/** Most people have no key, so this is loaded after the dialog is shown. */
const Signing = lazy(async () => ({ default: (await import('./signing.tsx')).Signing }));

interface FileExportProps {
  readonly format: ExportFormat;
  /** The content to export; by default that of the open draft. */
  readonly of?: Workspace;
  /** Whether the file may be exported. */
  readonly open: boolean;
  readonly onDone: () => void;
  /** More information or choices about the file. */
  readonly children?: ReactNode;
  /** A choice about the file that must stay visible: beside the buttons. */
  readonly choice?: ReactNode;
}

export function FileExport({ format, of, open, onDone, children, choice }: FileExportProps) {
  const { digest, exports } = useStores();
  const { render, copy, saveExportedVersion } = exports;
  const toast = useToast();
  const draft = useDraft(({ workspace }) => workspace);
  const workspace = of ?? draft;
  const file = useMemo(() => render(format, workspace), [render, format, workspace]);
  const size = useMemo(() => new TextEncoder().encode(file.text).length, [file]);
  const tooLarge = sizeProblem(size) !== undefined;
  const preview = useMemo(() => firstLines(file.text), [file]);
  const [copying, setCopying] = useState<Copying | null>(null);

  const encryption = useEncryption();
  const save = async (): Promise<void> => {
    const content = new Blob([file.text], { type: 'application/json' });
    const fileName = await encryption.download({ fileName: file.fileName, content });
    if (fileName === undefined) return;
    // Saves a version, because a later merge needs the one that others started from.
    if (format === 'desk' || format === 'review') void saveExportedVersion(fileName);
    toast({ text: `Downloaded ${fileName}.` });
    onDone();
  };
  const copyText = async (): Promise<void> => setCopying(await copyingOf(() => copy(file.text)));
  return (
    <>
      <dl className={classes.file}>
        <dt>File</dt>
        <dd className={classes.mono}>
          {file.fileName}
          {encryption.isWanted && encryptedEnding}
        </dd>
        <dt>Size</dt>
        <dd>{sizeInWords(size)}</dd>
        {(format === 'assessment' || format === 'desk') && (
          <>
            <dt>Fingerprint</dt>
            <dd>{fingerprintInWords(workspace, digest)}</dd>
          </>
        )}
      </dl>
      {children}
      {format === 'desk' && <EncryptionField encryption={encryption} />}
      {/* A signature of the content would not match the encrypted file. */}
      <Suspense>{!encryption.isWanted && <Signing file={file} open={open} />}</Suspense>
      {tooLarge && (
        <p role="alert" className={classes.tooLarge}>
          This file is over 64 MiB, so Assessment Desk cannot open it again. Remove passages that no claim uses, or
          export only the assessment.
        </p>
      )}
      <div className={classes.previewPlace}>
        <Preview of={preview} />
      </div>
      <p className={classes.caution}>Validation of a document does not make any entry in it true.</p>
      <FileButtons
        open={open && encryption.isReady}
        choice={choice}
        copying={encryption.status === '' ? copying : { words: encryption.status, done: false }}
        onSave={() => void save()}
        {...(!encryption.isWanted && { onCopy: () => void copyText() })}
      />
    </>
  );
}
