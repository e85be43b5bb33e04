/** Assembles the tab coordination from its parts, and sends renamings to the tab that is writing. */
import { isHeld } from './draft-lock.ts';
import { answerTimeout } from './draft-participant.ts';
import { TabFollower } from './tab-follower.ts';
import { TabMessageHandler } from './tab-message-handler.ts';
import type { Tabs, TabsParts } from './tab-parts.ts';
import { TabMembership } from './tab-membership.ts';
import { TabWriter } from './tab-writer.ts';

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
