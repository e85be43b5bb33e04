/** The commands that save the open draft to its file on disk, with all checks and questions before writing. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { askToWrite, handleOf, mayUse, pickFileToSave, type FileHandle, writeWhole } from './file-system-access.ts';
import type { FileLink, FileLinks, LinkFormat, SeenFile } from './file-links.ts';
import { exportability } from '../../core/check/levels.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SaveOutcome } from '../../desk/file-commands.ts';
import type { DeskStore, OpenDraft } from '../../desk/desk-store.ts';
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

// The questions and messages about saving a draft to a file on disk.

/** A question that is answered with yes or no. The application shows it in a dialog. */
export interface Question {
  readonly title: string;
  /** Paragraphs: the consequence, and whether it can be undone. */
  readonly body: readonly string[];
  /** The label of the confirming button, a verb. */
  readonly yes: string;
}

/** Asks a question. Resolves to false if the dialog is closed without an answer. */
export type Ask = (question: Question) => Promise<boolean>;

/** Explains why an assessment file cannot be saved yet. */
function refusedInWords(count: number): string {
  const errors = count === 1 ? '1 error' : `${count} errors`;
  return `This draft has ${errors}, so it cannot be saved as an assessment file yet. Save it as a desk file instead.`;
}

/** Returns the question asked before saving an assessment that violates semantic rules. */
function brokenRules(count: number): Question {
  const rules = count === 1 ? '1 semantic rule is violated' : `${count} semantic rules are violated`;
  return {
    title: 'Save with violations?',
    body: [`${rules}; see Findings. The contract does not say which rules a recipient checks.`],
    yes: 'Save anyway',
  };
}

/** The question before saving an assessment that cannot be checked. */
const uncheckedDocument: Question = {
  title: 'Save without checking?',
  body: [
    'The check is not finished, so this may not be a valid ww3.assessment/v1 document. You can save it as a desk file instead.',
  ],
  yes: 'Save anyway',
};

/** Returns the question asked before overwriting a file that was changed elsewhere at `changedAt`, in ms since 1970. */
function changedOnDisk({ handle, at }: FileLink, changedAt: number): Question {
  const time = (ms: number): string => new Date(ms).toLocaleString();
  return {
    title: `“${handle.name}” was changed on disk`,
    body: [
      `The file was changed at ${time(changedAt)}, after you last opened or saved it here (${time(at)}).`,
      'To keep both, the version on disk opens as a new draft first. Then this draft is saved to the file.',
    ],
    yes: 'Keep both and save',
  };
}

/** Returns the message about a file that could not be written. */
function failedInWords(name: string, error: unknown): string {
  const why = error instanceof Error && error.message !== '' ? ` (${error.message})` : '';
  return `Could not save “${name}”${why}. The file was not changed, and your draft is still stored on this device.`;
}

/** The message if the draft was closed before all questions were answered. */
const draftClosedMessage =
  'Nothing was saved to the file because the draft was closed. It is still stored on this device: open it and save again.';

/** Saves drafts to files on disk and tracks whether the files are up to date. */
export interface FileSaving {
  /** Links a new draft to the file that it was read from, if the browser allows it. */
  linkOpened(draftId: string, workspace: Workspace, source: File | undefined, kind: string): Promise<void>;
  saveToFile(): Promise<SaveOutcome>;
  saveToFileAs(format: LinkFormat): Promise<SaveOutcome>;
  /** Returns the current file of the draft; undefined if it cannot be read. */
  fileVersion(): Promise<File | undefined>;
  /** Checks the open draft’s file again, for when the tab gets the focus. */
  look(): Promise<void>;
}

export interface FileSavingParts {
  readonly desk: DeskStore;
  readonly render: Render;
  readonly links: FileLinks;
  readonly ask: Ask;
  readonly clock: Clock;
  /** Saves a file as a new draft without leaving the open one. */
  readonly keepAsDraft: (file: File) => Promise<void>;
}

const cancelled: SaveOutcome = { kind: 'cancelled' };

/** The user went to another draft or to the library, so nothing is written. */
const left: SaveOutcome = { kind: 'not-saved', why: draftClosedMessage };

/** Permission to write exactly this checked workspace, and no later one. */
interface Cleared {
  readonly kind: 'cleared';
  readonly id: string;
  readonly workspace: Workspace;
}

/** Creates the file saving and starts following the desk. */
export function createFileSaving(parts: FileSavingParts): FileSaving {
  const { desk, render, links, clock } = parts;
  const file = new DraftFile({ desk, render, links });
  file.begin();

  const openDraft = (): OpenDraft | null => desk.getState().draft;

  async function write({ id, workspace }: Cleared, handle: FileHandle, format: LinkFormat): Promise<SaveOutcome> {
    if (openDraft()?.id !== id) return left;
    file.show({ writing: true });
    try {
      await writeWhole(handle, render(workspace, format).text);
      const link = { handle, format, at: clock(), seen: await see(await handle.getFile()) };
      await file.keep(id, link, workspace);
      return { kind: 'saved', fileName: handle.name };
    } catch (error) {
      return { kind: 'not-saved', why: failedInWords(handle.name, error) };
    } finally {
      if (openDraft()?.id === id) file.show({ writing: false });
    }
  }

  async function saveAs(format: LinkFormat): Promise<SaveOutcome> {
    const draft = openDraft();
    if (!draft) return cancelled;
    const gate = await passGate(parts, draft.id, format);
    if (gate.kind !== 'cleared') return gate;
    const picked = await pickFileToSave(render(gate.workspace, format).fileName, format);
    if (picked.kind === 'cancelled') return cancelled;
    if (picked.kind === 'refused') {
      return { kind: 'not-saved', why: 'This browser cannot save directly to a file. Download a copy instead.' };
    }
    return write(gate, picked.value, format);
  }

  return {
    look: () => file.look(),
    saveToFileAs: saveAs,
    async linkOpened(draftId, workspace, source, kind) {
      const handle = source && handleOf(source);
      if (!source || !handle || (kind !== 'assessment' && kind !== 'desk')) return;
      const draftDigest = await digestOfText(render(workspace, kind).text);
      await links.set(draftId, { handle, format: kind, at: clock(), seen: await see(source), draftDigest });
    },
    async saveToFile() {
      const draft = openDraft();
      if (!draft) return cancelled;
      const link = file.of(draft.id);
      if (!link) return saveAs('desk');
      if (!(await askToWrite(link.handle))) {
        return {
          kind: 'not-saved',
          why: `The browser has no permission to write to “${link.handle.name}”. Save again and allow it.`,
        };
      }
      const gate = await passGate(parts, draft.id, link.format);
      if (gate.kind !== 'cleared') return gate;
      return (await keepOtherVersion(parts, file, draft.id, link)) ?? write(gate, link.handle, link.format);
    },
    fileVersion: () => file.version(),
  };
}

/**
 * Asks the user to confirm problems before a file is written. The checked workspace is written, without later changes;
 * nothing is written if the draft was closed.
 */
async function passGate(
  { desk, ask }: FileSavingParts,
  id: string,
  format: LinkFormat,
): Promise<Cleared | SaveOutcome> {
  if (desk.getState().draft?.id !== id) return left;
  if (format !== 'desk') desk.actions.checkNow();
  const { draft } = desk.getState();
  if (draft?.id !== id) return left;
  const cleared: Cleared = { kind: 'cleared', id, workspace: draft.workspace };
  if (format === 'desk') return cleared;
  if (draft.unchecked && !(await ask(uncheckedDocument))) return cancelled;
  const { refused, toConfirm } = exportability(draft.check);
  if (refused.length > 0) return { kind: 'not-saved', why: refusedInWords(refused.length) };
  if (toConfirm.length > 0 && !(await ask(brokenRules(toConfirm.length)))) return cancelled;
  return desk.getState().draft?.id === id ? cleared : left;
}

/** Saves a changed version on disk as a new draft first. Returns an outcome if saving stops here. */
async function keepOtherVersion(
  { desk, ask, keepAsDraft }: FileSavingParts,
  file: DraftFile,
  id: string,
  link: FileLink,
): Promise<SaveOutcome | undefined> {
  const disk = await compareWithDisk(link.handle, link.seen);
  if (desk.getState().draft?.id !== id) return left;
  if (disk.kind !== 'changed') return undefined;
  file.show({ disk: 'changed' });
  if (!(await ask(changedOnDisk(link, disk.seen.lastModified)))) return cancelled;
  if (desk.getState().draft?.id !== id) return left;
  await keepAsDraft(disk.file);
  return undefined;
}
