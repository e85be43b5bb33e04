/** Assembles the tab coordination from its parts, and sends renamings to the tab that is writing. */
import { isHeld, answerTimeout, DraftParticipant } from './draft-participant.ts';
import { TabFollower, shownOf, type Tabs, type TabsParts, TabWriter, type EnteredDraft } from './tab-writer.ts';
import type { TabMessage } from './tab-channel.ts';
import { messageOf } from '../../core/json/words.ts';

// Joins and leaves drafts for this tab, also around the back/forward cache.

/** Creates a queue that runs one task at a time. A failed task does not stop the next one. */
export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

interface TabMembershipParts extends TabsParts {
  readonly follower: TabFollower;
  readonly writer: TabWriter;
}

/** The draft that this tab has joined, as its writer or a reader. Joining and leaving happen one at a time. */
class TabMembership {
  readonly #parts: TabMembershipParts;
  readonly #enqueue = createQueue();
  #participant: DraftParticipant | undefined;
  #draft: string | undefined;
  #opened: () => void = () => undefined;

  constructor(parts: TabMembershipParts) {
    this.#parts = parts;
    parts.page.onPutAway(
      () => {
        const workspace = this.#draft === undefined ? undefined : shownOf(parts.desk, this.#draft);
        if (workspace) parts.desk.actions.follow(workspace);
        void this.leave();
      },
      () => void this.rejoin().catch((error: unknown) => parts.desk.actions.setElsewhere({ note: messageOf(error) })),
    );
  }

  /** The ID of the joined draft. */
  get draft(): string | undefined {
    return this.#draft;
  }

  get writes(): boolean {
    return this.#participant?.writes ?? false;
  }

  enter(id: string): Promise<EnteredDraft | undefined> {
    return this.#enqueue(() => this.#enter(id));
  }

  /**
   * Called when the draft is shown on the desk. From then on this tab follows the writer, or can be asked to release
   * the draft.
   */
  entered(id: string): void {
    const { desk, locks, page, follower } = this.#parts;
    if (this.#draft !== id) return;
    if (desk.getState().access === 'following') void follower.follow(id);
    else if (locks) page.writing.write(id);
    this.#opened();
  }

  rejoin(): Promise<void> {
    return this.#enqueue(() => this.#rejoin());
  }

  leave(): Promise<void> {
    return this.#enqueue(() => this.#leave());
  }

  async takeOver(): Promise<void> {
    const { desk } = this.#parts;
    if (!this.#participant || desk.getState().elsewhere.asking) return;
    desk.actions.setElsewhere({ asking: true, note: null });
    // If this tab has the lock but could not load the stored draft, try again.
    if (this.#participant.writes) await this.#retryBegin();
    else await this.#participant.takeOver();
    desk.actions.setElsewhere({ asking: false });
  }

  async #retryBegin(): Promise<void> {
    const { desk, writer } = this.#parts;
    if (this.#draft === undefined || desk.getState().access === 'writing') return;
    await writer.begin(this.#draft).then(
      () => this.#announceWriting('asked'),
      (error: unknown) => desk.actions.setElsewhere({ note: messageOf(error) }),
    );
  }

  async #enter(id: string): Promise<EnteredDraft | undefined> {
    if (this.#participant && this.#draft === id) return this.#loadAs(id, this.#participant.writes);
    let resolve = (): void => undefined;
    const participant = this.#participantFor(id, new Promise<void>((done) => (resolve = done)));
    let entered: EnteredDraft | undefined;
    try {
      entered = await this.#loadAs(id, await participant.enter());
    } finally {
      if (!entered) participant.leave();
    }
    if (!entered) return undefined;
    await this.#leave();
    [this.#participant, this.#draft, this.#opened] = [participant, id, resolve];
    return entered;
  }

  async #loadAs(id: string, writes: boolean): Promise<EnteredDraft | undefined> {
    const { repository } = this.#parts;
    const draft = await (writes ? repository.load(id) : (await repository.store()).peek(id));
    return draft && { ...draft, access: writes ? 'writing' : 'following' };
  }

  async #leave(): Promise<void> {
    const { page, writer, follower } = this.#parts;
    await writer.whenSettled();
    if (this.#draft !== undefined && page.writing.read() === this.#draft) page.writing.write(null);
    this.#participant?.leave();
    this.#participant = undefined;
    this.#draft = undefined;
    follower.stop();
  }

  async #rejoin(): Promise<void> {
    const { desk, writer, follower } = this.#parts;
    const id = desk.getState().draft?.id;
    if (id === this.#draft) return;
    await this.#leave();
    if (id === undefined) return;
    this.#participant = this.#participantFor(id, Promise.resolve());
    this.#draft = id;
    if (await this.#participant.enter()) await writer.begin(id);
    else await follower.follow(id);
  }

  /** Creates the participant for a draft. Its callbacks wait until the draft is shown on the desk. */
  #participantFor(id: string, ready: Promise<void>): DraftParticipant {
    const { desk, locks, channel, schedule, page, writer } = this.#parts;
    return new DraftParticipant({
      draft: id,
      locks,
      channel,
      schedule,
      isVisible: page.isVisible,
      onVisibility: page.onVisibility,
      wasWriting: page.writing.read() === id,
      begin: async (how) => {
        await ready;
        await writer.begin(id);
        this.#announceWriting(how);
      },
      end: async () => {
        await ready;
        return writer.end(id);
      },
      lost: async () => {
        await ready;
        await writer.onLockStolen(id);
      },
      onTrouble: (note) => desk.actions.setElsewhere({ asking: false, note }),
    });
  }

  #announceWriting(how: 'asked' | 'freed'): void {
    const { desk, say } = this.#parts;
    // The note is in a live region, so it is not announced separately.
    if (how === 'asked') say('You are now editing here.');
    else desk.actions.setElsewhere({ note: 'The other tab was closed. You are now editing here.' });
  }
}

// Updates the desk and the library when other tabs report changes, deletions or new titles.

/** Minimum time between two refreshes of the library while other tabs write, in ms. */
const listingInterval = 300;

/** Messages that change what the library shows. */
const libraryKinds: ReadonlySet<TabMessage['kind']> = new Set(['kept', 'changed', 'deleted', 'removed']);

interface TabMessageHandlerParts extends Pick<TabsParts, 'desk' | 'repository' | 'channel' | 'locks' | 'schedule'> {
  readonly follower: TabFollower;
  readonly writer: TabWriter;
  readonly place: Pick<TabMembership, 'draft' | 'writes'>;
}

/** Handles messages of other tabs about drafts. The participants decide who writes. */
class TabMessageHandler {
  readonly #parts: TabMessageHandlerParts;
  /** Whether a refresh of the library is scheduled. */
  #listingScheduled = false;

  constructor(parts: TabMessageHandlerParts) {
    this.#parts = parts;
  }

  begin(): void {
    this.#parts.channel.listen((message) => this.#receive(message));
  }

  #receive(message: TabMessage): void {
    const { desk, place } = this.#parts;
    const { draft, kind } = message;
    if (!desk.getState().draft && libraryKinds.has(kind)) this.#scheduleListing();
    if (draft !== place.draft || !shownOf(desk, draft)) return;
    if (kind === 'kept') this.#onSaved(draft, message);
    if (kind === 'changed') void this.#catchUp(draft);
    if (kind === 'deleted') desk.actions.setElsewhere({ deleted: 'aside' });
    if (kind === 'removed') desk.actions.setElsewhere({ deleted: 'gone' });
    if (kind === 'rename') void this.#renameHere(draft, message.title, message.from);
  }

  #onSaved(id: string, message: Extract<TabMessage, { kind: 'kept' }>): void {
    const { follower, locks } = this.#parts;
    this.#clearDeleted();
    if (follower.follows) follower.receive(message);
    else if (!locks) void this.#catchUp(id);
  }

  /** Handles a change by a tab that is not the writer: a new title set in the library. */
  async #catchUp(id: string): Promise<void> {
    const { follower, writer } = this.#parts;
    this.#clearDeleted();
    if (follower.follows) await follower.reread();
    else await writer.catchUp(id);
  }

  #clearDeleted(): void {
    const { desk } = this.#parts;
    if (desk.getState().elsewhere.deleted !== 'no') desk.actions.setElsewhere({ deleted: 'no' });
  }

  async #renameHere(id: string, title: string, to: string): Promise<void> {
    const { desk, repository, channel, locks, place } = this.#parts;
    if (!place.writes || !locks) return;
    desk.actions.dispatch({ type: 'set', path: '/title', value: title }, { label: 'rename' });
    await repository.release();
    channel.post(id, { kind: 'renamed', to });
  }

  #scheduleListing(): void {
    const { desk, repository, schedule } = this.#parts;
    if (this.#listingScheduled) return;
    this.#listingScheduled = true;
    schedule.after(listingInterval, () => {
      this.#listingScheduled = false;
      if (!desk.getState().draft) void repository.refresh();
    });
  }
}

/** Creates the tab coordination, with no draft open. */
export function createTabs(parts: TabsParts): Tabs {
  const { repository, channel, locks } = parts;
  const follower = new TabFollower(parts);
  const writer: TabWriter = new TabWriter({ ...parts, follower, writes: () => place.writes });
  const place = new TabMembership({ ...parts, follower, writer });
  new TabMessageHandler({ ...parts, follower, writer, place }).begin();

  const isOpenElsewhere = async (id: string): Promise<boolean> =>
    locks !== undefined && !(place.draft === id && place.writes) && (await isHeld(locks, id));

  return {
    enter: (id) => place.enter(id),
    noteShown: (id) => place.entered(id),
    rejoin: () => place.rejoin(),
    whenSettled: () => writer.whenSettled(),
    leave: () => place.leave(),
    takeOver: () => place.takeOver(),
    isOpenElsewhere,
    async rename(id, title) {
      if ((await isOpenElsewhere(id)) && (await renameInWriter(parts, id, title))) return repository.refresh();
      await repository.rename(id, title);
    },
    tellDeleted: (id) => channel.post(id, { kind: 'deleted' }),
    tellRestored: (id) => channel.post(id, { kind: 'changed' }),
    onConflict: (id) => writer.onCollision(id),
  };
}

/** Asks the tab that is writing a draft to rename it. Resolves to whether it did so in time. */
function renameInWriter({ channel, schedule }: TabsParts, draft: string, title: string): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (done: boolean): void => {
      cancel();
      stop();
      resolve(done);
    };
    const cancel = schedule.after(answerTimeout, () => finish(false));
    const stop = channel.listen((message) => {
      if (message.kind === 'renamed' && message.draft === draft && message.to === channel.page) finish(true);
    });
    channel.post(draft, { kind: 'rename', title });
  });
}
