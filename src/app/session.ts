import { messageOf } from '../core/assessment/message-of.ts';
import type { Stores } from '../store/context.tsx';
import type { Selection } from '../store/view-store.ts';
import type { DraftRepository } from './draft-repository.ts';
import type { EnteredDraft, Tabs } from './tab-parts.ts';
import type { DeskCore } from './desk-core.ts';
import type { LazyLoader } from './lazy-loader.ts';

/** What became of opening a draft by its id. */
export type OpenOutcome =
  | {
      readonly kind: 'open';
      /** Sentences about what could not be read back; empty where all is there. The same list as long as it is open. */
      readonly notices: readonly string[];
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly why: string };

/** The draft that is open, and its way to the device and back. */
export interface Session {
  /** Opens a draft and selects a place in it. Where it is open already, nothing happens. */
  open(id: string, selection: Selection | undefined): Promise<OpenOutcome>;
  /** Closes the open draft, once everything of it is kept. A draft that is on its way to be opened stays on its way. */
  close(): Promise<void>;
}

type Drafts = Pick<DraftRepository, 'opened' | 'release' | 'refresh'>;
type SessionTabs = Pick<Tabs, 'enter' | 'entered' | 'rejoin' | 'settled' | 'leave'>;

export interface SessionParts {
  readonly stores: Pick<Stores, 'desk' | 'view'>;
  readonly drafts: Drafts;
  readonly tabs: SessionTabs;
  readonly core: LazyLoader<DeskCore>;
}

/** Makes the session, with no draft open. */
export function createSession({ stores: { desk, view }, drafts, tabs, core }: SessionParts): Session {
  /** Grows with every request: what comes back from the device too late is left alone. */
  let latest = 0;
  /** How many drafts are on their way to be opened. */
  let openings = 0;
  /** What could not be read back of the draft that is open. */
  let notices: readonly string[] = [];

  function show(id: string, { workspace, history, access }: EnteredDraft, selection: Selection | undefined): void {
    desk.actions.open(id, workspace, history, access);
    view.actions.reset();
    if (selection) view.actions.select(selection);
    tabs.entered(id);
    if (access === 'writing') drafts.opened(id);
  }

  /** Resolves when nothing of the open draft is on its way. */
  async function settle(): Promise<void> {
    await drafts.release();
    await tabs.settled();
  }

  async function load(id: string, selection: Selection | undefined): Promise<OpenOutcome> {
    const turn = (latest += 1);
    const [draft] = await Promise.all([settle().then(() => tabs.enter(id)), core.get()]);
    if (!draft) return { kind: 'missing' };
    if (turn === latest) {
      notices = draft.notices;
      show(id, draft, selection);
    } else await tabs.rejoin();
    return { kind: 'open', notices: draft.notices };
  }

  return {
    async open(id, selection) {
      if (desk.getState().draft?.id === id) {
        latest += 1;
        // Who asked first may have gone on before the answer came, as an address does that is written anew meanwhile.
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
      // The library is still on the screen while a draft is being opened, and may be told to look again meanwhile.
      if (openings > 0) return drafts.refresh();
      const turn = (latest += 1);
      await settle();
      if (turn === latest) {
        desk.actions.close();
        await tabs.leave();
      }
      await drafts.refresh();
    },
  };
}
