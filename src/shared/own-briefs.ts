/** Which briefs for reviewers were written on this device, so that their author’s own files open for writing. */
import { textDigest, type Digest } from '../core/casefile/hash.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { storePreference, storedPreference } from '../ui/preferences.ts';

const key = 'own-briefs';

/** How many briefs are remembered. An older one of the author’s own files opens in Review, one press from Write. */
const maxBriefs = 100;

const isDigests = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const stored = (): readonly string[] => storedPreference(key, isDigests) ?? [];

/** Only a checksum is stored: a setting has no content of a draft. JSON escapes what has no UTF-8 form. */
const digestOf = (brief: string, digest: Digest): string => textDigest(JSON.stringify(brief), digest);

/** Notes a brief that was written here. */
export function noteOwnBrief(brief: string, digest: Digest): void {
  const own = digestOf(brief, digest);
  storePreference(key, [own, ...stored().filter((each) => each !== own)].slice(0, maxBriefs));
}

/**
 * Notes the brief of a downloaded draft that was started here: an undo or a restored version can have changed it. The
 * brief of a draft from a file can be another person's.
 */
export function noteDownloadedBrief({ brief = '', startedHere }: Workspace, digest: Digest): void {
  if (startedHere && brief !== '') noteOwnBrief(brief, digest);
}

/** Whether a brief was written here. */
export function isOwnBrief(brief: string, digest: Digest): boolean {
  return stored().includes(digestOf(brief, digest));
}
