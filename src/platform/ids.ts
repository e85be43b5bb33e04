/** 32 letters and digits without look-alikes, safe in URLs and file names. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns a random draft ID of 100 bits, so that two devices never create the same one. */
export function randomDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Returns a random passphrase of 100 bits: five groups of four letters and digits, which can be read out. */
export function randomPassphrase(): string {
  return (randomDraftId().match(/.{4}/g) ?? []).join('-');
}
