import { copyText } from '../services/clipboard.ts';
import { systemClock } from '../services/clock.ts';
import { sha256 } from '../services/digest.ts';
import { downloadText } from '../services/download.ts';
import { randomDraftId } from '../services/ids.ts';
import { openDrafts } from '../services/open-drafts.ts';
import { onPageHidden } from '../services/page-events.ts';
import { askToKeepStorage } from '../services/persistence.ts';
import type { Stores } from '../store/context.tsx';
import { createDeskStore } from '../store/desk-store.ts';
import { createLibraryStore } from '../store/library-store.ts';
import { createViewStore } from '../store/view-store.ts';
import { createAnnouncer, type Announcer } from '../ui/announcer.tsx';
import { createAsker, type Asker } from '../ui/ask.tsx';
import { createCommands } from './commands.ts';
import { createDraftRoom } from './draft-room.ts';
import { createLateChecker } from './late-checker.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createSession, type Session } from './session.ts';

/** Everything that the application is made of, put together. */
export interface Composition {
  readonly stores: Stores;
  readonly session: Session;
  readonly navigation: Navigation;
  readonly asker: Asker;
  readonly announcer: Announcer;
}

/** Makes the stores and services and wires them to each other. The one place that knows all of them. */
export function compose(): Composition {
  const checker = createLateChecker(sha256);
  const desk = createDeskStore({ createChecker: checker.create, clock: () => performance.now() });
  const view = createViewStore();
  const library = createLibraryStore();
  const navigation = createNavigation();
  const asker = createAsker();
  const drafts = createDraftRoom({ desk, library, openDrafts, newId: randomDraftId, clock: systemClock, onPageHidden });
  const commands = createCommands({
    desk,
    drafts: { ...drafts, add: (workspace) => drafts.add(workspace).finally(() => void askToKeepStorage()) },
    navigation,
    asker,
    digest: sha256,
    download: downloadText,
    copy: copyText,
    onTrouble: (error) => library.setState({ trouble: error instanceof Error ? error.message : String(error) }),
  });
  warnBeforeLoss(drafts.wouldLose);
  return {
    stores: { desk, view, library, commands },
    session: createSession({ desk, view }, drafts, checker),
    navigation,
    asker,
    announcer: createAnnouncer(),
  };
}

/** Lets the browser ask before the page closes over work that is kept nowhere. */
function warnBeforeLoss(wouldLose: () => boolean): void {
  window.addEventListener('beforeunload', (event) => {
    if (wouldLose()) event.preventDefault();
  });
}
