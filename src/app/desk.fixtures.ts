import { sha256 } from '@noble/hashes/sha2.js';
import { applyEdit } from '../core/workspace/apply-edit.ts';
import { createChecker, type Checker } from '../core/check/checker.ts';
import { createMemoryDrafts } from '../drafts/storage/memory-drafts.ts';
import type { DraftStore } from '../drafts/storage/drafts.ts';
import type { Schedule } from '../platform/schedule.ts';
import { createDeskStore } from '../store/desk-store.ts';
import type { InSlices } from '../store/draft-check.ts';
import { createLibraryStore } from '../store/library-store.ts';
import { changeOf } from '../store/history.ts';
import { createViewStore } from '../store/view-store.ts';
import { createDraftRepository } from '../drafts/repository/draft-repository.ts';
import { lazyLoader, type LazyLoader } from '../platform/lazy-loader.ts';
import { createSession } from './session.ts';
import type { TabPage, TabsParts } from '../drafts/tabs/tab-parts.ts';
import { createTabs } from '../drafts/tabs/tabs.ts';

/** Drafts in memory that pass for drafts on the device. */
export function devicelikeDrafts(): DraftStore {
  return { ...createMemoryDrafts(''), place: { kind: 'device' } };
}

/** What a test sets otherwise. */
export interface TestDeskParts {
  readonly tabs?: Omit<TabsParts, 'desk' | 'repository'>;
  readonly schedule?: Schedule;
  readonly newId?: () => string;
  /** The checker's own where it is not given. */
  readonly createChecker?: () => Checker;
  /** How the first check of a large document is done; in one piece where it is not given. */
  readonly inSlices?: InSlices;
}

/** The stores with real drafts behind them, but in memory; ids are d1, d2 and so on, and the clock stands at 1000. */
export function testDesk(drafts: DraftStore = devicelikeDrafts(), given: TestDeskParts = {}) {
  const desk = createDeskStore({
    applyEdit,
    changeOf,
    createChecker: given.createChecker ?? (() => createChecker({ digest: sha256 })),
    clock: () => 0,
    ...(given.inSlices ? { inSlices: given.inSlices } : {}),
  });
  const view = createViewStore();
  const library = createLibraryStore();
  let made = 0;
  const repository = createDraftRepository({
    desk,
    library,
    openDrafts: async () => drafts,
    newId: given.newId ?? (() => `d${(made += 1)}`),
    clock: () => 1000,
    onPageHidden: () => () => undefined,
    ...(given.schedule ? { schedule: given.schedule } : {}),
  });
  const core = lazyLoader(async () => {
    const { deskCore } = await import('./desk-core.ts');
    return deskCore;
  });
  const tabs = createTabs({ ...(given.tabs ?? aloneInTheBrowser()), desk, repository });
  return {
    desk,
    view,
    library,
    repository,
    drafts,
    tabs,
    session: createSession({
      stores: { desk, view },
      drafts: loaded(repository),
      tabs: loaded(tabs),
      core,
      refresh: repository.refresh,
    }),
  };
}

/** A loader of something that is already loaded. */
const loaded = <Value>(value: Value): LazyLoader<Value> => ({ get: async () => value, now: () => value });

/** The only window of a browser without locks and channels. */
export function aloneInTheBrowser(): Omit<TabsParts, 'desk' | 'repository'> {
  return {
    channel: { page: 'alone', post: () => undefined, listen: () => () => undefined, close: () => undefined },
    locks: undefined,
    schedule: { after: () => () => undefined },
    page: visiblePage(),
    say: () => undefined,
  };
}

/** A page that is always visible, in a tab that remembers what it wrote to. */
export function visiblePage(): TabPage {
  let writing: string | null = null;
  return {
    isVisible: () => true,
    onVisibility: () => () => undefined,
    onPutAway: () => undefined,
    writing: { read: () => writing, write: (draft) => (writing = draft) },
    settleFields: () => undefined,
  };
}
