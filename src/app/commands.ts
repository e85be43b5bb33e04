import { emptyWorkspace } from '../core/assessment/create.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import { attachCasefile } from '../core/casefile/edits.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { fileNameFor } from '../core/files/file-names.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../core/files/write.ts';
import type { Commands, ExportFormat, OpenReport } from '../store/commands.ts';
import type { DeskStore } from '../store/desk-store.ts';
import type { Asker } from '../ui/ask.tsx';
import { addressOf, libraryAddress } from './addresses.ts';
import type { DraftRoom } from './draft-room.ts';
import type { Navigation } from './navigation.ts';
import { isTaken, reportOn, workspacesOf, type ReadFile, type TakenFile } from './opened-file.ts';
import { readAll, readPasted, readPassagesOf, fetchSample } from './reading.ts';

export interface CommandParts {
  readonly desk: DeskStore;
  readonly drafts: Pick<DraftRoom, 'add' | 'remove' | 'duplicate' | 'rename'>;
  /** Says that something of the library could not be done. */
  readonly onTrouble: (error: unknown) => void;
  readonly navigation: Navigation;
  readonly asker: Pick<Asker, 'ask'>;
  readonly digest: Commands['digest'];
  readonly download: Commands['download'];
  readonly copy: Commands['copy'];
}

function renderWorkspace({ title, assessment, casefile }: Workspace, format: ExportFormat): string {
  if (format === 'assessment') return writeAssessment(assessment);
  if (format === 'desk') return writeDesk({ title, assessment, casefile });
  if (!casefile) throw new Error('No casefile is attached, so there is none to export.');
  return writeCasefile(casefile);
}

/** What the application does for its features beyond the page's own state. */
export function createCommands(parts: CommandParts): Commands {
  const { desk, drafts, navigation, asker, digest, download, copy, onTrouble } = parts;

  async function openAll(workspaces: readonly Workspace[]): Promise<void> {
    let last: string | undefined;
    for (const workspace of workspaces) last = await drafts.add(workspace);
    if (last !== undefined) navigation.go(addressOf(last, { section: 'document' }));
  }

  async function attach(casefile: Casefile): Promise<boolean> {
    const { draft } = desk.getState();
    if (!draft) return false;
    const before = draft.workspace.casefile;
    const sure =
      !before ||
      (await asker.ask({
        title: 'Replace the attached casefile?',
        body: [
          `This draft has the casefile “${before.title}”. “${casefile.title}” would take its place.`,
          'Claims keep their passages by their hashes. Undo takes this back.',
        ],
        yes: 'Replace',
      }));
    const now = desk.getState().draft;
    if (!sure || now?.id !== draft.id) return false;
    desk.actions.dispatch(attachCasefile(now.workspace, casefile, digest), { label: 'attach casefile' });
    return true;
  }

  /** Takes files in: a single casefile goes into the open draft, everything else becomes a draft of its own. */
  async function take(files: readonly ReadFile[], into: 'draft' | 'library'): Promise<readonly OpenReport[]> {
    const taken = files.filter(isTaken);
    const [only] = taken;
    const goesIn = into === 'draft' && taken.length === 1 && only?.result.kind === 'casefile' && desk.getState().draft;
    if (!goesIn || only.result.kind !== 'casefile') {
      await openAll(workspacesOf(taken, digest));
      return files.map((file) => reportOn(file, false));
    }
    const attached = await attach(only.result.casefile);
    return files.map((file) => (file === only && !attached ? leftOut(only) : reportOn(file, true)));
  }

  return {
    newAssessment: () => openAll([emptyWorkspace('')]).catch(onTrouble),
    openDraft: async (id) => navigation.go(addressOf(id, { section: 'document' })),
    closeDraft: () => navigation.go(libraryAddress),
    goToLibrary: () => navigation.go(libraryAddress),
    deleteDraft: (id) => drafts.remove(id).catch(onTrouble),
    duplicateDraft: (id) => drafts.duplicate(id).catch(onTrouble),
    renameDraft: (id, title) => drafts.rename(id, title).catch(onTrouble),
    openFiles: async (files, into, signal, onProgress) => take(await readAll(files, signal, onProgress), into),
    async openText(text, into) {
      const [report] = await take([await readPasted(text, digest)], into);
      return report ?? { fileName: '', outcome: 'refused', summary: 'Nothing was opened.', problems: [] };
    },
    async openSample(name) {
      const file = await fetchSample(name, digest);
      const [report] = await take([file], 'library');
      return report ?? { fileName: file.fileName, outcome: 'refused', summary: 'Nothing was opened.', problems: [] };
    },
    render(format) {
      const { draft } = desk.getState();
      if (!draft) throw new Error('No draft is open, so there is nothing to export.');
      return { fileName: fileNameFor(draft.workspace.title, format), text: renderWorkspace(draft.workspace, format) };
    },
    download,
    copy,
    digest,
    readPassages: readPassagesOf,
  };
}

/** The report on a casefile that somebody decided not to attach after all. */
function leftOut({ fileName }: TakenFile): OpenReport {
  return { fileName, outcome: 'refused', summary: 'The casefile was left as it was.', problems: [] };
}
