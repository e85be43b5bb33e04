/** Counts the work of a page of the production build: rendered components, created nodes, written records. No times. */
import type { Page } from '@playwright/test';

/** The work since the count began. */
export interface PageWork {
  /** Rendered components, ours and those of libraries. */
  readonly rendered: number;
  /** Elements added to the document’s body. */
  readonly added: number;
  /** Writes to IndexedDB: puts, adds and deletions. */
  readonly writes: number;
  /** The written values as JSON, in UTF-16 units. */
  readonly written: number;
}

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

declare global {
  interface Window {
    pageWork: { rendered: number; added: number; writes: number; written: number };
  }
}

/**
 * Runs in the page before its own code. React reports each commit to development tools in production builds as well. A
 * function, class or memo component that is marked as having done work in the commit was rendered in it.
 */
function count(): void {
  const work = (window.pageWork = { rendered: 0, added: 0, writes: 0, written: 0 });
  const components = new Set([0, 1, 11, 14, 15]);
  const performedWork = 1;
  const visit = (fiber: Fiber): void => {
    if (components.has(fiber.tag) && (fiber.flags & performedWork) !== 0) work.rendered += 1;
    // Children that React did not visit are identical to the previous ones.
    if (fiber.alternate && fiber.alternate.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) if (child !== child.alternate) visit(child);
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE() {},
      onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => visit(root.current),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      setStrictMode() {},
    },
  });
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target === document.head) continue;
      for (const node of addedNodes) {
        if (node instanceof Element) work.added += 1 + node.querySelectorAll('*').length;
      }
    }
  }).observe(document, { childList: true, subtree: true });
  const store = IDBObjectStore.prototype;
  for (const name of ['put', 'add', 'delete'] as const) {
    const original = store[name] as (...args: unknown[]) => IDBRequest;
    Object.assign(store, {
      [name](this: IDBObjectStore, ...args: unknown[]) {
        work.writes += 1;
        if (name !== 'delete') work.written += JSON.stringify(args[0])?.length ?? 0;
        return original.apply(this, args);
      },
    });
  }
}

/** Starts counting. Must be called before the page is opened. */
export async function countWork(page: Page): Promise<void> {
  await page.addInitScript(count);
}

/** Returns the work of the page for an action, until `done` and until everything is saved. */
export async function workOf(page: Page, act: () => Promise<void>, done: () => Promise<void>): Promise<PageWork> {
  await page.evaluate(() => Object.assign(window.pageWork, { rendered: 0, added: 0, writes: 0, written: 0 }));
  await act();
  await done();
  return page.evaluate(() => ({ ...window.pageWork }));
}
