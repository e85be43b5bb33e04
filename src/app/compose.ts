import type { Checker } from '../core/check/checker.ts';
import { copyText } from '../services/clipboard.ts';
import { downloadText } from '../services/download.ts';
import type { Stores } from '../store/context.tsx';
import { createDeskStore } from '../store/desk-store.ts';
import { createLibraryStore } from '../store/library-store.ts';
import { createViewStore } from '../store/view-store.ts';
import { createAnnouncer, type Announcer } from '../ui/announcer.tsx';
import { createAsker, type Asker } from '../ui/ask.tsx';
import { createCommands } from './commands.ts';
import type { DeskCore } from './desk-core.ts';
import { keepWorkOf, type KeepWork } from './keep-work.ts';
import { late, type Late } from './late.ts';
import { lateDraftRoom } from './late-draft-room.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createSession, type Session } from './session.ts';

/** Everything that the application is made of, put together. */
export interface Composition {
  readonly stores: Stores;
  readonly session: Session;
  readonly navigation: Navigation;
  readonly asker: Asker;
  readonly announcer: Announcer;
  readonly keepWork: KeepWork;
}

/**
 * Makes the stores and services and wires them to each other. The one place that knows all of them. What the first
 * paint of the library has no use for is loaded behind it.
 */
export function compose(): Composition {
  const core = late(async () => (await import('./desk-core.ts')).deskCore);
  const desk = createDeskStore({
    applyEdit: (workspace, edit) => loaded(core).applyEdit(workspace, edit),
    createChecker: () => core.now()?.createChecker() ?? noChecker,
    clock: () => performance.now(),
  });
  const view = createViewStore();
  const library = createLibraryStore();
  const navigation = createNavigation();
  const asker = createAsker();
  const onTrouble = (error: unknown): void =>
    library.setState({ trouble: error instanceof Error ? error.message : String(error) });
  const room = late(async () => (await import('./device.ts')).draftRoomOnDevice({ desk, library }));
  const drafts = lateDraftRoom(room, onTrouble);
  const opening = late(async () =>
    (await import('./file-opening.ts')).createFileOpening({ desk, drafts, navigation, asker }),
  );
  const readPassages: Stores['commands']['readPassages'] = async (files) =>
    (await import('./reading.ts')).readPassagesOf(files);
  const digest = (bytes: Uint8Array): Uint8Array => loaded(core).digest(bytes);
  const services = { digest, download: downloadText, copy: copyText, readPassages };
  const commands = createCommands({ desk, drafts, opening, core, navigation, services, onTrouble });
  warnBeforeLoss(drafts.wouldLose);
  return {
    stores: { desk, view, library, commands },
    session: createSession({ desk, view }, drafts, core),
    navigation,
    asker,
    announcer: createAnnouncer(),
    keepWork: keepWorkOf(drafts),
  };
}

/** The core, which is there for as long as a draft is open. */
function loaded(core: Late<DeskCore>): DeskCore {
  const now = core.now();
  if (!now) throw new Error('No draft is open yet.');
  return now;
}

/** Stands in while no draft is open and the core is not loaded: there is nothing to check then. */
const noChecker: Checker = {
  check: () => {
    throw new Error('The checker is not loaded yet.');
  },
};

/** Lets the browser ask before the page closes over work that is kept nowhere. */
function warnBeforeLoss(wouldLose: () => boolean): void {
  window.addEventListener('beforeunload', (event) => {
    if (wouldLose()) event.preventDefault();
  });
}
