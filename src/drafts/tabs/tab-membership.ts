/** Joins and leaves drafts for this tab, also around the back/forward cache. */
import { messageOf } from '../../core/json/words.ts';
import { DraftParticipant } from './draft-participant.ts';
import { shownOf, type TabFollower } from './tab-follower.ts';
import type { EnteredDraft, TabsParts } from './tab-parts.ts';
import type { TabWriter } from './tab-writer.ts';

/** Creates a queue that runs one task at a time. A failed task does not stop the next one. */
export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

export interface TabMembershipParts extends TabsParts {
  readonly follower: TabFollower;
  readonly writer: TabWriter;
}

/** The draft that this tab has joined, as its writer or a reader. Joining and leaving happen one at a time. */
export class TabMembership {
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
