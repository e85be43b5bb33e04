/** Opens and closes drafts: saves the last one, shows the next one, and ignores requests that are out of date. */
import { messageOf } from '../core/json/words.ts';
import type { Stores } from '../shared/context.tsx';
import type { Selection } from '../desk/view-store.ts';
import type { Drafts } from '../storage/drafts.ts';
import type { History } from '../core/workspace/history.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { Access } from '../desk/desk-store.ts';
import type { DeskCore } from './desk-core.ts';
import type { LazyLoader } from '../platform/lazy-loader.ts';

/** The result of opening a draft by its ID. */
export type OpenOutcome =
  | {
      readonly kind: 'open';
      /**
       * Sentences about data that could not be read; empty if everything was read. The same array while the draft is
       * open.
       */
      readonly notices: readonly string[];
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly why: string };

/** Opens and closes drafts. */
export interface Session {
  /** Opens a draft and selects an entry. Does nothing if the draft is already open. */
  open(id: string, selection: Selection | undefined): Promise<OpenOutcome>;
  /** Saves and closes the open draft. Does not interrupt the opening of a draft. */
  close(): Promise<void>;
}

export interface SessionParts extends Pick<Drafts, 'repository' | 'tabs' | 'refresh'> {
  readonly stores: Pick<Stores, 'desk' | 'view'>;
  readonly core: LazyLoader<DeskCore>;
}

interface Entered {
  readonly workspace: Workspace;
  readonly history: History;
  readonly access: Access;
}

/** Creates the session, with no draft open. */
export function createSession({ stores: { desk, view }, repository, tabs, core, refresh }: SessionParts): Session {
  /** Increases with every request, so that results of outdated requests are ignored. */
  let latest = 0;
  /** How many drafts are being opened. */
  let openings = 0;
  /** Notices about data of the open draft that could not be read. */
  let notices: readonly string[] = [];

  function show(id: string, { workspace, history, access }: Entered, selection: Selection | undefined): void {
    desk.actions.open(id, workspace, history, access);
    view.actions.reset();
    if (selection) view.actions.select(selection);
    tabs.now()?.noteShown(id);
    if (access === 'writing') repository.now()?.noteOpened(id);
  }

  /** Resolves when all changes of the open draft are saved. */
  async function settle(): Promise<void> {
    await repository.now()?.release();
    await tabs.now()?.whenSettled();
  }

  async function load(id: string, selection: Selection | undefined): Promise<OpenOutcome> {
    const turn = (latest += 1);
    const [draft] = await Promise.all([settle().then(async () => (await tabs.get()).enter(id)), core.get()]);
    if (!draft) return { kind: 'missing' };
    if (turn === latest) {
      notices = draft.notices;
      show(id, draft, selection);
    } else await tabs.now()?.rejoin();
    return { kind: 'open', notices: draft.notices };
  }

  return {
    async open(id, selection) {
      if (desk.getState().draft?.id === id) {
        latest += 1;
        // The first caller may have moved on before the draft was open, for example when its address was rewritten.
        return { kind: 'open', notices };
      }
      openings += 1;
      try {
        return await load(id, selection);
      } catch (error) {
        return { kind: 'failed', why: messageOf(error) };
      } finally {
        openings -= 1;
      }
    },
    async close() {
      // The library is still visible while a draft is being opened, and may ask for a refresh.
      if (openings > 0) return refresh();
      const turn = (latest += 1);
      await settle();
      if (turn === latest) {
        desk.actions.close();
        await tabs.now()?.leave();
      }
      await refresh();
    },
  };
}
