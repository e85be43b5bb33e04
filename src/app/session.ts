import type { Stores } from '../store/context.tsx';
import type { Selection } from '../store/view-store.ts';
import type { DraftRoom, TakenDraft } from './draft-room.ts';
import type { DeskCore } from './desk-core.ts';
import type { Late } from './late.ts';

/** What became of opening a draft by its id. */
export type OpenOutcome =
  | {
      readonly kind: 'open';
      /** Sentences about what could not be read back; empty where all is there. */
      readonly notices: readonly string[];
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly why: string };

/** The draft that is open, and its way to the device and back. */
export interface Session {
  /** Opens a draft and selects a place in it. Where it is open already, nothing happens. */
  open(id: string, selection: Selection | undefined): Promise<OpenOutcome>;
  /** Closes the open draft, once everything of it is kept. */
  close(): Promise<void>;
}

type Drafts = Pick<DraftRoom, 'load' | 'opened' | 'release' | 'refresh'>;

/** Makes the session, with no draft open. */
export function createSession(stores: Pick<Stores, 'desk' | 'view'>, drafts: Drafts, core: Late<DeskCore>): Session {
  const { desk, view } = stores;
  /** Grows with every request: what comes back from the device too late is left alone. */
  let latest = 0;

  function show(id: string, { workspace, history }: TakenDraft, selection: Selection | undefined): void {
    desk.actions.open(id, workspace, history);
    view.actions.reset();
    if (selection) view.actions.select(selection);
    drafts.opened(id);
  }

  async function load(id: string, selection: Selection | undefined): Promise<OpenOutcome> {
    const turn = (latest += 1);
    const [draft] = await Promise.all([drafts.release().then(() => drafts.load(id)), core.get()]);
    if (!draft) return { kind: 'missing' };
    if (turn === latest) show(id, draft, selection);
    return { kind: 'open', notices: draft.notices };
  }

  return {
    async open(id, selection) {
      if (desk.getState().draft?.id === id) {
        latest += 1;
        return { kind: 'open', notices: [] };
      }
      try {
        return await load(id, selection);
      } catch (error) {
        return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
      }
    },
    async close() {
      const turn = (latest += 1);
      await drafts.release();
      if (turn === latest) desk.actions.close();
      await drafts.refresh();
    },
  };
}
