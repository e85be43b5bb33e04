/** Downloads all drafts in one zip of desk files, with raw data for those that cannot be read. */
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { messageOf } from '../../core/json/words.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { createDraftFileNames, draftsFileName, noteOnRaw, rawFolder } from '../../core/files/draft-files.ts';
import { writeDesk } from '../../core/files/write.ts';
import { systemClock, dayOf } from '../../platform/clock.ts';
import { packZip, type FileToPack } from '../../platform/archive/zip.ts';
import type { Progress } from '../../desk/file-commands.ts';
import type { DeskStore } from '../../desk/desk-store.ts';
import type { DraftSummary, LibraryStore } from '../../desk/library-store.ts';
import type { AllExported } from '../../desk/draft-commands.ts';
import type { DraftRepository } from '../repository/draft-repository.ts';

type ListedDraft = Pick<DraftSummary, 'id' | 'title' | 'changedAt'>;

export interface ExportAllParts {
  /** Lists all drafts of the library. Rejects with a message for the user if the list cannot be read. */
  readonly list: () => Promise<readonly ListedDraft[]>;
  /** Reads a draft with its unsaved changes; undefined if it does not exist. Rejects if it cannot be read. */
  readonly read: (id: string) => Promise<Workspace | undefined>;
  /** Returns the stored data of a draft as JSON text. */
  readonly raw: (id: string) => Promise<string>;
  readonly download: (fileName: string, content: Blob) => void;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

interface AllDraftsParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  readonly repository: Pick<DraftRepository, 'refresh' | 'peek' | 'store'>;
}

/** Returns access to all drafts. Prefers the open draft to the stored one: its changes may not be saved yet. */
export function allDrafts(parts: AllDraftsParts): Pick<ExportAllParts, 'list' | 'read' | 'raw'> {
  const { desk, library, repository } = parts;
  return {
    async list() {
      await repository.refresh();
      const { drafts, trouble, status } = library.getState();
      const { draft } = desk.getState();
      const others = drafts.filter(({ id }) => id !== draft?.id);
      if (!draft && status === 'failed' && drafts.length === 0)
        throw new Error(trouble ?? 'The drafts cannot be read.');
      return draft ? [{ id: draft.id, title: draft.workspace.title, changedAt: systemClock() }, ...others] : others;
    },
    async read(id) {
      const { draft } = desk.getState();
      return draft?.id === id ? draft.workspace : (await repository.peek(id))?.workspace;
    },
    raw: async (id) => (await repository.store()).rawDraft(id),
  };
}

interface Tally {
  whole: number;
  marks: number;
  readonly raw: { readonly title: string; readonly why: string }[];
}

/** Downloads all drafts in one zip of desk files. A draft that cannot be read is included as raw data. */
export async function exportAll(
  { list, read, raw, download, clock }: ExportAllParts,
  onProgress: (progress: Progress) => void = () => undefined,
  signal?: AbortSignal,
): Promise<AllExported> {
  const drafts = await list();
  if (drafts.length === 0) throw new Error('There is no draft on this device to export.');
  const tally: Tally = { whole: 0, marks: 0, raw: [] };
  const nameFor = createDraftFileNames();

  async function fileOf({ id, title, changedAt }: ListedDraft): Promise<FileToPack | undefined> {
    try {
      const workspace = await read(id);
      if (!workspace) return undefined;
      const file = { path: nameFor(workspace.title), content: writeDesk(workspace), at: changedAt };
      tally.whole += 1;
      tally.marks += workspace.marks?.length ?? 0;
      return file;
    } catch (error) {
      const why = messageOf(error);
      tally.raw.push({ title, why });
      const name = nameFor(title).replace(/\.desk\.json$/, '.raw.json');
      return { path: `${rawFolder}/${name}`, content: await raw(id).catch(() => unreadable(why)), at: changedAt };
    }
  }

  async function* files(): AsyncGenerator<FileToPack> {
    for (const [index, draft] of drafts.entries()) {
      onProgress({ label: titleInWords(draft.title), fraction: index / drafts.length });
      const file = await fileOf(draft);
      if (file) yield file;
    }
    if (tally.raw.length > 0) yield { path: `${rawFolder}/note.txt`, content: noteOnRaw(tally.raw), at: clock() };
  }

  const content = await packZip(files(), signal);
  const fileName = draftsFileName(dayOf(clock()));
  download(fileName, content);
  return { fileName, whole: tally.whole, marks: tally.marks, raw: tally.raw.map(({ title }) => title) };
}

function unreadable(why: string): string {
  return `${JSON.stringify({ unreadable: why }, undefined, 2)}\n`;
}
