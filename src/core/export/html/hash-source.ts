/** The hash of a script or a style in a content security policy (CSP Level 3, section 2.3.1). */
import { utf8, type Digest } from '../../casefile/hash.ts';
import { base64 } from '../../casefile/base64.ts';

/** Returns the source expression that allows an inline script or style with this text: `'sha256-…'`. */
export function hashSource(text: string, digest: Digest): string {
  return `'sha256-${base64(digest(utf8(text)))}'`;
}
