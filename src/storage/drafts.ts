/** The facade of this folder: everything that the application does with drafts, files and versions. */
import { encryptedEnding } from '../core/files/encrypted-file.ts';
import { messageOf } from '../core/json/words.ts';
import { copiedText, copyText, downloadFile, downloadText } from '../platform/download.ts';
import { systemClock, browserSchedule, randomPassphrase } from '../platform/clock.ts';
import { lazyLoader, lazyMethods, lazyPart, type LazyLoader } from '../platform/lazy-loader.ts';
import { canStoreOriginals, askToKeepStorage, browserStorage } from '../platform/persistence.ts';
import type { DeskStore } from '../desk/desk-store.ts';
import type { DraftCommands } from '../desk/draft-commands.ts';
import type { ExportCommands } from '../desk/export-commands.ts';
import type { FileCommands } from '../desk/file-commands.ts';
import type { LibraryStore } from '../desk/library-store.ts';
import type { ScreenName } from '../desk/place.ts';
import type { OriginalCommands } from '../desk/original-commands.ts';
import type { AnnotationRequest, PassphraseRequest, RequestStore, SourceImport } from '../desk/requests.ts';
import type { SignatureCommands } from '../desk/signature-commands.ts';
import type { SourceTexts } from '../desk/source-texts.ts';
import type { VersionCommands } from '../desk/version-commands.ts';
import type { Ask, FileSaving } from './files/file-saving.ts';
import {
  canSaveInPlace,
  pickFilesToOpen,
  filesBehind,
  filesDropped,
  onLaunchedFiles,
} from './files/file-system-access.ts';
import type { Render } from './files/render.ts';
import type { DecryptedFiles } from './reading/encrypted-files.ts';
import type { DraftRepository } from './repository/draft-repository.ts';
import { createSourceTexts } from './source-texts.ts';
import type { DraftStore } from './database/drafts.ts';
import type { Tabs } from './tabs/tab-writer.ts';

export interface DraftsParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  /** The code that writes files. It is loaded with the first draft. */
  readonly core: LazyLoader<{ readonly render: Render }>;
  readonly ask: Ask;
  /** Announces a sentence to the user. */
  readonly say: (text: string) => void;
  /** Shows a draft: the desk, or another screen of it. */
  readonly show: (draftId: string, screen?: ScreenName) => void;
  /** The sources that wait for the person's answers. */
  readonly sources: RequestStore<SourceImport>;
  /** The annotations that wait for the person's answer. */
  readonly annotations: RequestStore<AnnotationRequest>;
  /** The encrypted file that waits for its passphrase. */
  readonly passphrases: RequestStore<PassphraseRequest>;
  /** Whether a brief for reviewers was written on this device. */
  readonly isOwnBrief: (brief: string) => Promise<boolean>;
  /** Loads code that is needed once a file is opened. Never rejects. */
  readonly preload: () => void;
}

/** The drafts of this device. Code that the first paint of the library does not need is loaded on first use. */
export interface Drafts {
  readonly repository: LazyLoader<DraftRepository>;
  readonly tabs: LazyLoader<Tabs>;
  /** Rereads the library’s list. Never rejects: errors are shown in the library. */
  readonly refresh: () => Promise<void>;
  readonly drafts: DraftCommands;
  readonly files: FileCommands;
  readonly exports: ExportCommands;
  readonly originals: OriginalCommands;
  readonly signatures: () => Promise<SignatureCommands>;
  readonly versions: VersionCommands;
  readonly sourceTexts: SourceTexts;
  readonly saveWork: SaveWork;
}

/** Saves pending changes. Resolves to the reason why the page must not be left now, or to null. */
export type SaveWork = () => Promise<string | null>;

/** Wires the parts of this folder together. */
export function createDrafts(parts: DraftsParts): Drafts {
  const { desk, library, core, ask, say, show, sources, annotations, passphrases, isOwnBrief } = parts;
  const device = lazyLoader(async () => (await import('./device.ts')).openDevice({ desk, library, say }));
  const repository = lazyPart(device, (opened) => opened.repository);
  const tabs = lazyPart(device, (opened) => opened.tabs);
  const store = async (): Promise<DraftStore> => (await repository.get()).store();
  const decryptFiles = async (files: readonly File[], signal?: AbortSignal): Promise<DecryptedFiles> => {
    const load = async () => (await import('./in-worker.ts')).decryptInWorker;
    return (await import('./reading/encrypted-files.ts')).decryptFiles(files, { passphrases, load }, signal);
  };
  const opening = lazyLoader(async () =>
    (await import('./files/file-opening.ts')).createFileOpening({
      desk,
      add: async (workspace) => (await repository.get()).add(workspace),
      show,
      ask,
      decryptFiles,
      sources,
      annotations,
      isOwnBrief,
      onOpened: async (...opened) => (await saving.get()).linkOpened(...opened),
    }),
  );
  const saving = lazyLoader(async () => {
    const [{ createFileSaving }, { fileLinksHere }, { render }] = await Promise.all([
      import('./files/file-saving.ts'),
      import('./files/file-links.ts'),
      core.get(),
    ]);
    const keepAsDraft = async (file: File): Promise<void> => {
      if (await (await opening.get()).keepAsDraft(file)) return;
      downloadText(file.name, await file.text());
    };
    return createFileSaving({ desk, render, links: fileLinksHere(), ask, clock: systemClock, keepAsDraft });
  });
  const openingCommands = lazyMethods(opening, [
    'openFiles',
    'openText',
    'openSample',
    'openSources',
    'addHighlights',
    'prepareReviews',
  ]);
  const versions = lazyLoader(async () =>
    (await import('./versions/version-commands.ts')).createVersionCommands({ desk, store }),
  );
  const comparing = lazyLoader(async () =>
    (await import('./versions/comparing.ts')).createComparing({
      desk,
      library,
      repository: await repository.get(),
      saving,
      decryptFiles,
    }),
  );
  const originals = lazyLoader(async () =>
    (await import('./originals/original-commands.ts')).createOriginalCommands({
      library,
      repository: await repository.get(),
      desk,
      clock: systemClock,
    }),
  );
  const casefiles = lazyLoader(async () => {
    const { createCasefileSearch } = await import('./casefile-search.ts');
    return createCasefileSearch({ desk, library, repository: await repository.get(), schedule: browserSchedule });
  });
  const signatures = lazyLoader(async () => {
    const { createSignatureCommands } = await import('./signatures.ts');
    return createSignatureCommands({ clock: systemClock });
  });
  async function saveWork(): Promise<string | null> {
    const opened = repository.now();
    await opened?.release();
    if (!opened?.wouldLose()) return null;
    return 'Some of your work is not saved on this device. Export it before you update.';
  }
  watchFiles(desk, saving);
  return {
    sourceTexts: createSourceTexts(),
    saveWork,
    repository,
    tabs,
    refresh: () =>
      reportedIn(
        library,
        repository.get().then((drafts) => drafts.refresh()),
      ),
    drafts: {
      ...draftCommands(parts, { repository, tabs, store, opening }),
      ...lazyMethods(casefiles, ['findCasefile', 'readCasefile', 'findSharedWords']),
    },
    files: {
      ...openingCommands,
      async readSources(...given) {
        // The import sheet names texts by their hash, which the core computes, also while no draft is open.
        const [files] = await Promise.all([opening.get(), core.get()]);
        return files.readSources(...given);
      },
      ...lazyMethods(saving, ['saveToFile', 'saveToFileAs']),
      preloadFileReading() {
        void import('./reading/read-in-worker.ts').then((code) => code.preloadReader()).catch(() => undefined);
        parts.preload();
        // One of the files may be a review.
        void openingCommands.prepareReviews().catch(() => undefined);
      },
      canSaveInPlace: canSaveInPlace(),
      droppedFiles: filesDropped,
      onLaunchedFiles,
      async pickFiles() {
        const picked = await pickFilesToOpen();
        if (picked.kind === 'refused') return picked.kind;
        return picked.kind === 'chosen' ? filesBehind(picked.value) : [];
      },
      async openFileVersion() {
        const file = await (await saving.get()).fileVersion();
        if (file) await (await opening.get()).openFiles([file], 'library');
      },
    },
    exports: {
      ...exportCommands(desk, core),
      ...lazyMethods(versions, ['saveExportedVersion']),
    },
    originals: {
      canStore: canStoreOriginals(),
      ...lazyMethods(originals, [
        'store',
        'attach',
        'read',
        'find',
        'openPages',
        'list',
        'listUnused',
        'remove',
        'makeBag',
      ]),
    },
    signatures: signatures.get,
    versions: {
      ...lazyMethods(versions, ['listVersions', 'readVersion', 'compareVersions']),
      comparing: comparing.get,
    },
  };
}

/** Tracks the file of each opened draft, and checks it again when the tab gets the focus. */
function watchFiles(desk: DeskStore, saving: LazyLoader<FileSaving>): void {
  const stop = desk.subscribe(({ draft }) => {
    if (!draft) return;
    stop();
    // If the code cannot be loaded, the draft has no file, and everything else works.
    void saving.get().catch(() => undefined);
  });
  window.addEventListener('focus', () => void saving.now()?.look());
}

/** Waits for some work, and shows its error in the library. Never rejects. */
function reportedIn(library: LibraryStore, work: Promise<unknown>): Promise<void> {
  return work.then(
    () => undefined,
    (error: unknown) => library.setState({ trouble: messageOf(error) }),
  );
}

export interface DraftCommandsParts extends Pick<Drafts, 'repository' | 'tabs'> {
  readonly store: () => Promise<DraftStore>;
  readonly opening: LazyLoader<{ newAssessment(): Promise<void> }>;
}

/** Creates the commands for whole drafts. Errors that no caller handles are shown in the library. */
export function draftCommands(
  { desk, library, show }: Pick<DraftsParts, 'desk' | 'library' | 'show'>,
  { repository, tabs, store, opening }: DraftCommandsParts,
): Omit<DraftCommands, 'findCasefile' | 'readCasefile' | 'findSharedWords'> {
  const reportFailure = (work: Promise<unknown>): Promise<void> => reportedIn(library, work);
  const change = (work: (drafts: DraftRepository) => Promise<unknown>): Promise<void> =>
    reportFailure(repository.get().then(work));
  return {
    listDrafts: () => change((drafts) => drafts.refresh()),
    newAssessment: () => reportFailure(opening.get().then((files) => files.newAssessment())),
    deleteDraft: (id) => change((drafts) => drafts.remove(id).then(() => tabs.now()?.tellDeleted(id))),
    restoreDraft: (id) => change((drafts) => drafts.restore(id).then(() => tabs.now()?.tellRestored(id))),
    deletePermanently: (ids) => change((drafts) => drafts.forget(ids)),
    duplicateDraft: (id) => change((drafts) => drafts.duplicate(id)),
    renameDraft: (id, title) => reportFailure(tabs.get().then((open) => open.rename(id, title))),
    isOpenElsewhere: (id) =>
      tabs
        .get()
        .then((open) => open.isOpenElsewhere(id))
        .catch(() => false),
    takeOver: () => reportFailure(tabs.get().then((open) => open.takeOver())),
    openAsDraft: async (workspace) => show(await (await repository.get()).add(workspace)),
    async exportAllDrafts(onProgress, signal) {
      const { allDrafts, exportAll } = await import('./versions/export-all.ts');
      const all = allDrafts({ desk, library, repository: await repository.get() });
      return exportAll({ ...all, download: downloadFile, clock: systemClock }, onProgress, signal);
    },
    rawDraft: async (id) => (await store()).rawDraft(id),
    dismissLost: (ids) => change((drafts) => drafts.dismissLost(ids)),
    async damagedDrafts(ids) {
      const damagedParts = async (id: string) => (await store()).listDamaged(id);
      // If this fails too, opening the draft will report the problem.
      const entries = await Promise.all(ids.map(async (id) => [id, await damagedParts(id).catch(() => [])] as const));
      return new Map(entries.filter(([, damaged]) => damaged.length > 0));
    },
    storageState: browserStorage,
    protectStorage: askToKeepStorage,
  };
}

function exportCommands(desk: DeskStore, core: DraftsParts['core']): Omit<ExportCommands, 'saveExportedVersion'> {
  const closed = 'Open a draft first, then export it.';
  return {
    download: downloadText,
    downloadExport: ({ fileName, content }) => downloadFile(fileName, content),
    async encrypt({ fileName, content }, passphrase, signal) {
      const { encryptInWorker } = await import('./in-worker.ts');
      const encrypted = await encryptInWorker({ content, passphrase }, signal);
      return { fileName: `${fileName}${encryptedEnding}`, content: encrypted };
    },
    generatePassphrase: randomPassphrase,
    copy: copyText,
    readCopied: copiedText,
    async makeExport(format, signal, shape) {
      const workspace = desk.getState().draft?.workspace;
      if (!workspace) throw new Error(closed);
      const { exportInWorker } = await import('./in-worker.ts');
      return exportInWorker({ workspace, format, shape }, signal);
    },
    async makeChanges(before, after, format, signal) {
      const { exportChangesInWorker } = await import('./in-worker.ts');
      return exportChangesInWorker({ before, after, format }, signal);
    },
    render(format, given) {
      const workspace = given ?? desk.getState().draft?.workspace;
      const writer = core.now();
      if (!workspace || !writer) throw new Error(closed);
      return writer.render(workspace, format);
    },
  };
}
