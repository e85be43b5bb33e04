/** The state of the browser’s storage, as far as it is known. */
export interface StorageState {
  /** Whether the browser agreed not to delete it when space is low; null if unknown. */
  readonly persisted: boolean | null;
  /** The approximate bytes used; null if unknown. */
  readonly used: number | null;
  /** The approximate bytes allowed in total. */
  readonly available: number | null;
}

/** The result of exporting all drafts. */
export interface AllExported {
  readonly fileName: string;
  /** How many drafts were exported as desk files. */
  readonly whole: number;
  /** How many marks that are not sorted the drafts have. The file does not contain them. */
  readonly marks: number;
  /** The titles of drafts of which only raw data could be exported. */
  readonly raw: readonly string[];
}

/** A part of a draft that could not be read from storage. The stored data is unchanged. */
export interface DamagedPart {
  /** What was affected, in a sentence. */
  readonly what: string;
  /** When it was found, in ms since 1970. */
  readonly at: number;
}
