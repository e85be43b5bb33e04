import type { LazyLoader } from './lazy-loader.ts';
import type { Tabs } from './tab-parts.ts';

/** Tab coordination whose code loads after the first paint of the library. */
export function lazyTabs(tabs: LazyLoader<Tabs>): Omit<Tabs, 'onConflict'> {
  return {
    enter: async (id) => (await tabs.get()).enter(id),
    entered: (id) => tabs.now()?.entered(id),
    rejoin: async () => tabs.now()?.rejoin(),
    settled: async () => tabs.now()?.settled(),
    leave: async () => tabs.now()?.leave(),
    takeOver: async () => tabs.now()?.takeOver(),
    isOpenElsewhere: async (id) => (await tabs.get()).isOpenElsewhere(id),
    rename: async (id, title) => (await tabs.get()).rename(id, title),
    tellDeleted: (id) => tabs.now()?.tellDeleted(id),
    tellRestored: (id) => tabs.now()?.tellRestored(id),
  };
}
