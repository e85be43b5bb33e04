/** The message to a waiting service worker: become active now if this is the only tab. */
export const takeOverRequest = 'assessment-desk.take-over';

/** The worker’s answer. If other tabs are open, it does nothing and returns their number. */
export type TakeOverAnswer = { readonly taken: true } | { readonly taken: false; readonly otherWindows: number };
