/** Fills the library’s list: current, deleted and lost drafts, and problems with the storage. */
import { messageOf } from '../../core/json/words.ts';
import { restorableFor } from '../storage/deleted-drafts.ts';
import type { DraftRecord, DraftStore, LostDraft } from '../storage/drafts.ts';
import type { LibraryState, LibraryStore } from '../../store/library-store.ts';

export interface DraftListParts {
  readonly library: LibraryStore;
  readonly ready: Promise<DraftStore>;
  /** Returns the warning about drafts with unsaved changes; null if there are none. */
  readonly unsavedMessage: () => string | null;
}

/** Keeps the library’s list up to date with the drafts, and remembers their latest records. */
export class DraftList {
  readonly #parts: DraftListParts;
  readonly #records = new Map<string, DraftRecord>();
  #inMemory = 0;

  constructor(parts: DraftListParts) {
    this.#parts = parts;
  }

  /** How many drafts exist only in memory and are lost when the page closes. */
  get inMemory(): number {
    return this.#inMemory;
  }

  record(id: string): DraftRecord | undefined {
    return this.#records.get(id);
  }

  note(record: DraftRecord): void {
    this.#records.set(record.id, record);
  }

  /** Rereads the list. Rejects only if the drafts could not be opened at all: other errors are shown in the library. */
  async refresh(): Promise<void> {
    const { library, unsavedMessage } = this.#parts;
    const drafts = await this.#parts.ready;
    try {
      const list = await drafts.list();
      const lost = await drafts.listLost();
      for (const record of list) this.note(record);
      const trouble = unsavedMessage() ?? (drafts.place.kind === 'memory' ? drafts.place.why : null);
      this.#inMemory = drafts.place.kind === 'memory' ? list.length : 0;
      library.setState({ ...arrangeDrafts(list, lost), status: 'ready', trouble });
    } catch (error) {
      library.setState({ status: 'failed', trouble: messageOf(error) });
    }
  }
}

/** Separates deleted drafts from the others, most recently deleted first. */
export function arrangeDrafts(
  list: readonly DraftRecord[],
  lost: readonly LostDraft[],
): Pick<LibraryState, 'drafts' | 'deleted' | 'lost'> {
  const marked = list.flatMap((draft) => {
    const { deletedAt } = draft;
    return deletedAt === undefined ? [] : [{ ...draft, deletedAt, goesAt: deletedAt + restorableFor }];
  });
  return {
    drafts: list.filter(({ deletedAt }) => deletedAt === undefined),
    lost,
    deleted: marked.toSorted((one, other) => other.deletedAt - one.deletedAt),
  };
}
