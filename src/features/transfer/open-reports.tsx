/**
 * The dialog that lists the problems of opened files, each with its position, and offers repairs. It stays open until
 * the person closes it.
 */
import { Button } from '@mantine/core';
import type { OpenReport } from '../../store/file-commands.ts';
import type { FileProblem } from '../../store/file-report.ts';
import { AboutFile } from '../../shared/about-file.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { RepairOffer } from './repair-offer.tsx';
import { repairability } from './repairable.ts';
import { useProposal } from './use-proposal.ts';
import { headingFor, placeInWords, type FileReport } from './reports.ts';
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
  return (
    <Dialog
      opened
      returnFocus={false}
      onClose={onClose}
      title={headingFor(reports)}
      size="lg"
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <div className={classes.reports}>
        {reports.map((report, index) => (
          <ReportOnFile key={index} report={report} onClose={onClose} />
        ))}
      </div>
      <div className={classes.buttons}>
        <Button data-autofocus variant={reports.some(isOffered) ? 'default' : 'filled'} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function ReportOnFile({ report, onClose }: { readonly report: FileReport; readonly onClose: () => void }) {
  const proposal = useProposal(report);
  return (
    <section className={classes.report} data-outcome={report.outcome}>
      {report.fileName !== '' && (
        <h3 className={classes.fileName} dir="auto">
          {report.fileName}
        </h3>
      )}
      <p>{report.summary}</p>
      {!proposal && <Problems problems={allProblems(report)} />}
      <RepairOffer report={report} proposal={proposal ?? undefined} onLeave={onClose} />
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
