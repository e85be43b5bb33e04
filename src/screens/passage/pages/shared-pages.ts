/** Shares the open pages of a file between the passages of one file, which are shown one after the other. */
import type { OpenPages } from '../../../desk/original-commands.ts';

/** A use of a file’s pages. */
export interface PagesLease {
  readonly pages: Promise<OpenPages>;
  readonly release: () => void;
}

interface Shared {
  readonly pages: Promise<OpenPages>;
  users: number;
  closing: ReturnType<typeof setTimeout> | undefined;
}

/** A file that is not shown stays open for this long, in ms. */
const idleTime = 10_000;

const shared = new Map<string, Shared>();

/** Returns the pages of a file by its checksum. `open` opens the file if it is not open yet. */
export function leasePages(checksum: string, open: () => Promise<OpenPages>): PagesLease {
  const known = shared.get(checksum);
  const entry: Shared = known ?? { pages: open(), users: 0, closing: undefined };
  if (!known) {
    shared.set(checksum, entry);
    entry.pages.catch(() => shared.delete(checksum));
  }
  clearTimeout(entry.closing);
  entry.users += 1;
  const end = (): void => {
    if (shared.get(checksum) === entry) shared.delete(checksum);
    entry.pages.then(
      (pages) => pages.close(),
      () => undefined,
    );
  };
  return {
    pages: entry.pages,
    release() {
      entry.users -= 1;
      if (entry.users === 0) entry.closing = setTimeout(end, idleTime);
    },
  };
}
