/** Whether this tab writes the open draft, or is read-only while another tab writes it. */
export type Access = 'writing' | 'following';

/** What other tabs do with the open draft. */
export interface OtherTabs {
  /** Whether this tab is waiting for the writing tab to release the draft. */
  readonly asking: boolean;
  /** Whether another tab deleted the draft: 'aside' can be restored, 'gone' is permanent. */
  readonly deleted: 'no' | 'aside' | 'gone';
  /** A message about the last event; null for none. */
  readonly note: string | null;
}

/** The state without news from other tabs. */
export const noOtherTabs: OtherTabs = { asking: false, deleted: 'no', note: null };
