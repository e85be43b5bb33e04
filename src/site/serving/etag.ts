/** Entity tags (RFC 9110, section 8.8.3). They depend on the content alone, so every server gives the same tag. */
import { byIdentity } from '../../core/json/by-identity.ts';

/** The bytes of a file. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the strong entity tag of `bytes`, with its quotes. Computes it once for each array. */
export const etagOf = byIdentity(async (bytes: Bytes): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"${hex}"`;
});

/** Whether `If-None-Match` names `etag`, compared weakly (RFC 9110, section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const candidates = ifNoneMatch.match(/"[^"]*"/g) as readonly string[] | null;
  return candidates?.includes(etag) ?? false;
}
