/** Whether this window writes to the open draft, or reads along while another window writes. */
export type Access = 'writing' | 'following';

/** How it stands with other windows that have the open draft. */
export interface Elsewhere {
  /** This window has asked the writing one to hand over, and waits for it. */
  readonly asking: boolean;
  /** The draft was deleted in another window; what is on the screen is in this page's memory only. */
  readonly deleted: boolean;
  /** What a person should know about it, in a sentence; null for nothing. */
  readonly trouble: string | null;
}

export const nothingElsewhere: Elsewhere = { asking: false, deleted: false, trouble: null };
