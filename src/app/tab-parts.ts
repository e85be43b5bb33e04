import type { Schedule } from '../services/schedule.ts';
import type { DraftLocks } from '../services/tabs/draft-lock.ts';
import type { TabChannel } from '../services/tabs/tab-channel.ts';
import type { Access } from '../store/access.ts';
import type { DeskStore } from '../store/desk-store.ts';
import type { DraftRepository } from './draft-repository.ts';
import type { DraftContent } from './draft-content.ts';

/** What the windows of this browser agree on: which of them writes to a draft, and what it has written. */
export interface Tabs {
  /** Takes a place at a draft, and with it the draft. Undefined where there is no such draft. */
  enter(id: string): Promise<EnteredDraft | undefined>;
  /** Is told that the draft stands in the desk: from here on it follows, or may be asked to hand over. */
  entered(id: string): void;
  /** Takes a place at the draft that stands in the desk, where it has none: another one was entered meanwhile. */
  rejoin(): Promise<void>;
  /** Resolves when no unkept work is being copied. The open draft must stay in the desk until then. */
  settled(): Promise<void>;
  /** Gives the place up. Everything must be kept before. */
  leave(): Promise<void>;
  /** Makes this window the one that writes to the open draft. */
  takeOver(): Promise<void>;
  /** Whether another window writes to a draft. */
  isOpenElsewhere(id: string): Promise<boolean>;
  /** Changes a draft's title, in the window that writes to it where there is one. */
  rename(id: string, title: string): Promise<void>;
  /** Tells the others that a draft was deleted here. */
  tellDeleted(id: string): void;
  /** Tells the others that a deleted draft was brought back. */
  tellRestored(id: string): void;
  /** Another window has changed the open draft while it was written here. */
  onConflict(id: string): void;
}

export interface EnteredDraft extends DraftContent {
  readonly access: Access;
}

/** The page as far as it matters here. */
export interface TabPage {
  readonly isVisible: () => boolean;
  readonly onVisibility: (listener: () => void) => () => void;
  /** Calls back when the page is put away and may come back as it is, and when it has. */
  readonly onPutAway: (away: () => void, back: () => void) => void;
  /** What this tab wrote to, over a reload. */
  readonly writing: { read(): string | null; write(draft: string | null): void };
  /** Lets a field that is being edited give what it has. */
  readonly settleFields: () => void;
}

export interface TabsParts {
  readonly desk: DeskStore;
  readonly repository: Pick<
    DraftRepository,
    'load' | 'stored' | 'claim' | 'restoreLost' | 'add' | 'release' | 'refresh' | 'rename' | 'dropUnsaved'
  >;
  readonly channel: TabChannel;
  readonly locks: DraftLocks | undefined;
  readonly schedule: Pick<Schedule, 'after'>;
  readonly page: TabPage;
  /** Says a sentence to the person. */
  readonly say: (text: string) => void;
}
