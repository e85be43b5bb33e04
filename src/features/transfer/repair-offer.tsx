/**
 * In the report on a file that could not be opened: offers to repair it, or says why that is not possible. If
 * mechanical repairs are enough, they are listed, and one button applies them to a copy and opens it.
 */
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../core/json/message-of.ts';
import { repairAddress } from '../../store/json-view-address.ts';
import { RepairGroups } from '../../shared/repair-groups.tsx';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import { useRepairedOpening } from './use-repaired-opening.ts';
import type { FileReport } from './reports.ts';
import { repairability } from './repairable.ts';
import type { Proposal } from './use-proposal.ts';
import classes from './transfer.module.css';

interface RepairOfferProps {
  readonly report: FileReport;
  /** The repairs that are enough to open the file; undefined if there are none. */
  readonly proposal: Proposal | undefined;
  readonly onLeave: () => void;
}

export function RepairOffer({ report, proposal, onLeave }: RepairOfferProps) {
  const { file } = report;
  if (!file) return null;
  const repair = repairability(report, file.size);
  if (proposal) {
    return (
      <>
        <p className={classes.offer}>
          {report.fileName === '' ? 'The text' : 'The file'} can be opened after these repairs. The repairs are made in
          a copy.
        </p>
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
