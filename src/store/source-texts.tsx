import { createContext, use, type ReactNode } from 'react';

/** A text of the source view that is not in its draft, because it cannot be read or the draft went on without it. */
export interface HeldText {
  readonly text: string;
  /** A mark of the draft's text that it began from: where the draft has another by now, somebody changed it since. */
  readonly base: string;
}

/** A file that could not be opened, on its way to become a draft. */
export interface Repair {
  readonly id: string;
  readonly fileName: string;
  /** The file as it came, byte for byte. */
  readonly original: Blob;
  /** The text as it stands now. */
  readonly text: string;
  /** Whether bytes that are no UTF-8 were replaced by U+FFFD in the text. */
  readonly replaced: boolean;
  /** When it was begun, in ms since 1970-01-01T00:00:00Z. */
  readonly at: number;
}

/** Keeps what people type in the source view and what no draft holds yet. The application implements it. */
export interface SourceTexts {
  /** The text that is held back for a draft; undefined for none. */
  held(draftId: string): Promise<HeldText | undefined>;
  hold(draftId: string, held: HeldText): Promise<void>;
  release(draftId: string): Promise<void>;
  /** Begins the repair of a file and resolves to its id. The file is kept as it is. */
  startRepair(file: File): Promise<string>;
  repair(id: string): Promise<Repair | undefined>;
  repairs(): Promise<readonly Pick<Repair, 'id' | 'fileName' | 'at'>[]>;
  keepRepair(id: string, text: string): Promise<void>;
  endRepair(id: string): Promise<void>;
  /** Hands the untouched original to the person: the same bytes under the same name. */
  downloadOriginal(repair: Pick<Repair, 'fileName' | 'original'>): void;
  /** Calls `flush` when the page is hidden or left. Gives back what stops it. */
  onPageHidden(flush: () => void): () => void;
}

const SourceTextsContext = createContext<SourceTexts | null>(null);

export function SourceTextsProvider({
  texts,
  children,
}: {
  readonly texts: SourceTexts;
  readonly children: ReactNode;
}) {
  return <SourceTextsContext value={texts}>{children}</SourceTextsContext>;
}

/** What keeps the texts of the source view. */
export function useSourceTexts(): SourceTexts {
  const texts = use(SourceTextsContext);
  if (!texts) throw new Error('This component stands outside the SourceTextsProvider.');
  return texts;
}
