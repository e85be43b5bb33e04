/**
 * In the export dialog, shows a file in one of our formats before its export: its name, its size, a preview, and the
 * buttons.
 */
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { firstLines } from '../../core/report/exported-file.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { ExportFormat } from '../../desk/export-commands.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { noteDownloadedBrief } from '../../shared/own-briefs.ts';
import { useToast } from '../../ui/toast.tsx';
import { encryptedEnding } from '../../core/files/encrypted-file.ts';
import { EncryptionField, useEncryption } from './encryption-field.tsx';
import { divisionInWords, fingerprintInWords, sizeInWords, verdictsInWords, withoutVerdicts } from './export-facts.ts';
import { copyingOf, FileButtons, Preview, type Copying } from './file-buttons.tsx';
import classes from './transfer.module.css';

/** Most people have no key, so this is loaded after the dialog is shown. */
const Signing = lazy(async () => ({ default: (await import('./signing.tsx')).Signing }));

/** Most files have no brief. */
const BriefField = lazy(async () => ({ default: (await import('./brief-field.tsx')).BriefField }));

interface FileExportProps {
  readonly format: ExportFormat;
  /** The content to export; by default that of the open draft. */
  readonly of?: Workspace;
  /** Whether the file may be exported. */
  readonly open: boolean;
  /** Called with the name of the file once it was downloaded. */
  readonly onDone: (fileName: string) => void;
  /** A choice about the file, which comes first so that it is visible at once. */
  readonly children?: ReactNode;
}

const notInHistory = { text: 'Could not save the version in the version history. Keep the file.', trouble: true };

export function FileExport({ format, of, open, onDone, children }: FileExportProps) {
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
    const isKept = format === 'desk' || format === 'review';
    if (format === 'desk' || format === 'blind-packet') noteDownloadedBrief(workspace, digest);
    if (isKept) void saveExportedVersion(fileName).then((isSaved) => isSaved || toast(notInHistory));
    onDone(fileName);
  };
  const copyText = async (): Promise<void> => setCopying(await copyingOf(() => copy(file.text)));
  return (
    <>
      {children}
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
      <Suspense>{(format === 'desk' || format === 'blind-packet') && <BriefField />}</Suspense>
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
        copying={encryption.status === '' ? copying : { words: encryption.status, done: false }}
        onSave={() => void save()}
        {...(!encryption.isWanted && { onCopy: () => void copyText() })}
      />
    </>
  );
}

/**
 * In the export dialog: exports the draft as a desk file. If it has verdicts, the person chooses whether to include
 * them.
 */
export function DeskExport({ onDone }: Pick<FileExportProps, 'onDone'>) {
  const workspace = useDraft((draft) => draft.workspace);
  const [included, setIncluded] = useState(true);
  const verdicts = verdictsInWords(workspace.reviews);
  const of = useMemo((): Workspace => (included ? workspace : withoutVerdicts(workspace)), [workspace, included]);
  return (
    <FileExport format="desk" of={of} open onDone={onDone}>
      {verdicts !== undefined && (
        <Checkbox
          mt="md"
          checked={included}
          onChange={(event) => setIncluded(event.currentTarget.checked)}
          label="Include verdicts"
          description={`${verdicts}. Anyone who gets the file can read them, with the reviewers’ names, notes and replies${divisionInWords(workspace)}.`}
        />
      )}
    </FileExport>
  );
}
