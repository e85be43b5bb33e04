/** The export dialog: the format, the findings that block or delay the export, the file, and the contract’s caution. */
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { Checkbox, Radio } from '@mantine/core';
import { counted } from '../../core/json/words.ts';
import { exportability } from '../../core/check/levels.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { useDraft, useStores, useViewActions } from '../../shared/context.tsx';
import { placeOf } from '../../store/place-of.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import {
  formatGroups,
  isReportFormat,
  unavailable,
  useUnavailableBag,
  type FormatChoice,
  type OfferedFormat,
} from './export-choices.ts';
import { DeskExport, FileExport, ReviewExport } from './file-export.tsx';
import { ExportGate, GateSummary } from './export-gate.tsx';
import { FootContext } from './file-buttons.tsx';
import { ReportExport } from './report-export.tsx';
import { verdictsInWords } from './export-facts.ts';
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
  const marks = useDraft((draft) => draft.workspace.marks?.length ?? 0);
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
          {marks > 0 && (
            <p
              className={classes.caution}
            >{`${counted(marks, 'mark')} to sort. The exported file does not contain them.`}</p>
          )}
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

interface FormatFieldProps {
  readonly format: OfferedFormat;
  readonly onChange: (format: OfferedFormat) => void;
}

/** The choice of a format in the export dialog, grouped by purpose. */
export function FormatField({ format, onChange }: FormatFieldProps) {
  const noBag = useUnavailableBag();
  return (
    <Radio.Group
      label="Format"
      className={classes.formatField}
      value={format}
      onChange={(value) => {
        const choice = formatGroups.flatMap(({ choices }) => choices).find((each) => each.format === value);
        if (choice) onChange(choice.format);
      }}
    >
      {formatGroups.map(({ title, choices }) => (
        <div key={title} role="group" aria-label={title} className={classes.formats}>
          <p className={classes.groupTitle} aria-hidden>
            {title}
          </p>
          {choices.map((choice) => (
            <FormatRadio key={choice.format} choice={choice} chosen={choice.format === format} noBag={noBag} />
          ))}
        </div>
      ))}
    </Radio.Group>
  );
}

interface FormatRadioProps {
  readonly choice: FormatChoice;
  readonly chosen: boolean;
  /** Why a bag cannot be exported; undefined if it can. */
  readonly noBag: string | undefined;
}

function FormatRadio({ choice, chosen, noBag }: FormatRadioProps) {
  const { format, title, ending, what } = choice;
  const isUnavailable = useDraft((draft) => unavailable(format, draft.workspace));
  const missing = format === 'bag' ? noBag : isUnavailable;
  return (
    <Radio
      value={format}
      data-autofocus={chosen || undefined}
      label={title}
      disabled={missing !== undefined}
      description={
        missing ?? (
          <>
            {what} <span className={classes.mono}>{ending}</span>
          </>
        )
      }
    />
  );
}

/**
 * In the export dialog: exports the draft as a STIX bundle. If it has verdicts, the person chooses whether to include
 * them.
 */
function StixExport({ onDone }: { readonly onDone: () => void }) {
  const verdicts = verdictsInWords(useDraft((draft) => draft.workspace.reviews));
  const [wanted, setWanted] = useState(false);
  const noteId = useId();
  const format = wanted && verdicts !== undefined ? 'stix-opinions' : 'stix';
  return (
    <>
      {verdicts !== undefined && (
        <>
          <Checkbox
            mt="md"
            checked={wanted}
            onChange={(event) => setWanted(event.currentTarget.checked)}
            label="Include verdicts as opinions"
            aria-describedby={noteId}
          />
          <p id={noteId} className={classes.caution}>
            {verdicts}. Accept becomes “agree”, question “neutral” and reject “disagree”, with the reviewers’ names and
            notes. Outdated verdicts are left out.
          </p>
        </>
      )}
      <ReportExport key={format} format={format} onDone={onDone} />
    </>
  );
}
