import type { TabMessage } from '../services/tabs/tab-channel.ts';
import { shownOf, type TabFollower } from './tab-follower.ts';
import type { TabPlace } from './tab-place.ts';
import type { TabsParts } from './tab-parts.ts';
import type { TabWriter } from './tab-writer.ts';

/** How often the library is read anew at most while other windows write, in ms. */
const listing = 300;

/** What changes what the library shows. */
const isOfLibrary: ReadonlySet<TabMessage['kind']> = new Set(['kept', 'changed', 'deleted', 'removed']);

export interface TabHearingParts extends Pick<TabsParts, 'desk' | 'room' | 'channel' | 'locks' | 'schedule'> {
  readonly follower: TabFollower;
  readonly writer: TabWriter;
  readonly place: Pick<TabPlace, 'draft' | 'writes'>;
}

/** Acts on what the other windows say of drafts. Who writes is settled by the places. */
export class TabHearing {
  readonly #parts: TabHearingParts;
  /** Whether the library is about to be read anew. */
  #listing = false;

  constructor(parts: TabHearingParts) {
    this.#parts = parts;
  }

  begin(): void {
    this.#parts.channel.listen((message) => this.#heard(message));
  }

  #heard(message: TabMessage): void {
    const { desk, place } = this.#parts;
    const { draft, kind } = message;
    if (!desk.getState().draft && isOfLibrary.has(kind)) this.#listAnew();
    if (draft !== place.draft || !shownOf(desk, draft)) return;
    if (kind === 'kept') this.#heardKept(draft, message);
    if (kind === 'changed') void this.#catchUp(draft);
    if (kind === 'deleted') desk.actions.setElsewhere({ deleted: 'aside' });
    if (kind === 'removed') desk.actions.setElsewhere({ deleted: 'gone' });
    if (kind === 'rename') void this.#renameHere(draft, message.title, message.from);
  }

  #heardKept(id: string, message: Extract<TabMessage, { kind: 'kept' }>): void {
    const { follower, locks } = this.#parts;
    this.#notDeleted();
    if (follower.follows) follower.heard(message);
    else if (!locks) void this.#catchUp(id);
  }

  /** The draft was changed by a window that does not write to it: its title, from the library. */
  async #catchUp(id: string): Promise<void> {
    const { follower, writer } = this.#parts;
    this.#notDeleted();
    if (follower.follows) await follower.readAnew();
    else await writer.catchUp(id);
  }

  #notDeleted(): void {
    const { desk } = this.#parts;
    if (desk.getState().elsewhere.deleted !== 'no') desk.actions.setElsewhere({ deleted: 'no' });
  }

  async #renameHere(id: string, title: string, to: string): Promise<void> {
    const { desk, room, channel, locks, place } = this.#parts;
    if (!place.writes || !locks) return;
    desk.actions.dispatch({ type: 'set', path: '/title', value: title }, { label: 'rename' });
    await room.release();
    channel.post(id, { kind: 'renamed', to });
  }

  #listAnew(): void {
    const { desk, room, schedule } = this.#parts;
    if (this.#listing) return;
    this.#listing = true;
    schedule.after(listing, () => {
      this.#listing = false;
      if (!desk.getState().draft) void room.refresh();
    });
  }
}
