/** Creates the stores, drafts, session and navigation of the application and connects them. */
import type { SupportFinding } from '../core/check/support-check.ts';
import type { LoadForCheck } from '../desk/draft-check.ts';
import { createDrafts, type Drafts } from '../storage/drafts.ts';
import { systemClock } from '../platform/clock.ts';
import { lazyLoader, type LazyLoader } from '../platform/lazy-loader.ts';
import type { Stores } from '../shared/context.tsx';
import {
  createRequestStore,
  type AnnotationRequest,
  type PassphraseRequest,
  type SourceImport,
} from '../desk/requests.ts';
import { createDeskStore, type DeskStore } from '../desk/desk-store.ts';
import { createLibraryStore } from '../desk/library-store.ts';
import type { NavigationCommands } from '../desk/place.ts';
import { createViewStore, type ViewStore } from '../desk/view-store.ts';
import { createAnnouncer, type Announcer } from '../ui/announcer.tsx';
import { createAsker, type Asker } from '../ui/ask.tsx';
import { addressOf, libraryAddress, screenAddress } from './addresses.ts';
import type { DeskCore } from './desk-core.ts';
import { createSession, type Session } from './session.ts';

/** Navigation for code outside React. The router connects itself when it is created. */
interface Navigation {
  go(address: string): void;
  connect(navigate: (address: string) => void): void;
}

/** Creates a navigation that does nothing until a router is connected. */
function createNavigation(): Navigation {
  let navigate: (address: string) => void = () => undefined;
  return {
    go: (address) => navigate(address),
    connect(connected) {
      navigate = connected;
    },
  };
}

/** The wired parts of the application. */
export interface Composition {
  readonly stores: Stores;
  readonly session: Session;
  readonly navigation: Navigation;
  readonly asker: Asker;
  readonly announcer: Announcer;
  readonly saveWork: Drafts['saveWork'];
  readonly sourceTexts: Drafts['sourceTexts'];
}

/**
 * Creates the stores and everything around them, and wires the parts together. The only place that knows all of them.
 * Code that the first paint of the library does not need is loaded after it.
 */
export function compose(): Composition {
  const checks = lazyLoader(() => import('./desk-check.ts'));
  const core = lazyLoader(async () => {
    // Loads beside the core. A draft that is open before it says that it is being checked.
    void checks.get().catch(() => undefined);
    return (await import('./desk-core.ts')).deskCore;
  });
  const loadFor: LoadForCheck = (workspace) => {
    const code = checks.now();
    return code ? code.loadCues(workspace) : checks.get().then(({ loadCues }) => loadCues(workspace));
  };
  const desk = createDeskStore({
    applyEdit: (workspace, edit) => loadedCore(core).applyEdit(workspace, edit),
    changeOf: (...change) => loadedCore(core).changeOf(...change),
    createChecker: () => checks.now()?.createDeskChecker(),
    inSlices: (step) => loadedCore(core).inSlices(step),
    loadFor,
    clock: systemClock,
  });
  const view = createViewStore((requested, last) => {
    const { draft } = desk.getState();
    return draft ? loadedCore(core).entryOfSection(draft.workspace.assessment, requested, last) : requested;
  });
  const library = createLibraryStore();
  const sources = createRequestStore<SourceImport>();
  const annotations = createRequestStore<AnnotationRequest>();
  const passphrases = createRequestStore<PassphraseRequest>();
  const navigation = createNavigation();
  const asker = createAsker();
  const announcer = createAnnouncer();
  const { repository, tabs, refresh, saveWork, sourceTexts, ...commands } = createDrafts({
    desk,
    library,
    core,
    ask: asker.ask,
    say: announcer.say,
    show: (id, screen) => navigation.go(screen ? screenAddress(id, screen) : addressOf(id, { section: 'document' })),
    sources,
    annotations,
    passphrases,
    isOwnBrief: async (brief) => (await import('../shared/own-briefs.ts')).isOwnBrief(brief, (await core.get()).digest),
    preload: () => void import('./preloading.ts').then((code) => code.preloadFileReading()).catch(() => undefined),
  });
  warnBeforeLoss(repository);
  const services: Pick<Stores, 'digest' | 'ruleOf' | 'supportCheck' | 'loadFor' | 'inSlices'> = {
    digest: (bytes) => loadedCore(core).digest(bytes),
    ruleOf: (ruleId) => checks.now()?.ruleOf(ruleId),
    supportCheck: (...entry) => checks.now()?.supportCheckOf(...entry) ?? notChecked,
    loadFor,
    inSlices: (step) => loadedCore(core).inSlices(step),
  };
  return {
    stores: {
      desk,
      view,
      library,
      sources,
      annotations,
      passphrases,
      ...commands,
      navigation: navigationCommands(desk, view, navigation),
      ...services,
    },
    session: createSession({ stores: { desk, view }, repository, tabs, core, refresh }),
    navigation,
    asker,
    announcer,
    saveWork,
    sourceTexts,
  };
}

function navigationCommands(desk: DeskStore, view: ViewStore, { go }: Navigation): NavigationCommands {
  return {
    openDraft: async (id) => go(addressOf(id, { section: 'document' })),
    goToLibrary: () => go(libraryAddress),
    goTo(place) {
      const { draft } = desk.getState();
      if (!draft) return;
      if (place.to !== 'desk') {
        view.actions.aimAt(place.key);
        go(screenAddress(draft.id, place.to, place.to === 'map' ? place.key : undefined));
        return;
      }
      go(addressOf(draft.id, place.selection ?? view.getState().selection));
      if (place.selection) view.actions.select(place.selection, place.field);
    },
  };
}

/** Returns the core, which is always loaded while a draft is open. */
function loadedCore(core: LazyLoader<DeskCore>): DeskCore {
  const now = core.now();
  if (!now) throw new Error('No draft is open yet.');
  return now;
}

/** What is said of each claim as support while the rules are being loaded. */
const notChecked = (): readonly SupportFinding[] => [
  { problem: 'unchecked', message: 'The rules are not loaded yet.' },
];

/** Makes the browser ask before the page closes with unsaved changes. */
function warnBeforeLoss(repository: Drafts['repository']): void {
  window.addEventListener('beforeunload', (event) => {
    if (repository.now()?.wouldLose()) event.preventDefault();
  });
}
