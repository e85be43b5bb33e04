import { messageOf } from '../core/assessment/message-of.ts';
import type { DraftRecord, DraftStore, LostDraft } from '../services/drafts/drafts.ts';
import type { LibraryState, LibraryStore } from '../store/library-store.ts';

/** Which drafts the library lists, and which of them as deleted. */
export type Arrange = (
  list: readonly DraftRecord[],
  lost: readonly LostDraft[],
) => Pick<LibraryState, 'drafts' | 'deleted' | 'lost'>;

export interface DraftListParts {
  readonly library: LibraryStore;
  readonly ready: Promise<DraftStore>;
  readonly arrange: Arrange | undefined;
  /** What is to be said of drafts that are held back in memory; null for nothing. */
  readonly unsavedMessage: () => string | null;
}

/** The library's list, kept true to the drafts, and their records as they were last seen. */
export class DraftList {
  readonly #parts: DraftListParts;
  readonly #records = new Map<string, DraftRecord>();
  #inMemory = 0;

  constructor(parts: DraftListParts) {
    this.#parts = parts;
  }

  /** How many drafts there are for as long as the page is open, and no longer. */
  get inMemory(): number {
    return this.#inMemory;
  }

  record(id: string): DraftRecord | undefined {
    return this.#records.get(id);
  }

  note(record: DraftRecord): void {
    this.#records.set(record.id, record);
  }

  /** Reads the list anew. Rejects only where there are no drafts to read it from: what is wrong stands in the library. */
  async refresh(): Promise<void> {
    const { library, arrange, unsavedMessage } = this.#parts;
    const drafts = await this.#parts.ready;
    try {
      const list = await drafts.list();
      const lost = await drafts.lost();
      for (const record of list) this.note(record);
      const trouble = unsavedMessage() ?? (drafts.place.kind === 'memory' ? drafts.place.why : null);
      this.#inMemory = drafts.place.kind === 'memory' ? list.length : 0;
      library.setState({ ...(arrange?.(list, lost) ?? { drafts: list, lost }), status: 'ready', trouble });
    } catch (error) {
      library.setState({ status: 'failed', trouble: messageOf(error) });
    }
  }
}
