/**
 * The export dialog: the formats, the findings that block or delay the export, the file, and the contract’s caution. It
 * stays open after a download.
 */
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { exportability } from '../../core/check/levels.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { useDraft, useStores, useViewActions } from '../../shared/context.tsx';
import { marksInWords } from './exporting-all.tsx';
import { placeOf } from '../../desk/place-of.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import { ExportCards } from './export-cards.tsx';
import { isMoreFormat, isReportFormat, reportForms, type OfferedFormat, type ReportForm } from './export-choices.ts';
import { DeskExport, FileExport } from './file-export.tsx';
import { ExportGate, focusGate, isGateOpen, type Gate } from './export-gate.tsx';
import { OfferContext } from './file-buttons.tsx';
import { ReportExport } from './report-export.tsx';
import classes from './transfer.module.css';

const MoreFormats = lazy(async () => ({ default: (await import('./more-formats.tsx')).MoreFormats }));

/** The instructions need the reference, which nothing else here does. */
const InstructionsExport = lazy(async () => ({
  default: (await import('./instructions-export.tsx')).InstructionsExport,
}));

const StixExport = lazy(async () => ({ default: (await import('./file-type-export.tsx')).StixExport }));

const ReviewExport = lazy(async () => ({ default: (await import('./file-type-export.tsx')).ReviewExport }));

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
  const hasVerdicts = useDraft(({ workspace }) => (workspace.reviews ?? []).length > 0);
  const marks = useDraft((draft) => marksInWords(draft.workspace.marks?.length ?? 0));
  const [format, setFormat] = useState<OfferedFormat>(isBlind ? 'review' : 'assessment');
  const [reportForm, setReportForm] = useState<ReportForm>('report-html');
  const [isMoreOpen, setMoreOpen] = useState(isBlind);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // A new number announces the same words again.
  const [news, setNews] = useState({ text: '', serial: 0 });
  const tell = (text: string): void => setNews(({ serial }) => ({ text, serial: serial + 1 }));
  const unchecked = useDraft((draft) => draft.unchecked);
  const gate = useMemo(() => ({ ...exportability(check), uncheckable: unchecked }), [check, unchecked]);
  // The check can finish while the dialog is open, so what was confirmed is remembered with the findings.
  const [confirmedGate, setConfirmedGate] = useState<Gate | null>(null);
  const confirmed = confirmedGate === gate;
  const setConfirmed = (isConfirmed: boolean): void => setConfirmedGate(isConfirmed ? gate : null);
  const { isReady, onOffer, download, forget } = useOffer();
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
  const choose = (next: OfferedFormat): void => {
    forget();
    tell('');
    setFormat(next);
    const form = reportForms.find((each) => each.format === next);
    if (form) setReportForm(form.format);
  };
  const isMore = isMoreFormat(format);
  const onDone = (fileName: string): void => tell(`Downloaded ${fileName}.`);
  const offer = useMemo(
    () => ({
      foot,
      hasButton: isMore,
      onOffer: (save: (() => void) | null) => onOffer(format, save),
      onGiveUp: forget,
    }),
    [foot, format, isMore, onOffer, forget],
  );

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
      <ExportCards
        {...{ format, gate, confirmed, reportForm, isReady, asksFirst: hasVerdicts }}
        onChange={choose}
        onDownload={(wanted) => {
          const isChosen = wanted === format;
          if (!isChosen) choose(wanted);
          // The verdicts have names and notes of reviewers: the person sees first that they can be left out.
          if (!isChosen && wanted === 'desk' && hasVerdicts) {
            tell('Choose whether to include the verdicts. Then press Download again.');
          } else download(wanted, isChosen);
        }}
        onShowFindings={() => {
          flushSync(() => choose('assessment'));
          focusGate();
        }}
      />
      <div className={classes.options} data-more={isMoreOpen || undefined}>
        <details className={classes.more} open={isMoreOpen} onToggle={(event) => setMoreOpen(event.currentTarget.open)}>
          <summary>More formats</summary>
          <Suspense>{isMoreOpen && <MoreFormats format={format} onChange={choose} />}</Suspense>
        </details>
        <OfferContext value={offer}>
          {/* With other options it is another file. */}
          <div className={classes.chosen} onChange={() => tell('')}>
            {marks !== undefined && <p className={classes.caution}>{marks}</p>}
            {format === 'assessment' && (
              <ExportGate gate={gate} confirmed={confirmed} onConfirm={setConfirmed} onGoTo={goTo} />
            )}
            <Suspense>
              <Chosen format={format} isOpen={format !== 'assessment' || isGateOpen(gate, confirmed)} onDone={onDone} />
            </Suspense>
          </div>
        </OfferContext>
      </div>
      <div className={classes.foot} data-chosen={isMore || undefined}>
        <span role="status" className={classes.copied}>
          <span key={news.serial}>{news.text}</span>
        </span>
        <div ref={setFoot} className={classes.footButtons} />
      </div>
    </Dialog>
  );
}

/**
 * The download of the chosen format. Its options offer it once its file can be made, and a button that was pressed
 * before that starts it then.
 */
function useOffer() {
  const offered = useRef<(() => void) | null>(null);
  const wanted = useRef<OfferedFormat | null>(null);
  const [isReady, setReady] = useState(false);
  const onOffer = useCallback((format: OfferedFormat, save: (() => void) | null): void => {
    offered.current = save;
    setReady(save !== null);
    // The format that was chosen before may still offer its file.
    if (!save || wanted.current !== format) return;
    wanted.current = null;
    save();
  }, []);
  const forget = useCallback((): void => {
    wanted.current = null;
  }, []);
  return {
    isReady,
    onOffer,
    forget,
    /** Downloads the file: the one that is offered now, or the one that is offered next. */
    download(format: OfferedFormat, isChosen: boolean): void {
      if (isChosen && offered.current) offered.current();
      else wanted.current = format;
    },
  };
}

interface ChosenProps {
  readonly format: OfferedFormat;
  /** Whether the file may be exported. */
  readonly isOpen: boolean;
  /** Called with the name of a file that was downloaded. */
  readonly onDone: (fileName: string) => void;
}

/** The options of the chosen format and its file. */
function Chosen({ format, isOpen, onDone }: ChosenProps) {
  if (isReportFormat(format)) return <ReportExport key={format} format={format} onDone={onDone} />;
  switch (format) {
    case 'stix':
      return <StixExport onDone={onDone} />;
    case 'review':
      return <ReviewExport onDone={onDone} />;
    case 'review-report':
      return <ReviewReportExport onDone={onDone} />;
    case 'references':
      return <ReferencesExport onDone={onDone} />;
    case 'instructions':
      return <InstructionsExport onDone={onDone} />;
    case 'bag':
      return <BagExport onDone={onDone} />;
    case 'desk':
      return <DeskExport onDone={onDone} />;
    default:
      return <FileExport key={format} format={format} open={isOpen} onDone={onDone} />;
  }
}
