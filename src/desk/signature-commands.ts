/** The type of the commands for signatures of files, and for the key of this browser that makes them. */
import type { FileToDownload } from './export-commands.ts';

/** A key in this browser. */
export interface SigningKey {
  /** Its JWK thumbprint (RFC 7638), which identifies it everywhere. */
  readonly fingerprint: string;
  /** The name that the person gave it. */
  readonly name: string;
  /** When it was created: RFC 3339, in UTC. */
  readonly since: string;
}

/** The keys in this browser. */
export interface KeysHere {
  /** The key that signs: the newest one with a private part. */
  readonly own: SigningKey | undefined;
  /** The keys that an earlier version stored besides: those of other people, and older ones of this browser. */
  readonly earlier: readonly SigningKey[];
}

/** The files of a check. */
export interface FilesToCheck {
  readonly file: Blob;
  readonly signature: Blob;
  /** The text of the signer’s public key: a JWK. */
  readonly publicKey: string;
}

/** The result of a check. `why` is a sentence for the user. */
export type SignatureCheck =
  | {
      readonly kind: 'match';
      /** The fingerprint of the public key, which alone is proven. */
      readonly fingerprint: string;
      /** What the signer states in the signature: a name and a time (RFC 3339). */
      readonly signer: string | undefined;
      readonly signedAt: string | undefined;
    }
  | { readonly kind: 'mismatch' | 'unreadable'; readonly why: string };

/** A small text file to download. */
export interface SmallFile {
  readonly fileName: string;
  readonly text: string;
}

/** Signs files and checks signatures. Everything stays in the browser. `drafts` implements it. */
export interface SignatureCommands {
  /** Whether this browser can sign and check: whether its Web Crypto has Ed25519. */
  isSupported(): Promise<boolean>;
  /** Returns the keys. Rejects with a sentence if the browser’s storage fails, here and below. */
  listKeys(): Promise<KeysHere>;
  /** Creates a key, which signs from now on. Its private part can be used here, but no program can read it. */
  createKey(name: string): Promise<SigningKey>;
  /** Deletes keys permanently. */
  deleteKeys(fingerprints: readonly string[]): Promise<void>;
  /** Returns the file with the public part of a key, to give to others. */
  publicKeyFile(fingerprint: string): Promise<SmallFile>;
  /** Returns a zip with the files of several public keys. */
  publicKeyFiles(fingerprints: readonly string[]): Promise<FileToDownload>;
  /** Signs a file with the key of this browser. */
  sign(file: FileToDownload): Promise<SmallFile>;
  /** Checks a signature with the given public key, never with the one in the signature. */
  check(files: FilesToCheck): Promise<SignatureCheck>;
}
