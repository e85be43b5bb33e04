import { useEffect, useState } from 'react';
import { useStores } from '../../shared/context.tsx';
import type { DraftSummary } from '../../store/library-store.ts';
import type { DamagedPart } from '../../store/storage-state.ts';

type Damage = ReadonlyMap<string, readonly DamagedPart[]>;

const none: Damage = new Map();

/** The damaged parts of the drafts, by draft ID. The search for them runs after everything else. */
export function useDamage(drafts: readonly DraftSummary[]): Damage {
  const { damagedDrafts } = useStores().drafts;
  const [damage, setDamage] = useState(none);
  useEffect(() => {
    if (drafts.length === 0) return undefined;
    let isUnmounted = false;
    damagedDrafts(drafts.map(({ id }) => id)).then(
      (damaged) => {
        if (!isUnmounted) setDamage(damaged);
      },
      // The library already shows problems with the storage as a whole.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [drafts, damagedDrafts]);
  return damage;
}
