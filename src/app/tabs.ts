import { applyPatches, diffWorkspaces } from '../core/assessment/patch.ts';
import { draftGone } from '../services/drafts/drafts.ts';
import { isHeld } from '../services/tabs/draft-lock.ts';
import { DraftSeat } from '../services/tabs/draft-seat.ts';
import { followDraft, type Following } from '../services/tabs/follow-draft.ts';
import { renameThere } from '../services/tabs/rename-there.ts';
import type { TabMessage } from '../services/tabs/tab-channel.ts';
import { copyUnkept } from './copy-unkept.ts';
import type { EnteredDraft, Tabs, TabsParts } from './tab-parts.ts';

/** How often the library is read anew at most while other windows write, in ms. */
const listing = 300;

/** What changes what the library shows. */
const isOfLibrary: ReadonlySet<TabMessage['kind']> = new Set(['kept', 'changed', 'deleted', 'removed']);

/** Makes the tabs, with no draft open. */
export function createTabs({ desk, room, channel, locks, schedule, page, say }: TabsParts): Tabs {
  let seat: DraftSeat | undefined;
  let seatedAt: string | undefined;
  let following: Following | undefined;
  /** What must be done before the draft can be left: copies of unkept work. */
  let busy: Promise<void> = Promise.resolve();
  let claiming = false;
  let listed: (() => void) | undefined;

  const shown = (id: string) => (desk.getState().draft?.id === id ? desk.getState().draft?.workspace : undefined);
  const note = (words: string | null): void => desk.actions.setElsewhere({ note: words });

  function follow(id: string): Promise<void> {
    const workspace = shown(id);
    if (!workspace) return Promise.resolve();
    following?.stop();
    desk.actions.follow(workspace);
    desk.actions.setSave({ kind: 'saved' });
    following = followDraft({
      read: () => room.stored(id),
      shown: () => shown(id),
      show: (next) => desk.getState().access === 'following' && desk.actions.follow(next),
      onTrouble: note,
    });
    return following.readAnew();
  }

  function stopFollowing(): void {
    following?.stop();
    following = undefined;
  }

  /** Goes on from what is kept. */
  async function begin(id: string): Promise<void> {
    claiming = true;
    try {
      // Without locks every window writes: none takes the draft from another.
      const draft = await (locks ? room.claim(id) : room.load(id));
      const workspace = shown(id);
      if (!workspace) return;
      if (!draft) throw draftGone();
      stopFollowing();
      desk.actions.write(applyPatches(workspace, diffWorkspaces(workspace, draft.workspace)), draft.history);
      desk.actions.setSave({ kind: 'saved' });
      desk.actions.setElsewhere({ asking: false, note: null });
      page.writing.write(id);
    } finally {
      claiming = false;
    }
  }

  /** Keeps everything and writes no more; gives a sentence where something could not be kept. */
  async function end(id: string): Promise<string | null> {
    page.settleFields();
    const before = desk.getState().draft;
    if (!before || before.id !== id) return null;
    desk.actions.follow(before.workspace);
    await room.release();
    await busy;
    const { save } = desk.getState();
    if (save.kind === 'failed' || save.kind === 'memory') {
      desk.actions.write(before.workspace, before.history);
      return `The other window has work that could not be kept on this device. Go there and export it first. (${save.why})`;
    }
    page.writing.write(null);
    void follow(id);
    return null;
  }

  /** The lock was taken away: what was not kept yet is kept where it follows on, and else as a draft of its own. */
  async function lost(id: string): Promise<void> {
    const { draft } = desk.getState();
    if (draft?.id !== id) return;
    desk.actions.follow(draft.workspace);
    page.writing.write(null);
    await room.release();
    await busy;
    const { save } = desk.getState();
    if (save.kind === 'failed') await (busy = setAside(id));
    else await follow(id);
  }

  async function setAside(id: string): Promise<void> {
    const outcome = await copyUnkept({ desk, room, id });
    if (outcome.kind === 'failed') return note(outcome.why);
    const words =
      outcome.kind === 'copied'
        ? `Another window has gone on with this draft. What you had here and it had not is kept as “${outcome.title}” in the library.`
        : null;
    if (seat?.writes) await begin(id);
    else await follow(id);
    note(words);
  }

  function seatAt(id: string, ready: Promise<void>): DraftSeat {
    return new DraftSeat({
      draft: id,
      locks,
      channel,
      schedule,
      isVisible: page.isVisible,
      onVisibility: page.onVisibility,
      wasWriting: page.writing.read() === id,
      async begin(how) {
        await ready;
        await begin(id);
        // The note is said by where it stands.
        if (how === 'freed') note('The other window has closed. You are writing here now.');
        else say('You are writing here now.');
      },
      end: async () => {
        await ready;
        return end(id);
      },
      lost: async () => {
        await ready;
        await lost(id);
      },
      onTrouble: (why) => desk.actions.setElsewhere({ asking: false, note: why }),
    });
  }

  let opened: () => void = () => undefined;
  /** One place is taken or given up at a time. */
  let seating: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = seating.then(work);
    seating = result.catch(() => undefined);
    return result;
  }

  async function enter(id: string): Promise<EnteredDraft | undefined> {
    if (seat && seatedAt === id) return taken(id, seat.writes);
    let resolve = (): void => undefined;
    const mine = seatAt(id, new Promise<void>((done) => (resolve = done)));
    let entered: EnteredDraft | undefined;
    try {
      entered = await taken(id, await mine.enter());
    } finally {
      if (!entered) mine.leave();
    }
    if (!entered) return undefined;
    await leave();
    [seat, seatedAt, opened] = [mine, id, resolve];
    return entered;
  }

  async function taken(id: string, writes: boolean): Promise<EnteredDraft | undefined> {
    const draft = await (writes ? room.load(id) : room.stored(id));
    return draft && { ...draft, access: writes ? 'writing' : 'following' };
  }

  async function leave(): Promise<void> {
    await busy;
    if (seatedAt !== undefined && page.writing.read() === seatedAt) page.writing.write(null);
    seat?.leave();
    seat = undefined;
    seatedAt = undefined;
    stopFollowing();
  }

  function entered(id: string): void {
    if (seatedAt !== id) return;
    if (desk.getState().access === 'following') void follow(id);
    else if (locks) page.writing.write(id);
    opened();
  }

  function heard(message: TabMessage): void {
    const { draft, kind } = message;
    if (!desk.getState().draft && isOfLibrary.has(kind)) listAnew();
    if (draft !== seatedAt || !shown(draft)) return;
    if (kind === 'kept') heardKept(draft, message);
    if (kind === 'changed') void catchUp(draft);
    if (kind === 'deleted') desk.actions.setElsewhere({ deleted: 'aside' });
    if (kind === 'removed') desk.actions.setElsewhere({ deleted: 'gone' });
    if (kind === 'rename') void renameHere(draft, message.title, message.from);
  }

  function notDeleted(): void {
    if (desk.getState().elsewhere.deleted !== 'no') desk.actions.setElsewhere({ deleted: 'no' });
  }

  function heardKept(id: string, message: Extract<TabMessage, { kind: 'kept' }>): void {
    notDeleted();
    if (following) following.heard(message);
    else if (!locks) void catchUp(id);
  }

  /** The draft was changed by a window that does not write to it: its title, from the library. */
  async function catchUp(id: string): Promise<void> {
    notDeleted();
    if (following) return following.readAnew();
    // What is on its way here comes first; where that collides, it is kept as a draft of its own.
    await room.release();
    await busy;
    if (seat?.writes && desk.getState().save.kind === 'saved') await begin(id).catch(() => undefined);
  }

  async function renameHere(id: string, title: string, to: string): Promise<void> {
    if (!seat?.writes || !locks) return;
    desk.actions.dispatch({ type: 'set', path: '/title', value: title }, { label: 'rename' });
    await room.release();
    channel.post(id, { kind: 'renamed', to });
  }

  const isOpenElsewhere = async (id: string): Promise<boolean> =>
    locks !== undefined && !(seatedAt === id && seat?.writes) && (await isHeld(locks, id));

  function listAnew(): void {
    listed ??= schedule.after(listing, () => {
      listed = undefined;
      if (!desk.getState().draft) void room.refresh();
    });
  }

  async function rejoin(): Promise<void> {
    const id = desk.getState().draft?.id;
    if (id === seatedAt) return;
    await leave();
    if (id === undefined) return;
    seat = seatAt(id, Promise.resolve());
    seatedAt = id;
    if (await seat.enter()) await begin(id);
    else await follow(id);
  }

  channel.listen(heard);
  page.onPutAway(
    () => {
      const workspace = seatedAt === undefined ? undefined : shown(seatedAt);
      if (workspace) desk.actions.follow(workspace);
      void inTurn(leave);
    },
    () => void inTurn(rejoin).catch((error: unknown) => note(messageOf(error))),
  );

  return {
    enter: (id) => inTurn(() => enter(id)),
    entered,
    rejoin: () => inTurn(rejoin),
    settled: () => busy,
    leave: () => inTurn(leave),
    async takeOver() {
      if (!seat || desk.getState().elsewhere.asking) return;
      desk.actions.setElsewhere({ asking: true, note: null });
      await seat.takeOver();
      desk.actions.setElsewhere({ asking: false });
    },
    isOpenElsewhere,
    async rename(id, title) {
      if ((await isOpenElsewhere(id)) && (await renameThere({ channel, schedule }, id, title))) return room.refresh();
      await room.rename(id, title);
    },
    tellDeleted: (id) => channel.post(id, { kind: 'deleted' }),
    tellRestored: (id) => channel.post(id, { kind: 'changed' }),
    onConflict(id) {
      if (claiming || !shown(id)) return;
      // The failure itself is told first; it is over when the copy is kept.
      busy = busy.then(() => setAside(id));
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
