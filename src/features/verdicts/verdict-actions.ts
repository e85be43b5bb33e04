/** The type of the commands on verdicts. */
import type { VerdictItem } from '../../core/review/verdict-places.ts';

/** The commands on a verdict. The object stays the same as long as the list exists. */
export interface VerdictActions {
  /** Opens the reply form; null closes it. */
  edit(id: string | null): void;
  /** Adds a reply of the author to the thread. `name` may be ''. */
  reply(item: VerdictItem, note: string, name: string): void;
  /** Resolves or reopens the thread. */
  setThread(item: VerdictItem, kind: 'resolved' | 'reopened'): void;
  /** Declines the suggestion, with the reason. `name` may be ''. */
  decline(item: VerdictItem, note: string, name: string): void;
  /** Accepts the suggestion of a verdict. */
  accept(item: VerdictItem): void;
  /** Withdraws the last message. */
  withdrawReply(item: VerdictItem): void;
}
