import { messageOf } from '../core/json/message-of.ts';
import type { Checker } from '../core/check/checker.ts';
import { copyText } from '../services/clipboard.ts';
import { systemClock } from '../services/clock.ts';
import { downloadFile, downloadText } from '../services/download.ts';
import { canSaveInPlace, pickFilesToOpen } from '../services/files-in-place/file-system-access.ts';
import { filesBehind, filesDropped } from '../services/files-in-place/handles-of-files.ts';
import { askToKeepStorage, browserStorage } from '../services/persistence.ts';
import type { ExportedBlob } from '../store/commands.ts';
import type { Stores } from '../store/context.tsx';
import { createDeskStore, type DeskStore } from '../store/desk-store.ts';
import { createLibraryStore } from '../store/library-store.ts';
import { createViewStore } from '../store/view-store.ts';
import { createAnnouncer, type Announcer } from '../ui/announcer.tsx';
import { createAsker, type Asker } from '../ui/ask.tsx';
import { createCommands } from './commands.ts';
import type { DeskCore } from './desk-core.ts';
import type { FileSaving } from './file-saving.ts';
import { createSaveWork, type SaveWork } from './save-work.ts';
import { lazyLoader, lazyPart, type LazyLoader } from './lazy-loader.ts';
import { lazyDraftRepository } from './lazy-draft-repository.ts';
import { lazyTabs } from './lazy-tabs.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { passagesOrProblems } from './passages-or-problems.ts';
import { createSession, type Session } from './session.ts';

/** The wired parts of the application. */
export interface Composition {
  readonly stores: Stores;
  readonly session: Session;
  readonly navigation: Navigation;
  readonly asker: Asker;
  readonly announcer: Announcer;
  readonly saveWork: SaveWork;
}

/**
 * Creates the stores and services and wires them together. The only place that knows all of them. Code that the first
 * paint of the library does not need is loaded after it.
 */
export function compose(): Composition {
  const core = lazyLoader(async () => (await import('./desk-core.ts')).deskCore);
  const desk = createDeskStore({
    applyEdit: (workspace, edit) => loaded(core).applyEdit(workspace, edit),
    changeOf: (...change) => loaded(core).changeOf(...change),
    createChecker: () => core.now()?.createChecker() ?? noChecker,
    inSlices: (step) => loaded(core).inSlices(step),
    clock: systemClock,
  });
  const view = createViewStore();
  const library = createLibraryStore();
  const navigation = createNavigation();
  const asker = createAsker();
  const onTrouble = (error: unknown): void => library.setState({ trouble: messageOf(error) });
  const announcer = createAnnouncer();
  const device = lazyLoader(async () =>
    (await import('./device.ts')).openDevice({ desk, library, say: announcer.say }),
  );
  const drafts = lazyDraftRepository(
    lazyPart(device, ({ repository }) => repository),
    onTrouble,
  );
  const tabs = lazyTabs(lazyPart(device, (opened) => opened.tabs));
  const opening = lazyLoader(async () =>
    (await import('./file-opening.ts')).createFileOpening({
      desk,
      drafts,
      navigation,
      asker,
      onOpened: async (...opened) => (await saving.get()).linkOpened(...opened),
    }),
  );
  const saving = lazyLoader(async () => {
    const [{ createFileSaving }, { fileLinksHere }] = await Promise.all([
      import('./file-saving.ts'),
      import('../services/files-in-place/file-links.ts'),
      core.get(),
    ]);
    const keepAsDraft = async (file: File): Promise<void> => {
      if (await (await opening.get()).keepAsDraft(file)) return;
      downloadText(file.name, await file.text());
    };
    return createFileSaving({
      desk,
      core: () => loaded(core),
      links: fileLinksHere(),
      asker,
      clock: systemClock,
      keepAsDraft,
    });
  });
  const versions = lazyLoader(async () =>
    (await import('./version-commands.ts')).createVersionCommands({ desk, library, drafts, navigation }),
  );
  const comparing = lazyLoader(async () =>
    (await import('./comparing.ts')).createComparing({ desk, library, drafts, saving }),
  );
  watchFiles(desk, saving);
  const readPassages: Stores['commands']['readPassages'] = async (files) =>
    passagesOrProblems(files, async () => (await import('./reading.ts')).readPassagesOf(files));
  const digest = (bytes: Uint8Array): Uint8Array => loaded(core).digest(bytes);
  const services = { digest, ...downloads, readPassages, ...filesInPlace, ...storage };
  const commands = createCommands({
    desk,
    view,
    drafts,
    tabs,
    opening,
    saving,
    versions,
    comparing,
    core,
    navigation,
    services,
    onTrouble,
  });
  warnBeforeLoss(drafts.wouldLose);
  return {
    stores: { desk, view, library, commands },
    session: createSession({ stores: { desk, view }, drafts, tabs, core }),
    navigation,
    asker,
    announcer,
    saveWork: createSaveWork(drafts),
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

const filesInPlace = {
  canSaveInPlace: canSaveInPlace(),
  droppedFiles: filesDropped,
  async pickFiles() {
    const picked = await pickFilesToOpen();
    if (picked.kind === 'refused') return picked.kind;
    return picked.kind === 'chosen' ? filesBehind(picked.value) : [];
  },
} satisfies Partial<Stores['commands']>;

const downloads = {
  download: (fileName: string, text: string) => downloadText(fileName, text),
  downloadExport: ({ fileName, content }: ExportedBlob) => downloadFile(fileName, content),
  copy: copyText,
} satisfies Partial<Stores['commands']>;

const storage = { storageState: browserStorage, protectStorage: askToKeepStorage };

/** Returns the core, which is always loaded while a draft is open. */
function loaded(core: LazyLoader<DeskCore>): DeskCore {
  const now = core.now();
  if (!now) throw new Error('No draft is open yet.');
  return now;
}

function nothingToCheck(): never {
  throw new Error('The checker is not loaded yet.');
}

/** Placeholder while the core is not loaded: no draft is open, so there is nothing to check. */
const noChecker: Checker = { check: nothingToCheck, checkSome: nothingToCheck };

/** Makes the browser ask before the page closes with unsaved changes. */
function warnBeforeLoss(wouldLose: () => boolean): void {
  window.addEventListener('beforeunload', (event) => {
    if (wouldLose()) event.preventDefault();
  });
}
