import type { Workspace } from '../core/assessment/workspace.ts';
import { mayUse } from '../services/files-in-place/file-system-access.ts';
import type { FileLink, FileLinks } from '../services/files-in-place/file-links.ts';
import { compareWithDisk, see, type DiskState } from '../services/files-in-place/seen-file.ts';
import type { DeskStore } from '../store/desk-store.ts';
import type { DeskCore } from './desk-core.ts';

export interface DraftFileParts {
  readonly desk: DeskStore;
  readonly core: () => Pick<DeskCore, 'render'>;
  readonly links: FileLinks;
}

/** The link of the open draft, and the state of the draft that its file holds. */
interface OpenLink {
  readonly id: string;
  readonly link: FileLink;
  readonly saved: Workspace | undefined;
}

/** The file of the open draft, with what the desk shows of it kept true. */
export class DraftFile {
  readonly #parts: DraftFileParts;
  #open: OpenLink | undefined;

  constructor(parts: DraftFileParts) {
    this.#parts = parts;
  }

  /** Follows the desk from here on, beginning with the draft that stands in it. */
  begin(): void {
    const { desk } = this.#parts;
    desk.subscribe(({ draft, file }, { draft: before }) => {
      if (draft?.id !== before?.id) {
        this.#open = undefined;
        if (draft) void this.#find(draft.id);
      } else if (draft && this.#open && file && file.current !== (this.#open.saved === draft.workspace)) this.show({});
    });
    const { draft } = desk.getState();
    if (draft) void this.#find(draft.id);
  }

  /** The link of a draft; undefined where it has none, or is not open. */
  of(draftId: string): FileLink | undefined {
    return this.#open?.id === draftId ? this.#open.link : undefined;
  }

  /** A draft stands in this file from here on, as it was saved. */
  async keep(id: string, link: FileLink, saved: Workspace): Promise<void> {
    await this.#parts.links.set(id, link);
    if (this.#shownDraft()?.id !== id) return;
    this.#open = { id, link, saved };
    this.show({ disk: 'same', writing: false });
  }

  /** Looks at the file again. */
  async look(): Promise<void> {
    const looked = this.#open;
    if (!looked || this.#shownDraft()?.id !== looked.id) return;
    const { kind } = await compareWithDisk(looked.link.handle, looked.link.seen);
    if (this.#open === looked) this.show({ disk: kind });
  }

  /** What is in the file now; undefined where it cannot be read. */
  async version(): Promise<File | undefined> {
    const { handle } = this.#open?.link ?? {};
    if (!handle || !(await mayUse(handle, 'read'))) return undefined;
    return handle.getFile().catch(() => undefined);
  }

  /** Tells the desk how the file stands; what is not given stays as it was told. */
  show(change: { readonly disk?: DiskState['kind']; readonly writing?: boolean }): void {
    const { desk } = this.#parts;
    const { draft, file } = desk.getState();
    if (!draft || this.#open?.id !== draft.id) return;
    const { link, saved } = this.#open;
    const current = saved === draft.workspace;
    const before = file ?? { disk: 'same', writing: false };
    const base = { name: link.handle.name, format: link.format, at: link.at, current };
    desk.actions.setFile({ ...base, disk: change.disk ?? before.disk, writing: change.writing ?? before.writing });
  }

  /** A draft was opened: finds its file, and whether the file still holds it. */
  async #find(id: string): Promise<void> {
    const link = await this.#parts.links.get(id);
    const draft = this.#shownDraft();
    if (!link || draft?.id !== id) return;
    const { text } = this.#parts.core().render(draft.workspace, link.format);
    const { digest } = await see(new File([text], link.handle.name));
    if (this.#shownDraft()?.id !== id) return;
    this.#open = { id, link, saved: digest === link.seen.digest ? draft.workspace : undefined };
    this.show({ disk: 'unknown' });
    await this.look();
  }

  #shownDraft() {
    return this.#parts.desk.getState().draft;
  }
}
