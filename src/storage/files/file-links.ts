/** Stores which file on disk belongs to which draft, in its own database. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { FileHandle } from './file-system-access.ts';

/** The format of a linked file. */
export type LinkFormat = 'assessment' | 'desk';

/** The state of a file when it was last read or written here. */
export interface SeenFile {
  readonly lastModified: number;
  readonly size: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
}

/** A draft's file on disk. */
export interface FileLink {
  readonly handle: FileHandle;
  readonly format: LinkFormat;
  /** When the draft was last read from it or written to it, in ms since 1970. */
  readonly at: number;
  readonly seen: SeenFile;
  /**
   * SHA-256, in hexadecimal, of what would have been written of the draft when it was read from the file. It shows that
   * a file with another layout contains the draft.
   */
  readonly draftDigest?: string;
}

/** Links drafts to files. If the browser cannot store the links, they last as long as the page. */
export interface FileLinks {
  get(draftId: string): Promise<FileLink | undefined>;
  set(draftId: string, link: FileLink): Promise<void>;
  remove(draftId: string): Promise<void>;
}

interface LinkDatabase extends DBSchema {
  links: { key: string; value: FileLink };
}

let here: FileLinks | undefined;

/** Returns the links on this device. One shared instance, because it also has the links that could not be stored. */
export function fileLinksHere(): FileLinks {
  return (here ??= createFileLinks());
}

/** Opens the links in their own IndexedDB database. Nothing here rejects. */
export function createFileLinks(): FileLinks {
  const inMemory = new Map<string, FileLink>();
  let opened: Promise<IDBPDatabase<LinkDatabase> | undefined> | undefined;

  function database(): Promise<IDBPDatabase<LinkDatabase> | undefined> {
    const forget = (): void => {
      opened = undefined;
    };
    // A browser that refuses storage may throw instead of rejecting.
    opened ??= Promise.resolve()
      .then(() => open(forget))
      .catch(() => undefined);
    return opened;
  }

  function open(forget: () => void): Promise<IDBPDatabase<LinkDatabase>> {
    return openDB<LinkDatabase>('assessment-desk-files', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('links'),
      blocking: (_current, _next, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  }

  return {
    async get(draftId) {
      const stored = await (await database())?.get('links', draftId).catch(() => undefined);
      return inMemory.get(draftId) ?? stored;
    },
    async set(draftId, link) {
      inMemory.set(draftId, link);
      await (await database())?.put('links', link, draftId).catch(() => undefined);
    },
    async remove(draftId) {
      inMemory.delete(draftId);
      await (await database())?.delete('links', draftId).catch(() => undefined);
    },
  };
}
