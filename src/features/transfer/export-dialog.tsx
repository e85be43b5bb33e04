/** The export dialog: the format, the findings that block or delay the export, the file, and the contract’s caution. */
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { exportability } from '../../core/check/export-gate.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { useDraft, useStores, useViewActions } from '../../shared/context.tsx';
import { placeOf } from '../../store/place-of.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { isReportFormat, type OfferedFormat } from './export-choices.ts';
import { DeskExport } from './desk-export.tsx';
import { ExportGate, GateSummary } from './export-gate.tsx';
import { FootContext } from './file-buttons.tsx';
import { FileExport } from './file-export.tsx';
import { FormatField } from './format-field.tsx';
import { ReportExport } from './report-export.tsx';
import { ReviewExport } from './review-export.tsx';
import { StixExport } from './stix-export.tsx';
import classes from './transfer.module.css';

/** The instructions need the reference, which nothing else here does. */
const InstructionsExport = lazy(async () => ({
  default: (await import('./instructions-export.tsx')).InstructionsExport,
}));

const ReviewReportExport = lazy(async () => ({
  default: (await import('./file-type-export.tsx')).ReviewReportExport,
}));

const ReferencesExport = lazy(async () => ({
  default: (await import('./file-type-export.tsx')).ReferencesExport,
}));

const BagExport = lazy(async () => ({ default: (await import('./bag-export.tsx')).BagExport }));

export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { select, noteExportTried } = useViewActions();
  const check = useDraft((draft) => draft.check);
  const isBlind = useDraft((draft) => draft.workspace.blind === true);
  const [format, setFormat] = useState<OfferedFormat>(isBlind ? 'review' : 'assessment');
  const [confirmed, setConfirmed] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const uncheckable = useDraft((draft) => draft.uncheckable);
  const gate = useMemo(() => ({ ...exportability(check), uncheckable }), [check, uncheckable]);
  const isAsked = uncheckable || gate.toConfirm.length > 0;
  const { desk } = useStores();
  // The findings must be up to date before a file is offered.
  useLayoutEffect(() => desk.actions.checkNow(), [desk]);
  useEffect(noteExportTried, [noteExportTried]);
  useReturnedFocus(true);

  const goTo = ({ document, path }: Finding): void => {
    const { selection, field } = placeOf(document, path);
    onClose();
    select(selection, field);
  };
  const open = format !== 'assessment' || (gate.refused.length === 0 && (!isAsked || confirmed));

  return (
    <Dialog
      opened
      returnFocus={false}
      onClose={onClose}
      title="Export"
      size="62rem"
      classNames={{ content: classes.dialog ?? '' }}
      bodyClass={classes.exporting}
    >
      <FormatField format={format} onChange={setFormat} />
      <FootContext value={foot}>
        <div className={classes.chosen}>
          {format === 'assessment' && (
            <ExportGate gate={gate} confirmed={confirmed} onConfirm={setConfirmed} onGoTo={goTo} />
          )}
          {isReportFormat(format) ? (
            <ReportExport key={format} format={format} onDone={onClose} />
          ) : format === 'stix' ? (
            <StixExport onDone={onClose} />
          ) : format === 'review' ? (
            <ReviewExport onDone={onClose} />
          ) : format === 'review-report' ? (
            <Suspense>
              <ReviewReportExport onDone={onClose} />
            </Suspense>
          ) : format === 'references' ? (
            <Suspense>
              <ReferencesExport onDone={onClose} />
            </Suspense>
          ) : format === 'instructions' ? (
            <Suspense>
              <InstructionsExport onDone={onClose} />
            </Suspense>
          ) : format === 'bag' ? (
            <Suspense>
              <BagExport onDone={onClose} />
            </Suspense>
          ) : format === 'desk' ? (
            <DeskExport onDone={onClose} />
          ) : (
            <FileExport
              key={format}
              format={format}
              open={open}
              onDone={onClose}
              choice={format === 'assessment' && <GateSummary gate={gate} confirmed={confirmed} />}
            />
          )}
        </div>
      </FootContext>
      <div ref={setFoot} className={classes.foot} />
    </Dialog>
  );
}
