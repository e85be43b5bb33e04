/** The types of the tab coordination: what it offers, and what it needs from the page. */
import type { Schedule } from '../../platform/clock.ts';
import type { DraftLocks } from './draft-participant.ts';
import type { TabChannel } from './tab-channel.ts';
import type { Access, DeskStore } from '../../store/desk-store.ts';
import type { DraftRepository } from '../repository/draft-repository.ts';
import type { DraftContent } from '../storage/drafts.ts';

/** Coordinates the tabs of this browser: which one writes a draft, and what it wrote. */
export interface Tabs {
  /** Joins a draft and loads it; undefined if it does not exist. */
  enter(id: string): Promise<EnteredDraft | undefined>;
  /**
   * Must be called when the draft is shown on the desk. From then on this tab follows the writer, or can be asked to
   * release the draft.
   */
  noteShown(id: string): void;
  /** Joins the draft shown on the desk again if another draft was joined in the meantime. */
  rejoin(): Promise<void>;
  /** Resolves when no copy of unsaved changes is pending. The open draft must stay on the desk until then. */
  whenSettled(): Promise<void>;
  /** Leaves the draft. Everything must be saved before. */
  leave(): Promise<void>;
  /** Makes this tab the writer of the open draft. */
  takeOver(): Promise<void>;
  /** Whether another tab is writing a draft. */
  isOpenElsewhere(id: string): Promise<boolean>;
  /** Renames a draft, through the tab that is writing it if there is one. */
  rename(id: string, title: string): Promise<void>;
  /** Tells the other tabs that a draft was deleted here. */
  tellDeleted(id: string): void;
  /** Tells the other tabs that a deleted draft was restored. */
  tellRestored(id: string): void;
  /** Called when another tab changed the open draft while this tab was writing it. */
  onConflict(id: string): void;
}

export interface EnteredDraft extends DraftContent {
  readonly access: Access;
}

/** The page functions that the tab coordination needs. */
export interface TabPage {
  readonly isVisible: () => boolean;
  readonly onVisibility: (listener: () => void) => () => void;
  /** Calls `onAway` when the page enters the back/forward cache, and `back` when it returns from it. */
  readonly onPutAway: (onAway: () => void, back: () => void) => void;
  /** Which draft this tab was writing; survives a reload. */
  readonly writing: { read(): string | null; write(draft: string | null): void };
  /** Makes a focused field commit its value. */
  readonly settleFields: () => void;
}

export interface TabsParts {
  readonly desk: DeskStore;
  readonly repository: Pick<
    DraftRepository,
    'load' | 'store' | 'claim' | 'restoreLost' | 'add' | 'release' | 'refresh' | 'rename' | 'dropUnsaved'
  >;
  readonly channel: TabChannel;
  readonly locks: DraftLocks | undefined;
  readonly schedule: Pick<Schedule, 'after'>;
  readonly page: TabPage;
  /** Announces a sentence to the user. */
  readonly say: (text: string) => void;
}
