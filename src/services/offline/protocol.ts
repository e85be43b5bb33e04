/** What the page says to a service worker that waits: take over now, if this is the only window. */
export const takeOverRequest = 'assessment-desk.take-over';

/** The worker's answer. Where other windows are open it has done nothing, and says how many. */
export type TakeOverAnswer = { readonly taken: true } | { readonly taken: false; readonly otherWindows: number };
