/**
 * In the library: the files under repair, each with a link to continue and a button to discard the repair. Renders
 * nothing if there are none.
 */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { repairAddress } from '../../desk/json-view-address.ts';
import type { Repair } from '../../desk/source-texts.ts';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import { whileMounted } from '../../ui/while-mounted.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './repairs-in-progress.module.css';

type Listed = Pick<Repair, 'id' | 'fileName' | 'at'>;

export function RepairsInProgress() {
  const texts = useSourceTexts();
  const [repairs, setRepairs] = useState<readonly Listed[]>([]);
  useEffect(() => {
    const show = (listed: readonly Listed[]): void => setRepairs(listed.toSorted((one, other) => other.at - one.at));
    return whileMounted(texts.repairs(), show);
  }, [texts]);
  if (repairs.length === 0) return null;
  const discard = async ({ id }: Listed): Promise<void> => {
    const repair = await texts.repair(id);
    // Downloads the original first, so that discarding loses nothing.
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
              Continue repairing <Bdi>{repair.fileName === '' ? 'pasted text' : repair.fileName}</Bdi>
            </a>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => void discard(repair)}>
              Discard repair (downloads the original)
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
