import type { Workspace } from '../core/assessment/workspace.ts';
import type { Stores } from '../store/context.tsx';
import type { Selection } from '../store/view-store.ts';
import type { LateChecker } from './late-checker.ts';

/** What became of opening a draft by its id. */
export type OpenOutcome =
  { readonly kind: 'open' } | { readonly kind: 'missing' } | { readonly kind: 'failed'; readonly why: string };

/** The draft that is open, and its way to the device and back. */
export interface Session {
  /** Opens a draft and selects a place in it. Where it is open already, nothing happens. */
  open(id: string, selection: Selection | undefined): Promise<OpenOutcome>;
  /** Closes the open draft, once everything of it is kept. */
  close(): Promise<void>;
}

/** What a session needs of the place where drafts are kept. */
export interface DraftShelf {
  load(id: string): Promise<Workspace | undefined>;
  /** Keeps the open draft from here on, with every change. */
  follow(id: string, workspace: Workspace): void;
  /** Resolves when everything is kept; then nothing is followed any more. */
  release(): Promise<void>;
}

export function createSession(stores: Pick<Stores, 'desk' | 'view'>, shelf: DraftShelf, checker: LateChecker): Session {
  const { desk, view } = stores;
  /** Grows with every request: what comes back from the device too late is left alone. */
  let latest = 0;

  function show(id: string, workspace: Workspace, selection: Selection | undefined): void {
    desk.actions.open(id, workspace);
    view.actions.reset();
    if (selection) view.actions.select(selection);
    shelf.follow(id, workspace);
  }

  async function load(id: string, selection: Selection | undefined): Promise<OpenOutcome> {
    const turn = (latest += 1);
    await shelf.release();
    const [workspace] = await Promise.all([shelf.load(id), checker.load()]);
    if (!workspace) return { kind: 'missing' };
    if (turn === latest) show(id, workspace, selection);
    return { kind: 'open' };
  }

  return {
    async open(id, selection) {
      if (desk.getState().draft?.id === id) {
        latest += 1;
        return { kind: 'open' };
      }
      try {
        return await load(id, selection);
      } catch (error) {
        return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
      }
    },
    async close() {
      const turn = (latest += 1);
      await shelf.release();
      if (turn === latest) desk.actions.close();
    },
  };
}
