import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { repairAddress } from '../../store/source-address.ts';
import { useSourceTexts, type Repair } from '../../store/source-texts.tsx';
import classes from './repairs-in-progress.module.css';

type Listed = Pick<Repair, 'id' | 'fileName' | 'at'>;

/** Files whose repair was begun and not finished, each with its ways on and out. Nothing where there are none. */
export function RepairsInProgress() {
  const texts = useSourceTexts();
  const [repairs, setRepairs] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let here = true;
    const show = (found: readonly Listed[]): void => {
      if (here) setRepairs(found.toSorted((one, other) => other.at - one.at));
    };
    texts.repairs().then(show, () => undefined);
    return () => {
      here = false;
    };
  }, [texts]);
  if (repairs.length === 0) return null;
  const giveUp = async ({ id }: Listed): Promise<void> => {
    const repair = await texts.repair(id);
    // The original leaves with the person: giving up loses nothing.
    if (repair) texts.downloadOriginal(repair);
    await texts.endRepair(id);
    setRepairs((before) => before.filter((one) => one.id !== id));
  };
  return (
    <section aria-label="Files under repair" className={classes.repairs}>
      <h2 className={classes.title}>Files under repair</h2>
      <ul className={classes.list}>
        {repairs.map((repair) => (
          <li key={repair.id} className={classes.line}>
            <a href={`#${repairAddress(repair.id)}`} className={classes.name}>
              Go on with <bdi>{repair.fileName === '' ? 'the pasted text' : repair.fileName}</bdi>
            </a>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => void giveUp(repair)}>
              Download the original and give up
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
