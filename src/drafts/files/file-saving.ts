/** The commands that save the open draft to its file on disk, with all checks and questions before writing. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { exportability } from '../../core/check/levels.ts';
import { askToWrite, pickFileToSave, writeWhole, type FileHandle } from './file-system-access.ts';
import type { FileLink, FileLinks, LinkFormat } from './file-links.ts';
import { handleOf } from './handles-of-files.ts';
import { compareWithDisk, digestOfText, see, DraftFile } from './draft-file.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SaveOutcome } from '../../store/file-commands.ts';
import type { DeskStore, OpenDraft } from '../../store/desk-store.ts';
import type { Ask, Question } from './ask.ts';
import type { Render } from './render.ts';

// The questions and messages about saving a draft to a file on disk.

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
    'The check did not finish, so this may not be a valid ww3.assessment/v1 document. You can save it as a desk file instead.',
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
  if (draft.uncheckable && !(await ask(uncheckedDocument))) return cancelled;
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
