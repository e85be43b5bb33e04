/** Whether this window writes to the open draft, or reads along while another window writes. */
export type Access = 'writing' | 'following';

/** How it stands with other windows that have the open draft. */
export interface Elsewhere {
  /** This window has asked the writing one to hand over, and waits for it. */
  readonly asking: boolean;
  /** Another window has deleted the draft: put it 'aside', from where it can be brought back, or it is 'gone'. */
  readonly deleted: 'no' | 'aside' | 'gone';
  /** What has happened, in a sentence; null for nothing. */
  readonly note: string | null;
}

export const nothingElsewhere: Elsewhere = { asking: false, deleted: 'no', note: null };
