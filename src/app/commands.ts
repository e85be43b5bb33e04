import type { Commands } from '../store/commands.ts';
import type { DeskStore } from '../store/desk-store.ts';
import { addressOf, libraryAddress } from './addresses.ts';
import type { DeskCore } from './desk-core.ts';
import type { DraftRoom } from './draft-room.ts';
import type { FileOpening } from './file-opening.ts';
import type { FileSaving } from './file-saving.ts';
import type { Late } from './late.ts';
import type { Navigation } from './navigation.ts';

export interface CommandParts {
  readonly desk: DeskStore;
  readonly drafts: Pick<DraftRoom, 'remove' | 'duplicate' | 'rename'>;
  readonly opening: Late<FileOpening>;
  readonly saving: Late<FileSaving>;
  readonly core: Late<DeskCore>;
  readonly navigation: Navigation;
  readonly services: Pick<
    Commands,
    'digest' | 'download' | 'copy' | 'readPassages' | 'canSaveInPlace' | 'pickFiles' | 'droppedFiles'
  >;
  /** Says that something of the library could not be done. */
  readonly onTrouble: (error: unknown) => void;
}

/** What the application does for its features beyond the page's own state. */
export function createCommands(parts: CommandParts): Commands {
  const { desk, drafts, opening, saving, core, navigation, services, onTrouble } = parts;
  const toLibrary = (): void => navigation.go(libraryAddress);
  return {
    ...services,
    newAssessment: async () =>
      opening
        .get()
        .then((files) => files.newAssessment())
        .catch(onTrouble),
    openDraft: async (id) => navigation.go(addressOf(id, { section: 'document' })),
    closeDraft: toLibrary,
    goToLibrary: toLibrary,
    deleteDraft: (id) =>
      drafts
        .remove(id)
        .then(async () => (await saving.get()).forget(id))
        .catch(onTrouble),
    duplicateDraft: (id) => drafts.duplicate(id).catch(onTrouble),
    renameDraft: (id, title) => drafts.rename(id, title).catch(onTrouble),
    openFiles: async (...given) => (await opening.get()).openFiles(...given),
    openText: async (...given) => (await opening.get()).openText(...given),
    openSample: async (name) => (await opening.get()).openSample(name),
    saveToFile: async () => (await saving.get()).saveToFile(),
    saveToFileAs: async (format) => (await saving.get()).saveToFileAs(format),
    async openFileVersion() {
      const file = await (await saving.get()).fileVersion();
      if (file) await (await opening.get()).openFiles([file], 'library');
    },
    render(format) {
      const { draft } = desk.getState();
      const writer = core.now();
      if (!draft || !writer) throw new Error('No draft is open, so there is nothing to export.');
      return writer.render(draft.workspace, format);
    },
  };
}
