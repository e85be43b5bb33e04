/** The stores with real draft storage in memory, for tests of drafts, tabs and edits. */
import { sha256 } from '@noble/hashes/sha2.js';
import { applyEdit } from '../core/workspace/apply-edit.ts';
import { createChecker, type Checker } from '../core/check/checker.ts';
import { createMemoryDrafts } from '../storage/database/open-drafts.ts';
import type { DraftStore } from '../storage/database/drafts.ts';
import { createDeskStore } from '../desk/desk-store.ts';
import type { InSlices } from '../desk/draft-check.ts';
import { createLibraryStore } from '../desk/library-store.ts';
import { changeOf } from '../desk/history.ts';
import { createViewStore } from '../desk/view-store.ts';
import { createDraftRepository, type DraftRepositoryParts } from '../storage/repository/draft-repository.ts';
import { createDeletedDrafts } from '../storage/repository/deleting.ts';
import { lazyLoader, type LazyLoader } from '../platform/lazy-loader.ts';
import { createSession } from './session.ts';
import type { TabPage, TabsParts } from '../storage/tabs/tab-writer.ts';
import { createTabs } from '../storage/tabs/tabs.ts';

/** Drafts in memory that pass for drafts on the device. */
export function devicelikeDrafts(): DraftStore {
  return { ...createMemoryDrafts(''), place: { kind: 'device' } };
}

/** A place for texts by name, like `localStorage`. */
export function memoryPlace(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

/** The parts that a test can replace. */
export interface TestDeskParts extends Partial<Omit<DraftRepositoryParts, 'desk' | 'library' | 'openDrafts'>> {
  readonly tabs?: Omit<TabsParts, 'desk' | 'repository'>;
  /** The checker's own where it is not given. */
  readonly createChecker?: () => Checker;
  /** How the first check of a large document is done; in one piece where it is not given. */
  readonly inSlices?: InSlices;
}

/** The stores with real drafts, stored in memory. IDs are d1, d2 and so on, and the clock always shows 1000. */
export function testDesk(
  drafts: DraftStore = devicelikeDrafts(),
  { tabs: tabParts = aloneInTheBrowser(), inSlices, createChecker: checker, ...given }: TestDeskParts = {},
) {
  const desk = createDeskStore({
    applyEdit,
    changeOf,
    createChecker: checker ?? (() => createChecker({ digest: sha256 })),
    clock: () => 0,
    ...(inSlices && { inSlices }),
  });
  const view = createViewStore();
  const library = createLibraryStore();
  let made = 0;
  const place = memoryPlace();
  const repository = createDraftRepository({
    desk,
    library,
    openDrafts: async () => drafts,
    newId: () => `d${(made += 1)}`,
    clock: () => 1000,
    onPageHidden: () => () => undefined,
    deleted: createDeletedDrafts('deleted', () => place),
    onForgotten: async () => undefined,
    ...given,
  });
  const core = lazyLoader(async () => {
    const { deskCore } = await import('./desk-core.ts');
    return deskCore;
  });
  const tabs = createTabs({ ...tabParts, desk, repository });
  return {
    desk,
    view,
    library,
    repository,
    drafts,
    tabs,
    session: createSession({
      stores: { desk, view },
      repository: loaded(repository),
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
    channel: { page: 'alone', post: () => undefined, listen: () => () => undefined },
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
