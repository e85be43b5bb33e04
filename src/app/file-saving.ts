import { exportability } from '../core/check/export-gate.ts';
import {
  askToWrite,
  pickFileToSave,
  writeWhole,
  type FileHandle,
} from '../services/files-in-place/file-system-access.ts';
import type { FileLink, FileLinks, LinkFormat } from '../services/files-in-place/file-links.ts';
import { handleOf } from '../services/files-in-place/handles-of-files.ts';
import { compareWithDisk, see } from '../services/files-in-place/seen-file.ts';
import type { Clock } from '../services/clock.ts';
import type { SaveOutcome } from '../store/commands.ts';
import type { DeskStore, OpenDraft } from '../store/desk-store.ts';
import type { Asker } from '../ui/ask.tsx';
import type { DeskCore } from './desk-core.ts';
import { DraftFile } from './draft-file.ts';
import { brokenRules, changedOnDisk, failedInWords, refusedInWords } from './file-saving-words.ts';

/** Saving to files on disk, and knowing how they stand to the draft. */
export interface FileSaving {
  /** Is told that a draft was made of a file: from then on it is the draft's file, where the browser lets us have it. */
  linkOpened(draftId: string, source: File | undefined, kind: string): Promise<void>;
  saveToFile(): Promise<SaveOutcome>;
  saveToFileAs(format: LinkFormat): Promise<SaveOutcome>;
  /** What is in the draft's file now; undefined where it cannot be read. */
  fileVersion(): Promise<File | undefined>;
  /** Looks at the open draft's file again; for when the window comes back. */
  look(): Promise<void>;
  /** Lets go of a draft's file. The file itself stays as it is. */
  forget(draftId: string): Promise<void>;
}

export interface FileSavingParts {
  readonly desk: DeskStore;
  readonly core: () => DeskCore;
  readonly links: FileLinks;
  readonly asker: Pick<Asker, 'ask'>;
  readonly clock: Clock;
  /** Opens a file as a draft of its own, without leaving the one that is open. */
  readonly keepAsDraft: (file: File) => Promise<void>;
}

const cancelled: SaveOutcome = { kind: 'cancelled' };

export function createFileSaving(parts: FileSavingParts): FileSaving {
  const { desk, core, links, clock } = parts;
  const file = new DraftFile({ desk, core, links });
  file.begin();

  const openDraft = (): OpenDraft | null => desk.getState().draft;

  async function write(draft: OpenDraft, handle: FileHandle, format: LinkFormat): Promise<SaveOutcome> {
    const { workspace } = draft;
    file.show({ writing: true });
    try {
      await writeWhole(handle, core().render(workspace, format).text);
      const link = { handle, format, at: clock(), seen: await see(await handle.getFile()) };
      await file.keep(draft.id, link, workspace);
      return { kind: 'saved', fileName: handle.name };
    } catch (error) {
      return { kind: 'not-saved', why: failedInWords(handle.name, error) };
    } finally {
      file.show({ writing: false });
    }
  }

  async function saveAs(format: LinkFormat): Promise<SaveOutcome> {
    const draft = openDraft();
    if (!draft) return cancelled;
    const stopped = await obstacle(parts, draft, format);
    if (stopped) return stopped;
    const picked = await pickFileToSave(core().render(draft.workspace, format).fileName);
    if (picked.kind === 'cancelled') return cancelled;
    if (picked.kind === 'refused') {
      return { kind: 'not-saved', why: 'This browser does not let the page write to a file. Download a copy instead.' };
    }
    return write(openDraft() ?? draft, picked.value, format);
  }

  return {
    look: () => file.look(),
    forget: (draftId) => links.remove(draftId),
    saveToFileAs: saveAs,
    async linkOpened(draftId, source, kind) {
      const handle = source && handleOf(source);
      if (!source || !handle || (kind !== 'assessment' && kind !== 'desk')) return;
      await links.set(draftId, { handle, format: kind, at: clock(), seen: await see(source) });
    },
    async saveToFile() {
      const draft = openDraft();
      if (!draft) return cancelled;
      const link = file.of(draft.id);
      if (!link) return saveAs('desk');
      if (!(await askToWrite(link.handle))) {
        return { kind: 'not-saved', why: `The browser may not write to “${link.handle.name}”.` };
      }
      const stopped = await obstacle(parts, draft, link.format);
      if (stopped) return stopped;
      return (await keepOtherVersion(parts, file, link))
        ? write(openDraft() ?? draft, link.handle, link.format)
        : cancelled;
    },
    fileVersion: () => file.version(),
  };
}

/** Asks where something is to be said before a file is written; undefined where nothing stands in the way. */
async function obstacle(
  { desk, asker }: FileSavingParts,
  draft: OpenDraft,
  format: LinkFormat,
): Promise<SaveOutcome | undefined> {
  if (format === 'desk') return undefined;
  if (draft.unchecked) desk.actions.checkNow();
  const { check } = (draft.unchecked ? desk.getState().draft : undefined) ?? draft;
  const { refused, asked } = exportability(check);
  if (refused.length > 0) return { kind: 'not-saved', why: refusedInWords(refused.length) };
  if (asked.length > 0 && !(await asker.ask(brokenRules(asked.length)))) return cancelled;
  return undefined;
}

/** Makes sure that nothing that somebody else wrote is lost. Resolves to false where the person gives up. */
async function keepOtherVersion(
  { asker, keepAsDraft }: FileSavingParts,
  file: DraftFile,
  link: FileLink,
): Promise<boolean> {
  const disk = await compareWithDisk(link.handle, link.seen);
  if (disk.kind !== 'changed') return true;
  file.show({ disk: 'changed' });
  if (!(await asker.ask(changedOnDisk(link, disk.seen.lastModified)))) return false;
  await keepAsDraft(disk.file);
  return true;
}
