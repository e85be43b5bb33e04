/** The store of the encrypted file whose passphrase a person is asked for. */
import { createStore, type StoreApi } from 'zustand/vanilla';

/** An encrypted file that is being opened. */
export interface PassphraseRequest {
  readonly fileName: string;
  /** Tries a passphrase. Resolves to a sentence if it is wrong; otherwise the request ends. */
  attempt(passphrase: string): Promise<string | undefined>;
  /** Ends the request without opening the file. */
  cancel(): void;
}

/** The store of the request. */
export type PassphraseStore = StoreApi<{
  /** The file to ask about; null for none. */
  readonly request: PassphraseRequest | null;
}>;

/** Creates the store, without a request. */
export function createPassphraseStore(): PassphraseStore {
  return createStore<{ readonly request: PassphraseRequest | null }>(() => ({ request: null }));
}
