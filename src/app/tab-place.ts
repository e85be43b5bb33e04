import { messageOf } from '../core/assessment/message-of.ts';
import { DraftSeat } from '../services/tabs/draft-seat.ts';
import { createTurns } from './in-turn.ts';
import { shownOf, type TabFollower } from './tab-follower.ts';
import type { EnteredDraft, TabsParts } from './tab-parts.ts';
import type { TabWriter } from './tab-writer.ts';

export interface TabPlaceParts extends TabsParts {
  readonly follower: TabFollower;
  readonly writer: TabWriter;
}

/** The place of this window at the open draft. One place is taken or given up at a time. */
export class TabPlace {
  readonly #parts: TabPlaceParts;
  readonly #inTurn = createTurns();
  #seat: DraftSeat | undefined;
  #draft: string | undefined;
  #opened: () => void = () => undefined;

  constructor(parts: TabPlaceParts) {
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

  /** The draft at which this window has a place. */
  get draft(): string | undefined {
    return this.#draft;
  }

  get writes(): boolean {
    return this.#seat?.writes ?? false;
  }

  enter(id: string): Promise<EnteredDraft | undefined> {
    return this.#inTurn(() => this.#enter(id));
  }

  /** The draft stands in the desk: from here on it follows, or may be asked to hand over. */
  entered(id: string): void {
    const { desk, locks, page, follower } = this.#parts;
    if (this.#draft !== id) return;
    if (desk.getState().access === 'following') void follower.follow(id);
    else if (locks) page.writing.write(id);
    this.#opened();
  }

  rejoin(): Promise<void> {
    return this.#inTurn(() => this.#rejoin());
  }

  leave(): Promise<void> {
    return this.#inTurn(() => this.#leave());
  }

  async takeOver(): Promise<void> {
    const { desk } = this.#parts;
    if (!this.#seat || desk.getState().elsewhere.asking) return;
    desk.actions.setElsewhere({ asking: true, note: null });
    // A window that has the place and could not go on from what is kept tries again.
    if (this.#seat.writes) await this.#beginAgain();
    else await this.#seat.takeOver();
    desk.actions.setElsewhere({ asking: false });
  }

  async #beginAgain(): Promise<void> {
    const { desk, writer } = this.#parts;
    if (this.#draft === undefined || desk.getState().access === 'writing') return;
    await writer.begin(this.#draft).then(
      () => this.#sayThatItWrites('asked'),
      (error: unknown) => desk.actions.setElsewhere({ note: messageOf(error) }),
    );
  }

  async #enter(id: string): Promise<EnteredDraft | undefined> {
    if (this.#seat && this.#draft === id) return this.#taken(id, this.#seat.writes);
    let resolve = (): void => undefined;
    const mine = this.#seatAt(id, new Promise<void>((done) => (resolve = done)));
    let entered: EnteredDraft | undefined;
    try {
      entered = await this.#taken(id, await mine.enter());
    } finally {
      if (!entered) mine.leave();
    }
    if (!entered) return undefined;
    await this.#leave();
    [this.#seat, this.#draft, this.#opened] = [mine, id, resolve];
    return entered;
  }

  async #taken(id: string, writes: boolean): Promise<EnteredDraft | undefined> {
    const { room } = this.#parts;
    const draft = await (writes ? room.load(id) : room.stored(id));
    return draft && { ...draft, access: writes ? 'writing' : 'following' };
  }

  async #leave(): Promise<void> {
    const { page, writer, follower } = this.#parts;
    await writer.settled();
    if (this.#draft !== undefined && page.writing.read() === this.#draft) page.writing.write(null);
    this.#seat?.leave();
    this.#seat = undefined;
    this.#draft = undefined;
    follower.stop();
  }

  async #rejoin(): Promise<void> {
    const { desk, writer, follower } = this.#parts;
    const id = desk.getState().draft?.id;
    if (id === this.#draft) return;
    await this.#leave();
    if (id === undefined) return;
    this.#seat = this.#seatAt(id, Promise.resolve());
    this.#draft = id;
    if (await this.#seat.enter()) await writer.begin(id);
    else await follower.follow(id);
  }

  /** A place at a draft, which neither begins nor ends anything before the draft stands in the desk. */
  #seatAt(id: string, ready: Promise<void>): DraftSeat {
    const { desk, locks, channel, schedule, page, writer } = this.#parts;
    return new DraftSeat({
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
        this.#sayThatItWrites(how);
      },
      end: async () => {
        await ready;
        return writer.end(id);
      },
      lost: async () => {
        await ready;
        await writer.lost(id);
      },
      onTrouble: (note) => desk.actions.setElsewhere({ asking: false, note }),
    });
  }

  #sayThatItWrites(how: 'asked' | 'freed'): void {
    const { desk, say } = this.#parts;
    // The note is said by where it stands.
    if (how === 'asked') say('You are writing here now.');
    else desk.actions.setElsewhere({ note: 'The other window has closed. You are writing here now.' });
  }
}
