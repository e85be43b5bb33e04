/** Assembles the tab coordination from its parts, and sends renamings to the tab that is writing. */
import { isHeld, answerTimeout } from './draft-participant.ts';
import { TabFollower, shownOf } from './tab-follower.ts';
import type { Tabs, TabsParts } from './tab-parts.ts';
import { TabMembership } from './tab-membership.ts';
import { TabWriter } from './tab-writer.ts';
import type { TabMessage } from './tab-channel.ts';

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
