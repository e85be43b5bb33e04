/** The result of a signature check in sentences. None of them says anything about what the file states. */
import { dateTimeInWords } from '../core/assessment/date-time-words.ts';
import type { SignatureCheck } from './signature-commands.ts';

/** How a result is to be taken: 'good' only for an exact match with a known key that is not revoked. */
export type SignatureLevel = 'good' | 'unknown' | 'bad';

/** Returns how a result is to be taken. */
export function signatureLevel(check: SignatureCheck): SignatureLevel {
  if (check.kind !== 'match') return check.kind === 'mismatch' ? 'bad' : 'unknown';
  if (check.key?.revokedAt !== undefined) return 'bad';
  return check.key ? 'good' : 'unknown';
}

/** Returns the result as sentences. */
export function signatureInWords(check: SignatureCheck): string {
  if (check.kind === 'unreadable') return check.why;
  if (check.kind === 'mismatch') {
    return 'The signature does not match this file. One of them was changed, or they do not belong together.';
  }
  const { key, fingerprint } = check;
  if (!key) {
    return `The file is exactly what was signed, but you do not have the key. Compare its fingerprint with the signer’s: ${fingerprint}.`;
  }
  const exact = `The file is exactly what was signed with the key “${key.name}”`;
  if (key.revokedAt === undefined) return `${exact}.`;
  return `${exact}, but this key was revoked: ${dateInWords(key.revokedAt)}. Ask the signer for a new signature.`;
}

/** A date-time of a key or a signature in words. */
export function dateInWords(dateTime: string): string {
  return dateTimeInWords(dateTime) ?? dateTime;
}
