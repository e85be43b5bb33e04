import type { Schedule } from '../../platform/schedule.ts';
import { answerTimeout } from './draft-participant.ts';
import type { TabChannel } from './tab-channel.ts';

interface RenameParts {
  readonly channel: TabChannel;
  readonly schedule: Pick<Schedule, 'after'>;
}

/** Asks the tab that is writing a draft to rename it. Resolves to whether it did so in time. */
export function renameInWriter({ channel, schedule }: RenameParts, draft: string, title: string): Promise<boolean> {
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
