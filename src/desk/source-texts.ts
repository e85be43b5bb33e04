/** A text of the JSON view that is not applied, because it is invalid or the draft changed in the meantime. */
export interface UnappliedText {
  readonly text: string;
  /** A checksum of the draft’s text when editing started, to detect later changes of the draft. */
  readonly base: string;
}

/** A file that could be opened only after repairs, as it was. */
export interface OriginalFile {
  /** Its name; '' for pasted text. */
  readonly fileName: string;
  readonly original: Blob;
}

/** A file that could not be opened and is being repaired. */
export interface Repair extends OriginalFile {
  readonly id: string;
  /** The current text. */
  readonly text: string;
  /** Whether invalid UTF-8 was replaced by U+FFFD in the text. */
  readonly replaced: boolean;
  /** When the repair started, in ms since 1970-01-01T00:00:00Z. */
  readonly at: number;
}

/** Stores texts of the JSON view that are not in a draft yet. The application implements it. */
export interface SourceTexts {
  /** Returns the unapplied text of a draft; undefined for none. */
  heldText(draftId: string): Promise<UnappliedText | undefined>;
  hold(draftId: string, text: UnappliedText): Promise<void>;
  release(draftId: string): Promise<void>;
  /** Starts the repair of a file and resolves to its ID. The original file is stored unchanged. */
  startRepair(file: File): Promise<string>;
  repair(id: string): Promise<Repair | undefined>;
  repairs(): Promise<readonly Pick<Repair, 'id' | 'fileName' | 'at'>[]>;
  keepRepair(id: string, text: string): Promise<void>;
  endRepair(id: string): Promise<void>;
  /** Stores the unchanged file from which a draft was opened after repairs, until the draft is deleted permanently. */
  keepOriginal(draftId: string, file: OriginalFile): Promise<void>;
  /** Returns the file from which a draft was opened after repairs; undefined for none. */
  originalOf(draftId: string): Promise<OriginalFile | undefined>;
  forgetOriginal(draftId: string): Promise<void>;
  /** Downloads the unchanged original with the same name. */
  downloadOriginal(file: OriginalFile): void;
  /** Calls `flush` when the page is hidden or left. Returns a function that unsubscribes. */
  onPageHidden(flush: () => void): () => void;
}
