/** 32 letters and digits without the ones that look alike, safe in an address and in a file name. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random id for a draft: 100 bits, so that two devices never make the same one. */
export function randomDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
