/** The type of the commands for signatures of files, and for the keys that make and check them. */

/** A key in this browser. */
export interface SigningKey {
  /** Its JWK thumbprint (RFC 7638), which identifies it everywhere. */
  readonly fingerprint: string;
  /** The name that the person gave it. */
  readonly name: string;
  /** Whether it was created in this browser. Unless it is revoked, it can sign. */
  readonly isOwn: boolean;
  /** When it was created or added: RFC 3339, in UTC, here and below. */
  readonly since: string;
  /** Set in an earlier version of Assessment Desk, if signatures with it should no longer be relied on. */
  readonly revokedAt?: string;
}

/** What a signature states, and who has its key. */
export interface SignatureFacts {
  /** The fingerprint of the key that it is checked with. */
  readonly fingerprint: string;
  /** The key, if it is in this browser. */
  readonly key: SigningKey | undefined;
  /** The signer’s own name, the time and the file name in the signature. Only the key proves anything. */
  readonly signer: string | undefined;
  readonly signedAt: string | undefined;
  readonly fileName: string | undefined;
}

/** The result of a check. `why` is a sentence for the user. */
export type SignatureCheck =
  | ({ readonly kind: 'match' | 'mismatch' } & SignatureFacts)
  | { readonly kind: 'unreadable'; readonly why: string };

/** A small text file to download. */
export interface SmallFile {
  readonly fileName: string;
  readonly text: string;
}

/** Signs files and checks signatures. Everything stays in the browser. `drafts` implements it. */
export interface SignatureCommands {
  /** Whether this browser can sign and check: whether its Web Crypto has Ed25519. */
  isSupported(): Promise<boolean>;
  /** Returns all keys, oldest first. Rejects with a sentence if the browser’s storage fails, here and below. */
  listKeys(): Promise<readonly SigningKey[]>;
  /** Creates a key. Its private part can be used here, but no program can read it. */
  createKey(name: string): Promise<SigningKey>;
  /** Adds another person’s public key. Rejects with a sentence if the file contains none. */
  addKey(text: string): Promise<SigningKey>;
  /** Adds the public key in a signature. Rejects with a sentence if it contains none. */
  addKeyOf(signature: string, name: string): Promise<SigningKey>;
  /** Deletes a key permanently. */
  deleteKey(fingerprint: string): Promise<void>;
  /** Returns the file with the public part of a key, to give to others. */
  publicKeyFile(fingerprint: string): Promise<SmallFile>;
  /** Signs a text that is downloaded as UTF-8 under this name. */
  sign(file: SmallFile, fingerprint: string): Promise<SmallFile>;
  check(file: Blob, signature: Blob): Promise<SignatureCheck>;
}
