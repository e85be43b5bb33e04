/** In the report on a file that could not be opened: offers to repair it, or says why that is not possible. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../core/json/message-of.ts';
import { repairAddress } from '../../store/json-view-address.ts';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import type { FileReport } from './reports.ts';
import { repairability } from './repairable.ts';
import classes from './transfer.module.css';

export function RepairOffer({ report, onLeave }: { readonly report: FileReport; readonly onLeave: () => void }) {
  const texts = useSourceTexts();
  const [trouble, setTrouble] = useState('');
  const { file } = report;
  if (!file) return null;
  const repair = repairability(report, file.size);
  if (repair.kind === 'none') return null;
  if (repair.kind === 'not-here') return <p className={classes.place}>{repair.why}</p>;
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
