/** Tells whether a review is about the current draft, another version of it or a foreign document. */
import type { Workspace } from '../workspace/workspace.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import type { Digest } from '../casefile/hash.ts';
import { blindAssessment } from './blind.ts';
import { assessmentDigest } from './contents.ts';
import { outdatedVerdicts } from './moved-content.ts';
import { verdictState, type VerdictState } from './verdict-state.ts';
import type { Review } from '../review-shape/types.generated.ts';

/** Compares the version that was reviewed with the current draft. */
export interface ReviewedVersion {
  /**
   * 'this': the draft's assessment. 'another': another version of it. 'foreign': no reviewed content matches the draft,
   * and the title differs.
   */
  readonly assessment: 'this' | 'another' | 'foreign';
  /** 'none': the reviewer had no casefile. 'unknown': the draft has no casefile to compare with. */
  readonly casefile: 'this' | 'another' | 'none' | 'unknown';
  /** The number of verdicts that are current, that are outdated, and that have no target in the draft. */
  readonly counts: Readonly<Record<VerdictState['state'], number>>;
}

/** Compares the version that a review was started on with a draft. Computes the digest of the whole assessment. */
export function reviewedVersion(workspace: Workspace, review: Review, digest: Digest): ReviewedVersion {
  const counts = { current: 0, stale: 0, gone: 0 };
  const outdated = outdatedVerdicts(workspace.assessment, review, digest);
  for (const verdict of review.verdicts) {
    const isCurrent = verdict.target.kind !== 'document' && !outdated.has(verdict);
    counts[isCurrent ? 'current' : verdictState(workspace, review, verdict, digest).state] += 1;
  }
  const casefile = casefileOf(workspace, review, digest);
  if (digestSeen(workspace, review, digest) === review.assessment_digest_sha256) {
    return { assessment: 'this', casefile, counts };
  }
  const isKnown = review.title.trim() !== '' && review.title === workspace.title;
  return { assessment: counts.current > 0 || isKnown ? 'another' : 'foreign', casefile, counts };
}

/** Returns the digest of what the reviewer sees of the draft: for a blind review, its packet. */
function digestSeen({ assessment, blind }: Workspace, { kind }: Review, digest: Digest): string {
  const shownAssessment = kind === 'blind' && !blind ? blindAssessment(assessment, digest) : assessment;
  return assessmentDigest(shownAssessment, digest);
}

function casefileOf({ casefile }: Workspace, review: Review, digest: Digest): ReviewedVersion['casefile'] {
  const theirs = review.casefile_fingerprint_sha256;
  if (theirs === null) return casefile ? 'none' : 'this';
  if (!casefile) return 'unknown';
  return casefileFingerprint(casefile, digest) === theirs ? 'this' : 'another';
}
