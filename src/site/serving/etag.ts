/** Entity tags (RFC 9110, section 8.8.3), stable over content: the same bytes have the same tag on every server. */

/** The bytes of a file. */
export type Bytes = Uint8Array<ArrayBuffer>;

const known = new WeakMap<Bytes, Promise<string>>();

async function compute(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"${hex}"`;
}

/** The strong entity tag of `bytes`, with its quotes. It is computed once for each array. */
export function etagOf(bytes: Bytes): Promise<string> {
  const tag = known.get(bytes) ?? compute(bytes);
  known.set(bytes, tag);
  return tag;
}

/** Whether `If-None-Match` names `etag`, compared weakly (RFC 9110, section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const tags = ifNoneMatch.match(/"[^"]*"/g) as readonly string[] | null;
  return tags?.includes(etag) ?? false;
}
