import type { Commands } from '../store/commands.ts';
import type { Comparing } from '../store/comparing.ts';
import type { DeskStore } from '../store/desk-store.ts';
import type { ViewStore } from '../store/view-store.ts';
import { addressOf, libraryAddress, screenAddress } from './addresses.ts';
import type { DeskCore } from './desk-core.ts';
import type { RepositoryWithDeleted } from './repository-with-deleted.ts';
import type { FileOpening } from './file-opening.ts';
import type { FileSaving } from './file-saving.ts';
import type { LazyLoader } from './lazy-loader.ts';
import type { Navigation } from './navigation.ts';
import type { Tabs } from './tab-parts.ts';
import type { VersionCommands } from './version-commands.ts';

export interface CommandParts {
  readonly desk: DeskStore;
  readonly view: ViewStore;
  readonly drafts: Pick<RepositoryWithDeleted, 'remove' | 'restore' | 'forget' | 'duplicate' | 'rename'>;
  readonly tabs: Pick<Tabs, 'takeOver' | 'isOpenElsewhere' | 'rename' | 'tellDeleted' | 'tellRestored'>;
  readonly opening: LazyLoader<FileOpening>;
  readonly saving: LazyLoader<FileSaving>;
  readonly versions: LazyLoader<VersionCommands>;
  readonly comparing: LazyLoader<Comparing>;
  readonly core: LazyLoader<DeskCore>;
  readonly navigation: Navigation;
  readonly services: Pick<
    Commands,
    | 'digest'
    | 'download'
    | 'downloadExport'
    | 'copy'
    | 'readPassages'
    | 'canSaveInPlace'
    | 'pickFiles'
    | 'droppedFiles'
    | 'storageState'
    | 'protectStorage'
  >;
  /** Reports an error in the library. */
  readonly onTrouble: (error: unknown) => void;
}

/** Creates the commands that features can call. */
export function createCommands(parts: CommandParts): Commands {
  const { desk, view, drafts, tabs, opening, saving, versions, comparing, core, navigation, services, onTrouble } =
    parts;
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
    goTo(place) {
      const { draft } = desk.getState();
      if (!draft) return;
      if (place.to !== 'desk') {
        view.actions.aimAt(place.key);
        navigation.go(screenAddress(draft.id, place.to));
        return;
      }
      const selection = place.selection ?? view.getState().selection;
      navigation.go(addressOf(draft.id, selection));
      if (place.selection) view.actions.select(place.selection, place.field);
    },
    deleteDraft: (id) =>
      drafts
        .remove(id)
        .then(() => tabs.tellDeleted(id))
        .catch(onTrouble),
    restoreDraft: (id) =>
      drafts
        .restore(id)
        .then(() => tabs.tellRestored(id))
        .catch(onTrouble),
    deletePermanently: (ids) => drafts.forget(ids).catch(onTrouble),
    duplicateDraft: (id) => drafts.duplicate(id).catch(onTrouble),
    renameDraft: (id, title) => tabs.rename(id, title).catch(onTrouble),
    isOpenElsewhere: (id) => tabs.isOpenElsewhere(id).catch(() => false),
    takeOver: () => tabs.takeOver().catch(onTrouble),
    preloadFileReading: () =>
      void import('./preloading.ts').then(({ preloadFileReading }) => preloadFileReading()).catch(() => undefined),
    openFiles: async (...given) => (await opening.get()).openFiles(...given),
    openText: async (...given) => (await opening.get()).openText(...given),
    openSample: async (name) => (await opening.get()).openSample(name),
    saveToFile: async () => (await saving.get()).saveToFile(),
    saveToFileAs: async (format) => (await saving.get()).saveToFileAs(format),
    async openFileVersion() {
      const file = await (await saving.get()).fileVersion();
      if (file) await (await opening.get()).openFiles([file], 'library');
    },
    comparing: comparing.get,
    listVersions: async () => (await versions.get()).listVersions(),
    readVersion: async (stateId) => (await versions.get()).readVersion(stateId),
    saveExportedVersion: async (fileName) => (await versions.get()).saveExportedVersion(fileName),
    compareVersions: async (...given) => (await versions.get()).compareVersions(...given),
    openAsDraft: async (workspace) => (await versions.get()).openAsDraft(workspace),
    exportAllDrafts: async (...given) => (await versions.get()).exportAllDrafts(...given),
    damagedDrafts: async (ids) => (await versions.get()).damagedDrafts(ids),
    rawDraft: async (id) => (await versions.get()).rawDraft(id),
    dismissLost: (ids) =>
      versions
        .get()
        .then(({ dismissLost }) => dismissLost(ids))
        .catch(onTrouble),
    async makeExport(format, signal) {
      const workspace = desk.getState().draft?.workspace;
      if (!workspace) throw new Error('Open a draft first, then export it.');
      const { exportInWorker } = await import('../services/exporting/export-in-worker.ts');
      return exportInWorker({ workspace, format }, signal);
    },
    render(format, given) {
      const workspace = given ?? desk.getState().draft?.workspace;
      const writer = core.now();
      if (!workspace || !writer) throw new Error('Open a draft first, then export it.');
      return writer.render(workspace, format);
    },
  };
}
