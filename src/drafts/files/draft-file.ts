/** Tracks the file on disk of the open draft: which one it is, and whether it matches the draft. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { mayUse, type FileHandle } from './file-system-access.ts';
import type { FileLink, FileLinks, SeenFile } from './file-links.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { Render } from './render.ts';
import { bytesToHex } from '@noble/hashes/utils.js';

// Detects whether a file on disk has changed since it was last read or written here.

async function digestOf(bytes: BufferSource): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Returns the SHA-256 of the UTF-8 form of a text, in hexadecimal. */
export async function digestOfText(text: string): Promise<string> {
  return digestOf(new TextEncoder().encode(text));
}

/** Reads the current state of a file. Rejects with the system’s error if it cannot be read. */
export async function see(file: File): Promise<SeenFile> {
  return { lastModified: file.lastModified, size: file.size, digest: await digestOf(await file.arrayBuffer()) };
}

/** How a file on disk compares with its last seen state. */
type DiskState =
  | { readonly kind: 'same'; readonly seen: SeenFile }
  | { readonly kind: 'changed'; readonly file: File; readonly seen: SeenFile }
  /** The file was moved or deleted. */
  | { readonly kind: 'gone' }
  /** The browser does not allow reading the file without asking. */
  | { readonly kind: 'unknown' };

/**
 * Compares a file with its last seen state: by time and size first, and by content if those differ, so that a touched
 * file counts as the same. Never rejects.
 */
export async function compareWithDisk(handle: FileHandle, seen: SeenFile): Promise<DiskState> {
  try {
    if (!(await mayUse(handle, 'read'))) return { kind: 'unknown' };
    const file = await handle.getFile();
    if (file.lastModified === seen.lastModified && file.size === seen.size) return { kind: 'same', seen };
    const now = await see(file);
    return now.digest === seen.digest ? { kind: 'same', seen: now } : { kind: 'changed', file, seen: now };
  } catch (error) {
    const isGone = error instanceof DOMException && error.name === 'NotFoundError';
    return { kind: isGone ? 'gone' : 'unknown' };
  }
}

export interface DraftFileParts {
  readonly desk: DeskStore;
  readonly render: Render;
  readonly links: FileLinks;
}

/** The file link of the open draft, and the workspace that the file contains. */
interface OpenLink {
  readonly id: string;
  readonly link: FileLink;
  readonly saved: Workspace | undefined;
}

/** The file of the open draft. Keeps the desk’s view of it up to date. */
export class DraftFile {
  readonly #parts: DraftFileParts;
  #open: OpenLink | undefined;

  constructor(parts: DraftFileParts) {
    this.#parts = parts;
  }

  /** Starts following the desk, beginning with the open draft. */
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

  /** Returns the link of a draft; undefined if it has none or is not open. */
  of(draftId: string): FileLink | undefined {
    return this.#open?.id === draftId ? this.#open.link : undefined;
  }

  /** Links a draft to the file that it was saved to. */
  async keep(id: string, link: FileLink, saved: Workspace): Promise<void> {
    await this.#parts.links.set(id, link);
    if (this.#shownDraft()?.id !== id) return;
    this.#open = { id, link, saved };
    this.show({ disk: 'same', writing: false });
  }

  /** Checks the file on disk again. */
  async look(): Promise<void> {
    const file = this.#open;
    if (!file || this.#shownDraft()?.id !== file.id) return;
    const { kind } = await compareWithDisk(file.link.handle, file.link.seen);
    if (this.#open === file) this.show({ disk: kind });
  }

  /** Returns the current file on disk; undefined if it cannot be read. */
  async version(): Promise<File | undefined> {
    const { handle } = this.#open?.link ?? {};
    if (!handle || !(await mayUse(handle, 'read'))) return undefined;
    return handle.getFile().catch(() => undefined);
  }

  /** Updates the desk with the state of the file. Omitted properties stay unchanged. */
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

  /** Finds the file of an opened draft, and whether the file still contains it. */
  async #find(id: string): Promise<void> {
    const link = await this.#parts.links.get(id);
    const draft = this.#shownDraft();
    if (!link || draft?.id !== id) return;
    const { text } = this.#parts.render(draft.workspace, link.format);
    const digest = await digestOfText(text);
    if (this.#shownDraft()?.id !== id) return;
    const isInFile = digest === link.seen.digest || digest === link.draftDigest;
    this.#open = { id, link, saved: isInFile ? draft.workspace : undefined };
    this.show({ disk: 'unknown' });
    await this.look();
  }

  #shownDraft() {
    return this.#parts.desk.getState().draft;
  }
}
