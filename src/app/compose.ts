import type { Stores } from '../store/context.tsx';
import { createDeskStore } from '../store/desk-store.ts';
import { createLibraryStore } from '../store/library-store.ts';
import { createViewStore } from '../store/view-store.ts';
import { createAnnouncer, type Announcer } from '../ui/announcer.tsx';
import { createAsker, type Asker } from '../ui/ask.tsx';
import { createCommands } from './commands.ts';
import { createLateChecker } from './late-checker.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { digest, provisional } from './provisional.ts';
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
  const checker = createLateChecker(digest);
  const desk = createDeskStore({ createChecker: checker.create, clock: () => performance.now() });
  const view = createViewStore();
  const library = createLibraryStore();
  const navigation = createNavigation();
  const asker = createAsker();
  const drafts = provisional(desk, library);
  const commands = createCommands({
    desk,
    drafts,
    navigation,
    asker,
    digest,
    download: () => undefined,
    copy: (text) => navigator.clipboard.writeText(text),
  });
  return {
    stores: { desk, view, library, commands },
    session: createSession({ desk, view }, drafts, checker),
    navigation,
    asker,
    announcer: createAnnouncer(),
  };
}
