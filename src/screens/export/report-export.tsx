/**
 * In the export dialog, shows a report or table before its export: the progress, name, size and preview. Findings
 * never block it.
 */
import { Button, Progress } from '@mantine/core';
import { use, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { ReportShape } from '../../core/report/report/shape.ts';
import type { BinaryFormat, ReportFormat } from '../../core/report/exported-file.ts';
import { encryptedEnding } from '../../core/files/encrypted-file.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { useWork, type Work } from '../../shared/use-work.ts';
import type { ExportedBlob } from '../../desk/export-commands.ts';
import { sizeInWords } from './export-facts.ts';
import { EncryptionField, useEncryption } from './encryption-field.tsx';
import { copyingOf, FileButtons, OfferContext, Preview, type Copying } from './file-buttons.tsx';
import { ShapeField, useReportShape } from './shape-field.tsx';
import classes from './transfer.module.css';

/** The formats that cannot be previewed as text or copied. */
const binaryFormats: ReadonlySet<ReportFormat> = new Set<BinaryFormat>(['report-word', 'tables']);

interface ReportExportProps {
  readonly format: ReportFormat;
  /** Called with the name of the file once it was downloaded. */
  readonly onDone: (fileName: string) => void;
}

export function ReportExport({ format, onDone }: ReportExportProps) {
  const chosen = useReportShape();
  const hasShape = format === 'report-html' || format === 'report-markdown' || format === 'report-word';
  return (
    <>
      {hasShape && <ShapeField chosen={chosen} />}
      <ReportFile
        key={JSON.stringify(chosen.shape)}
        format={format}
        onDone={onDone}
        {...(hasShape && { shape: chosen.shape })}
      />
    </>
  );
}

interface ReportFileProps extends ReportExportProps {
  readonly shape?: ReportShape;
}

function ReportFile({ format, shape, onDone }: ReportFileProps) {
  const errors = useDraft((draft) => draft.check.counts.error);
  return (
    <MadeExport
      making={useExport(format, shape)}
      outline={format === 'report-html' || binaryFormats.has(format)}
      canCopy={!binaryFormats.has(format)}
      onDone={onDone}
    >
      {errors > 0 && (
        <>
          <dt>Draft</dt>
          <dd>This draft has errors and cannot be exported as a ww3.assessment/v1 document yet. Reports say so.</dd>
        </>
      )}
    </MadeExport>
  );
}

interface MadeExportProps {
  readonly making: Work<ExportedBlob>;
  /** Whether the preview is an outline rather than the start of the file. */
  readonly outline?: boolean;
  /** Whether the file is a text that can be copied. */
  readonly canCopy?: boolean;
  /** Whether the file can be encrypted: only files that Assessment Desk opens again. */
  readonly canEncrypt?: boolean;
  readonly onDone: (fileName: string) => void;
  /** More facts about the file: `dt` and `dd`. */
  readonly children?: ReactNode;
}

/** A file that takes time to create: its progress, name, size and preview, and the buttons. */
export function MadeExport({
  making,
  outline = false,
  canCopy = false,
  canEncrypt = false,
  onDone,
  children,
}: MadeExportProps) {
  const { copy } = useStores().exports;
  const encryption = useEncryption();
  const [copying, setCopying] = useState<Copying | null>(null);
  const made = making.kind === 'done' ? making.value : undefined;
  const { onGiveUp } = use(OfferContext);
  useEffect(() => {
    if (making.kind === 'cancelled' || making.kind === 'failed') onGiveUp();
  }, [making.kind, onGiveUp]);

  const save = async (): Promise<void> => {
    const fileName = made && (await encryption.download(made));
    if (fileName === undefined) return;
    onDone(fileName);
  };
  const copyText = async (): Promise<void> => {
    if (made) setCopying(await copyingOf(async () => copy(await made.content.text())));
  };
  return (
    <>
      <dl className={classes.file}>
        <dt>File</dt>
        <dd className={classes.mono}>
          {made?.fileName ?? '…'}
          {encryption.isWanted && encryptedEnding}
        </dd>
        <dt>Size</dt>
        <dd>{made ? sizeInWords(made.content.size) : '…'}</dd>
        {children}
      </dl>
      {canEncrypt && <EncryptionField encryption={encryption} />}
      <div className={classes.previewPlace}>
        {made ? <Preview of={made.preview} outline={outline} /> : <Pending making={making} />}
      </div>
      <p className={classes.caution}>Validation of a document does not make any entry in it true.</p>
      <FileButtons
        open={made !== undefined && encryption.isReady}
        copying={encryption.status === '' ? copying : { words: encryption.status, done: false }}
        onSave={() => void save()}
        {...(canCopy && { onCopy: () => void copyText() })}
      />
    </>
  );
}

/** Creates a file from the open draft, again whenever the draft changes. */
export function useExport(format: ReportFormat, shape?: ReportShape): Work<ExportedBlob> {
  const { makeExport } = useStores().exports;
  const workspace = useDraft((draft) => draft.workspace);
  const make = useCallback(
    (signal: AbortSignal) => makeExport(format, signal, shape),
    // A file created before the last change of the draft is out of date.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [format, shape, makeExport, workspace],
  );
  return useWork(make);
}

/** The progress with a Cancel button, or why there is no file. */
function Pending({ making }: { readonly making: Work<ExportedBlob> }) {
  if (making.kind === 'done') return null;
  if (making.kind === 'working') {
    return (
      <div className={classes.pending}>
        <p role="status">Creating the file…</p>
        <Progress value={100} animated aria-label="Creating the file" />
        <Button size="xs" variant="default" onClick={making.cancel}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.pending}>
      <p role="status">{making.kind === 'cancelled' ? 'Cancelled.' : `Could not create the file. ${making.why}`}</p>
      <Button size="xs" variant="default" onClick={making.again}>
        Try again
      </Button>
    </div>
  );
}
