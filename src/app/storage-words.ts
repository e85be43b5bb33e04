/** Sentences about the browser’s storage: how much is used and allowed, and whether it may be cleared. */
import { roughSize } from '../shared/rough-size.ts';
import type { StorageState } from '../store/storage-state.ts';
import { counted } from '../core/json/words.ts';

/** Describes the used and allowed storage in a sentence; empty if the browser does not tell. */
export function spaceInWords({ used, available }: StorageState): string {
  if (used === null) return '';
  const usage = `About ${roughSize(used)} of browser storage is in use`;
  return available === null ? `${usage}.` : `${usage}; about ${roughSize(available)} is allowed.`;
}

/** Describes whether the browser may clear the storage, in a sentence; empty if it does not tell. */
export function persistenceInWords({ persisted }: StorageState): string {
  if (persisted === null) return '';
  return persisted
    ? 'The browser will keep your drafts until you delete them.'
    : 'The browser may delete stored drafts if this device runs low on space.';
}

/** Describes stored files: “3 files, 12 MB.” */
export function originalsInWords(files: readonly { readonly size: number }[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${counted(files.length, 'file')}, ${roughSize(bytes)}.`;
}
