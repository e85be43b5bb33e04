import type { Workspace } from '../core/assessment/workspace.ts';
import { exportability } from '../core/check/export-gate.ts';
import {
  askToWrite,
  mayUse,
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

export function createFileSaving({ desk, core, links, asker, clock, keepAsDraft }: FileSavingParts): FileSaving {
  /** The link of the open draft, and the state of the draft that its file holds. */
  let open: { readonly id: string; readonly link: FileLink; saved: Workspace | undefined } | undefined;

  const openDraft = (): OpenDraft | null => desk.getState().draft;

  function show(change: { readonly disk?: 'same' | 'changed' | 'gone' | 'unknown'; readonly writing?: boolean }): void {
    const { draft, file } = desk.getState();
    if (!draft || open?.id !== draft.id) return;
    const { link, saved } = open;
    const current = saved === draft.workspace;
    const before = file ?? { disk: 'same', writing: false };
    const base = { name: link.handle.name, format: link.format, at: link.at, current };
    desk.actions.setFile({ ...base, disk: change.disk ?? before.disk, writing: change.writing ?? before.writing });
  }

  async function keep(id: string, link: FileLink, saved: Workspace | undefined): Promise<void> {
    await links.set(id, link);
    if (openDraft()?.id !== id) return;
    open = { id, link, saved };
    show({ disk: 'same', writing: false });
  }

  /** A draft was opened: finds its file, and whether the file still holds it. */
  async function found(id: string): Promise<void> {
    const link = await links.get(id);
    const draft = openDraft();
    if (!link || draft?.id !== id) return;
    const { text } = core().render(draft.workspace, link.format);
    const { digest } = await see(new File([text], link.handle.name));
    if (openDraft()?.id !== id) return;
    open = { id, link, saved: digest === link.seen.digest ? draft.workspace : undefined };
    show({ disk: 'unknown' });
    await look();
  }

  async function look(): Promise<void> {
    const looked = open;
    if (!looked || openDraft()?.id !== looked.id) return;
    const { kind } = await compareWithDisk(looked.link.handle, looked.link.seen);
    if (open === looked) show({ disk: kind });
  }

  desk.subscribe(({ draft, file }, { draft: before }) => {
    if (draft?.id !== before?.id) {
      open = undefined;
      if (draft) void found(draft.id);
    } else if (draft && open && file && file.current !== (open.saved === draft.workspace)) show({});
  });

  const already = openDraft();
  if (already) void found(already.id);

  /** Asks where something is to be said before a file is written; undefined where nothing stands in the way. */
  async function obstacle(draft: OpenDraft, format: LinkFormat): Promise<SaveOutcome | undefined> {
    if (format === 'desk') return undefined;
    const { refused, asked } = exportability(draft.check);
    if (refused.length > 0) return { kind: 'not-saved', why: refusedInWords(refused.length) };
    if (asked.length > 0 && !(await asker.ask(brokenRules(asked.length)))) return cancelled;
    return undefined;
  }

  /** Makes sure that nothing that somebody else wrote is lost. Resolves to false where the person gives up. */
  async function keepOtherVersion(link: FileLink): Promise<boolean> {
    const disk = await compareWithDisk(link.handle, link.seen);
    if (disk.kind !== 'changed') return true;
    show({ disk: 'changed' });
    if (!(await asker.ask(changedOnDisk(link, disk.seen.lastModified)))) return false;
    await keepAsDraft(disk.file);
    return true;
  }

  async function write(draft: OpenDraft, handle: FileHandle, format: LinkFormat): Promise<SaveOutcome> {
    const { workspace } = draft;
    show({ writing: true });
    try {
      await writeWhole(handle, core().render(workspace, format).text);
      const link = { handle, format, at: clock(), seen: await see(await handle.getFile()) };
      await keep(draft.id, link, workspace);
      return { kind: 'saved', fileName: handle.name };
    } catch (error) {
      return { kind: 'not-saved', why: failedInWords(handle.name, error) };
    } finally {
      show({ writing: false });
    }
  }

  async function saveAs(format: LinkFormat): Promise<SaveOutcome> {
    const draft = openDraft();
    if (!draft) return cancelled;
    const stopped = await obstacle(draft, format);
    if (stopped) return stopped;
    const picked = await pickFileToSave(core().render(draft.workspace, format).fileName);
    if (picked.kind === 'cancelled') return cancelled;
    if (picked.kind === 'refused') {
      return { kind: 'not-saved', why: 'This browser does not let the page write to a file. Download a copy instead.' };
    }
    return write(openDraft() ?? draft, picked.value, format);
  }

  return {
    look,
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
      const link = open?.id === draft.id ? open.link : undefined;
      if (!link) return saveAs('desk');
      if (!(await askToWrite(link.handle))) {
        return { kind: 'not-saved', why: `The browser may not write to “${link.handle.name}”.` };
      }
      const stopped = await obstacle(draft, link.format);
      if (stopped) return stopped;
      return (await keepOtherVersion(link)) ? write(openDraft() ?? draft, link.handle, link.format) : cancelled;
    },
    async fileVersion() {
      if (!open || !(await mayUse(open.link.handle, 'read'))) return undefined;
      return open.link.handle.getFile().catch(() => undefined);
    },
  };
}

function refusedInWords(count: number): string {
  const errors = count === 1 ? 'one error keeps it' : `${count} errors keep it`;
  return `This is not a ww3.assessment/v1 document yet: ${errors} from being written as one. A desk file can hold it as it is.`;
}

function brokenRules(count: number) {
  const rules = count === 1 ? 'One semantic rule is broken' : `${count} semantic rules are broken`;
  return {
    title: 'Save with broken rules?',
    body: [`${rules}. The contract does not say which rules a receiver checks; Findings lists them.`],
    yes: 'Save all the same',
  };
}

function changedOnDisk({ handle, at }: FileLink, changedAt: number) {
  const time = (ms: number): string => new Date(ms).toLocaleString();
  return {
    title: `“${handle.name}” has changed on disk`,
    body: [
      `It was changed at ${time(changedAt)}, after this draft was last read from it or saved to it (${time(at)}).`,
      'The version on disk is opened as a draft of its own first, so that both are kept. Then this draft is written to the file.',
    ],
    yes: 'Keep both and save',
  };
}

function failedInWords(name: string, error: unknown): string {
  const why = error instanceof Error && error.message !== '' ? ` (${error.message})` : '';
  return `“${name}” could not be written${why}. It is as it was; your draft is kept on this device.`;
}
