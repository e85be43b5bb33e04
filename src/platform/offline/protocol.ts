/** The message to a waiting service worker: take over now if this is the only window. */
export const takeOverRequest = 'assessment-desk.take-over';

/** The worker’s answer. If other windows are open, it does nothing and returns their number. */
export type TakeOverAnswer = { readonly taken: true } | { readonly taken: false; readonly otherWindows: number };
