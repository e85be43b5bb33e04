/** Gives the library the damaged parts of the drafts, by draft ID. The search for them runs after everything else. */
import { useEffect, useState } from 'react';
import { useStores } from '../../shared/context.tsx';
import type { DraftSummary } from '../../store/library-store.ts';
import type { DamagedPart } from '../../store/storage-state.ts';
import { whileMounted } from '../../ui/while-mounted.ts';

type Damage = ReadonlyMap<string, readonly DamagedPart[]>;

const none: Damage = new Map();

export function useDamage(drafts: readonly DraftSummary[]): Damage {
  const { damagedDrafts } = useStores().drafts;
  const [damage, setDamage] = useState(none);
  useEffect(() => {
    if (drafts.length === 0) return undefined;
    // The library already shows problems with the storage as a whole.
    return whileMounted(damagedDrafts(drafts.map(({ id }) => id)), setDamage);
  }, [drafts, damagedDrafts]);
  return damage;
}
