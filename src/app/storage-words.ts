/** Sentences about the browser’s storage: how much is used and allowed, and whether it may be cleared. */
import type { StorageState } from '../store/storage-state.ts';

const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** Formats a size in bytes, rounded for people: “850 kB”, “12 MB”, “2.1 GB”. */
export function roughSize(bytes: number): string {
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  if (bytes > 0 && bytes < 1000) return 'less than 1 kB';
  return `${size < 9.95 ? size.toFixed(1).replace(/\.0$/, '') : Math.round(size)} ${units[unit]}`;
}

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
  return `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${roughSize(bytes)}.`;
}
