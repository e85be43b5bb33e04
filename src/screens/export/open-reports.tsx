/**
 * The dialog that lists the problems of opened files, each with its position, and offers repairs. It stays open until
 * the person closes it.
 */
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { OpenReport, FileProblem } from '../../desk/file-commands.ts';
import { AboutFile } from '../../shared/about-file.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import { messageOf, counted } from '../../core/json/words.ts';
import { repairAddress } from '../../desk/json-view-address.ts';
import { RepairGroups } from '../../shared/repair-groups.tsx';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import { useStores } from '../../shared/context.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { RepairedText } from '../../core/files/repairs/repaired-text.ts';
import { canBeProposed, repairability } from './repairable.ts';
import { headingFor, placeInWords, type FileReport } from './reports.ts';
import { useOpeningWork } from './opening.tsx';
import classes from './transfer.module.css';

interface OpenReportsProps {
  readonly reports: readonly FileReport[];
  readonly onClose: () => void;
}

/** Whether the report has its own button to continue. */
function isOffered(report: FileReport): boolean {
  return report.file !== undefined && repairability(report, report.file.size).kind === 'offered';
}

function allProblems({ problems, notices = [] }: OpenReport): readonly FileProblem[] {
  return [...problems, ...notices];
}

export function OpenReports({ reports, onClose }: OpenReportsProps) {
  useReturnedFocus(true);
  const proposals = useProposals(reports);
  const isNext = (report: FileReport): boolean => proposals.has(report) || isOffered(report);
  return (
    <Dialog
      opened
      returnFocus={false}
      onClose={onClose}
      title={headingFor(reports, (report) => proposals.has(report))}
      size="lg"
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <div className={classes.reports}>
        {reports.map((report, index) => (
          <ReportOnFile key={index} report={report} proposal={proposals.get(report)} onClose={onClose} />
        ))}
      </div>
      <div className={classes.buttons}>
        <Button data-autofocus variant={reports.some(isNext) ? 'default' : 'filled'} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

interface ReportOnFileProps {
  readonly report: FileReport;
  readonly proposal: Proposal | undefined;
  readonly onClose: () => void;
}

function ReportOnFile({ report, proposal, onClose }: ReportOnFileProps) {
  return (
    <section className={classes.report} data-outcome={proposal ? undefined : report.outcome}>
      {report.fileName !== '' && (
        <h3 className={classes.fileName} dir="auto">
          {report.fileName}
        </h3>
      )}
      <p>{proposal ? `Opens after ${counted(proposal.repairs.length, 'repair')}.` : report.summary}</p>
      {!proposal && <Problems problems={allProblems(report)} />}
      <RepairOffer report={report} proposal={proposal} onLeave={onClose} />
    </section>
  );
}

function Problems({ problems }: { readonly problems: readonly FileProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ol className={classes.problems}>
      {problems.map((problem, at) => (
        <li key={at}>
          <span dir="ltr">
            <AboutFile sentence={problem.message} />
          </span>
          {placeInWords(problem) !== '' && <span className={classes.place}>{placeInWords(problem)}</span>}
        </li>
      ))}
    </ol>
  );
}

interface RepairOfferProps {
  readonly report: FileReport;
  /** The repairs that are enough to open the file; undefined if there are none. */
  readonly proposal: Proposal | undefined;
  readonly onLeave: () => void;
}

/**
 * In the report on a file that could not be opened: offers to repair it, or says why that is not possible. If
 * mechanical repairs are enough, they are listed, and one button applies them to a copy and opens it.
 */
function RepairOffer({ report, proposal, onLeave }: RepairOfferProps) {
  const { file } = report;
  if (!file) return null;
  const repair = repairability(report, file.size);
  if (proposal) {
    return (
      <>
        <p className={classes.offer}>The repairs are made in a copy.</p>
        <div className={classes.proposed}>
          <RepairGroups text={proposal.original} repairs={proposal.repairs} />
        </div>
        <div className={classes.ways}>
          <RepairAndOpen report={report} file={file} proposal={proposal} onLeave={onLeave} />
          <StartRepair file={file} onLeave={onLeave} />
        </div>
      </>
    );
  }
  if (repair.kind === 'none') return null;
  if (repair.kind === 'not-here') return <p className={classes.place}>{repair.why}</p>;
  return <StartRepair file={file} onLeave={onLeave} />;
}

/** Opens the repair page, where each repair can be looked at and applied alone. */
function StartRepair({ file, onLeave }: Pick<RepairOfferProps, 'onLeave'> & { readonly file: File }) {
  const texts = useSourceTexts();
  const [trouble, setTrouble] = useState('');
  const start = async (): Promise<void> => {
    try {
      const id = await texts.startRepair(file);
      onLeave();
      window.location.hash = repairAddress(id);
    } catch (error) {
      setTrouble(`Could not start the repair. ${messageOf(error)}`);
    }
  };
  return (
    <>
      <Button size="xs" variant="light" onClick={() => void start()}>
        Repair…
      </Button>
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </>
  );
}

function RepairAndOpen({
  report,
  file,
  proposal,
  onLeave,
}: RepairOfferProps & { readonly file: File; readonly proposal: Proposal }) {
  const openRepaired = useRepairedOpening();
  const button = useRef<HTMLButtonElement>(null);
  // The proposal arrives after the dialog, whose first focus is on “Close”.
  useEffect(() => {
    if (document.activeElement?.matches('[data-autofocus]')) button.current?.focus();
  }, []);
  return (
    <Button
      ref={button}
      size="xs"
      onClick={() => {
        onLeave();
        openRepaired({
          original: file,
          fileName: report.fileName,
          text: proposal.text,
          count: proposal.repairs.length,
        });
      }}
    >
      Repair and open
    </Button>
  );
}

/** A text that was repaired so that it can be opened. */
interface RepairedFile {
  /** The file as it was read. */
  readonly original: File;
  /** Its name; '' for pasted text. */
  readonly fileName: string;
  readonly text: string;
  /** The number of repairs. */
  readonly count: number;
}

/** Returns a function that opens a repaired copy of a file, and stores the original with the new draft. */
function useRepairedOpening(): (repaired: RepairedFile) => void {
  const { desk, files } = useStores();
  const texts = useSourceTexts();
  const toast = useToast();
  const work = useOpeningWork();
  return ({ original, fileName, text, count }) => {
    const done = { opened: false, stored: false, notices: '' };
    const into = desk.getState().draft ? 'draft' : 'library';
    const opened = work(async (signal, onProgress) => {
      const reports =
        fileName === ''
          ? [await files.openText(text, into)]
          : await files.openFiles([new File([text], fileName)], into, signal, onProgress);
      done.opened = reports.some(({ outcome }) => outcome !== 'refused');
      const notices = reports.flatMap((report) => report.notices ?? []);
      done.notices = notices.map(({ message }) => ` ${message}`).join('');
      const [draftId] = reports.flatMap((report) => report.draftId ?? []);
      if (draftId !== undefined) {
        done.stored = await texts.keepOriginal(draftId, { fileName, original }).then(
          () => true,
          () => false,
        );
      }
      return reports;
    });
    const onAction = (): void => texts.downloadOriginal({ fileName, original });
    const words = `Opened with ${counted(count, 'repair')}.`;
    void opened.then(() => {
      const text = `${words}${done.notices}${done.stored ? ' You can see the original in the JSON view.' : ''}`;
      if (done.opened) toast({ text, action: { title: 'Download original', onAction } });
    });
  };
}

/** The repairs of a text that make it readable. */
interface Proposal extends RepairedText {
  /** The text as it was read. */
  readonly original: string;
}

async function proposalOf(file: File): Promise<Proposal | undefined> {
  const [original, { repairedText }, { kindOf }] = await Promise.all([
    file.text(),
    import('../../core/files/repairs/repaired-text.ts'),
    import('../../core/files/kinds.ts'),
  ]);
  const repaired = repairedText(original);
  const isOurs = repaired.document !== undefined && kindOf(repaired.document).kind !== 'other';
  return isOurs ? { ...repaired, original } : undefined;
}

/** Returns the repairs that make refused files readable as one of our documents, as soon as they are computed. */
function useProposals(reports: readonly FileReport[]): ReadonlyMap<FileReport, Proposal> {
  const [proposals, setProposals] = useState<ReadonlyMap<FileReport, Proposal>>(new Map());
  useEffect(() => {
    let isMounted = true;
    const propose = async (report: FileReport, file: File): Promise<void> => {
      const found = await proposalOf(file).catch(() => undefined);
      if (isMounted && found) setProposals((others) => new Map([...others, [report, found]]));
    };
    for (const report of reports) if (report.file && canBeProposed(report)) void propose(report, report.file);
    return () => {
      isMounted = false;
    };
  }, [reports]);
  return proposals;
}
