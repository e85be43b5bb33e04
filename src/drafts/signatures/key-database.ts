/** The IndexedDB database of keys. It is separate from the drafts, so that nothing that copies a draft has keys. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PublicKey } from '../../core/signature/signature-file.ts';

/** A stored key. */
export interface StoredKey {
  readonly fingerprint: string;
  readonly name: string;
  readonly publicKey: PublicKey;
  /** RFC 3339, in UTC. */
  readonly since: string;
  readonly revokedAt?: string;
  /** Only of an own key that is not revoked. It cannot be exported. */
  readonly privateKey?: CryptoKey;
  readonly isOwn: boolean;
}

interface KeyDatabase extends DBSchema {
  keys: { key: string; value: StoredKey };
}

/** Reads and writes keys. Rejects if the browser has no storage. */
export interface KeyStore {
  all(): Promise<readonly StoredKey[]>;
  get(fingerprint: string): Promise<StoredKey | undefined>;
  put(key: StoredKey): Promise<void>;
  delete(fingerprint: string): Promise<void>;
}

/** Opens the database again for each call, because calls are rare and an open connection could break. */
export function createKeyStore(name = 'assessment-desk-keys'): KeyStore {
  async function use<Result>(work: (database: IDBPDatabase<KeyDatabase>) => Promise<Result>): Promise<Result> {
    const database = await openDB<KeyDatabase>(name, 1, {
      upgrade: (created) => void created.createObjectStore('keys', { keyPath: 'fingerprint' }),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }
  return {
    all: () => use((database) => database.getAll('keys')),
    get: (fingerprint) => use((database) => database.get('keys', fingerprint)),
    put: (key) => use(async (database) => void (await database.put('keys', key))),
    delete: (fingerprint) => use((database) => database.delete('keys', fingerprint)),
  };
}
