/** Stores unapplied texts of the JSON view, files under repair and repaired files in their own database. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Clock } from '../../platform/clock.ts';
import type { OriginalFile, Repair, SourceTexts, UnappliedText } from '../../desk/source-texts.ts';

interface TextsSchema extends DBSchema {
  held: { key: string; value: UnappliedText };
  repairs: { key: string; value: Repair };
  originals: { key: string; value: OriginalFile };
}

/** Stores texts. Every write starts before the call returns, so that it survives the closing of the page. */
export type StoredTexts = Omit<SourceTexts, 'downloadOriginal' | 'onPageHidden'>;

/** The storage of one kind of record. */
interface RecordStore<Value> {
  get(key: string): Promise<Value | undefined>;
  all(): Promise<readonly Value[]>;
  put(key: string, value: Value): Promise<unknown>;
  remove(key: string): Promise<void>;
}

interface RecordStores {
  readonly held: RecordStore<UnappliedText>;
  readonly repairs: RecordStore<Repair>;
  readonly originals: RecordStore<OriginalFile>;
}

function storeIn<Name extends keyof RecordStores>(
  database: IDBPDatabase<TextsSchema>,
  name: Name,
): RecordStore<TextsSchema[Name]['value']> {
  return {
    get: (key) => database.get(name, key),
    all: () => database.getAll(name),
    put: (key, value) => database.put(name, value, key),
    remove: (key) => database.delete(name, key),
  };
}

function memoryStore<Value>(): RecordStore<Value> {
  const values = new Map<string, Value>();
  return {
    get: async (key) => values.get(key),
    all: async () => [...values.values()],
    put: async (key, value) => values.set(key, value),
    remove: async (key) => void values.delete(key),
  };
}

async function openStores(name: string, onClosed: () => void): Promise<RecordStores> {
  try {
    const database = await openDB<TextsSchema>(name, 2, {
      upgrade(database, oldVersion) {
        if (oldVersion < 1) {
          database.createObjectStore('held');
          database.createObjectStore('repairs');
        }
        database.createObjectStore('originals');
      },
      // Let others delete or upgrade the database; this page reopens it when needed.
      blocking: (_current, _next, event) => {
        (event.target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
    });
    return {
      held: storeIn(database, 'held'),
      repairs: storeIn(database, 'repairs'),
      originals: storeIn(database, 'originals'),
    };
  } catch {
    // Without a database the texts last as long as the page. The drafts already report the missing storage.
    return { held: memoryStore(), repairs: memoryStore(), originals: memoryStore() };
  }
}

/** Returns the encoding of a byte order mark; UTF-8 if there is none. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Decodes any bytes. Invalid UTF-8 becomes U+FFFD, which `replaced` reports. */
function decodeForRepair(bytes: Uint8Array): { readonly text: string; readonly replaced: boolean } {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), replaced: false };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), replaced: true };
  }
}

/** Creates the storage for texts beside the drafts, in its own database; in memory if there is none. */
export function createStoredTexts(options: {
  readonly clock: Clock;
  readonly newId: () => string;
  readonly name?: string;
}): StoredTexts {
  let opened: Promise<RecordStores> | undefined;
  const stores = (): Promise<RecordStores> =>
    (opened ??= openStores(options.name ?? 'assessment-desk-texts', () => (opened = undefined)));
  return {
    heldText: async (draftId) => (await stores()).held.get(draftId),
    hold: async (draftId, held) => void (await (await stores()).held.put(draftId, held)),
    release: async (draftId) => (await stores()).held.remove(draftId),
    async startRepair(file) {
      const { repairs } = await stores();
      const bytes = new Uint8Array(await file.arrayBuffer());
      const id = options.newId();
      const original = new Blob([bytes], { type: file.type });
      await repairs.put(id, { id, fileName: file.name, original, at: options.clock(), ...decodeForRepair(bytes) });
      return id;
    },
    repair: async (id) => (await stores()).repairs.get(id),
    repairs: async () => (await stores()).repairs.all(),
    async keepRepair(id, text) {
      const { repairs } = await stores();
      const repair = await repairs.get(id);
      if (repair) await repairs.put(id, { ...repair, text });
    },
    endRepair: async (id) => (await stores()).repairs.remove(id),
    async keepOriginal(draftId, { fileName, original }) {
      // The file can change on disk before it is read.
      const bytes = await original.arrayBuffer();
      const copy = new Blob([bytes], { type: original.type });
      await (await stores()).originals.put(draftId, { fileName, original: copy });
    },
    originalOf: async (draftId) => (await stores()).originals.get(draftId),
    forgetOriginal: async (draftId) => (await stores()).originals.remove(draftId),
  };
}
