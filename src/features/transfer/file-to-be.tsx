import { useMemo, useState, type ReactNode } from 'react';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { firstLines } from '../../core/export/preview.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { ExportFormat } from '../../store/commands.ts';
import { useCommands, useDraft } from '../../store/context.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fingerprintInWords, sizeInWords } from './export-facts.ts';
import { copyingOf, FileButtons, type Copying } from './file-buttons.tsx';
import { Preview } from './preview.tsx';
import classes from './transfer.module.css';

interface FileToBeProps {
  readonly format: ExportFormat;
  /** The state to write; the open draft's own where none is given. */
  readonly of?: Workspace;
  /** Whether nothing stands in the way. */
  readonly open: boolean;
  readonly onDone: () => void;
  /** What else there is to say or to choose of the file. */
  readonly children?: ReactNode;
}

/** A file of ours: what it will be, what is in it, and the ways to take it away. */
export function FileToBe({ format, of, open, onDone, children }: FileToBeProps) {
  const { render, download, copy, digest, keepExported } = useCommands();
  const toast = useToast();
  const draft = useDraft(({ workspace }) => workspace);
  const workspace = of ?? draft;
  const file = useMemo(() => render(format, workspace), [render, format, workspace]);
  const size = useMemo(() => new TextEncoder().encode(file.text).length, [file]);
  const tooLarge = sizeProblem(size) !== undefined;
  const preview = useMemo(() => firstLines(file.text), [file]);
  const [copying, setCopying] = useState<Copying | null>(null);

  const save = (): void => {
    download(file.fileName, file.text);
    // What others go on from is the version that a later merge is held against.
    if (format === 'desk' || format === 'review') void keepExported(file.fileName);
    toast({ text: `Downloaded ${file.fileName}.` });
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
        {(format === 'assessment' || format === 'desk') && (
          <>
            <dt>Fingerprint</dt>
            <dd>{fingerprintInWords(workspace, digest)}</dd>
          </>
        )}
      </dl>
      {children}
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
