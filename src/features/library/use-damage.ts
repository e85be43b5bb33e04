import { useEffect, useState } from 'react';
import { useCommands } from '../../store/context.tsx';
import type { DraftSummary } from '../../store/library-store.ts';
import type { DamagedPart } from '../../store/storage-state.ts';

type Damage = ReadonlyMap<string, readonly DamagedPart[]>;

const none: Damage = new Map();

/** What could not be read of the drafts, by their ids. It is looked for behind everything else. */
export function useDamage(drafts: readonly DraftSummary[]): Damage {
  const { damagedDrafts } = useCommands();
  const [damage, setDamage] = useState(none);
  useEffect(() => {
    if (drafts.length === 0) return undefined;
    let gone = false;
    damagedDrafts(drafts.map(({ id }) => id)).then(
      (found) => {
        if (!gone) setDamage(found);
      },
      // What is wrong with the storage as a whole stands in the library already.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [drafts, damagedDrafts]);
  return damage;
}
