/** How the browser keeps what is on this device, as far as it tells. */
export interface StorageState {
  /** Whether it has promised not to clear it when room gets short; null where it does not say. */
  readonly persisted: boolean | null;
  /** Bytes that this site uses, roughly; null where the browser does not say. */
  readonly used: number | null;
  /** Bytes that this site may use in all, roughly. */
  readonly available: number | null;
}

/** What became of carrying all drafts away. */
export interface AllExported {
  readonly fileName: string;
  /** How many drafts are in the file as desk files. */
  readonly whole: number;
  /** The titles of the drafts of which only the raw records could be taken. */
  readonly raw: readonly string[];
}

/** A part of a draft that could not be read back from storage. It is still there, as it was found. */
export interface DamagedPart {
  /** What was affected, in a sentence. */
  readonly what: string;
  /** When it was found, in ms since 1970. */
  readonly at: number;
}
