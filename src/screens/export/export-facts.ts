/** Facts about an export in words: the file’s size, the fingerprint and the verdicts. */
import { showDirections } from '../../core/text/directions.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import type { Digest } from '../../core/casefile/hash.ts';
import { listInWords } from '../../core/compare/phrases.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { counted } from '../../core/json/words.ts';

/** A file's size, rounded and exact: '12.3 kB (12,345 bytes)'. */
export function sizeInWords(bytes: number): string {
  const exact = counted(bytes, 'byte');
  if (bytes < 1000) return exact;
  const [unit, divisor] = bytes < 1_000_000 ? (['kB', 1000] as const) : (['MB', 1_000_000] as const);
  return `${(bytes / divisor).toFixed(1)} ${unit} (${exact})`;
}

/** A length in characters, that is, code points: '12,345 characters'. */
export function charactersInWords(count: number): string {
  return counted(count, 'character');
}

/** Whether the assessment's fingerprint matches the attached casefile, in a sentence. */
export function fingerprintInWords({ assessment, casefile }: Workspace, digest: Digest): string {
  const fingerprint = assessment.casefile_fingerprint_sha256;
  if (fingerprint === undefined || fingerprint === '') {
    return casefile ? 'Not set. Update it in Casefile.' : 'Not set.';
  }
  if (!casefile) return 'Cannot be checked: no casefile attached.';
  return fingerprint === casefileFingerprint(casefile, digest)
    ? 'Matches the attached casefile.'
    : 'Does not match the attached casefile.';
}

/** “3 verdicts by Rosa and Ole”; undefined if there is no review. */
export function verdictsInWords(reviews: readonly Review[] = []): string | undefined {
  if (reviews.length === 0) return undefined;
  const count = reviews.reduce((sum, { verdicts }) => sum + verdicts.length, 0);
  const names = [...new Set(reviews.map(({ reviewer }) => showDirections(reviewer.name)))];
  return `${counted(count, 'verdict')} by ${listInWords(names)}`;
}

/** Returns a draft without verdicts and without a division of the links that names reviewers. */
export function withoutVerdicts(workspace: Workspace): Workspace {
  const { reviewPlan, ...others } = workspace;
  return { ...others, reviews: [], ...(reviewPlan?.reviewers.length === 0 && { reviewPlan }) };
}

/** “, and how the links are divided among reviewers”; empty if no reviewers are named. */
export function divisionInWords({ reviewPlan }: Workspace): string {
  return reviewPlan && reviewPlan.reviewers.length > 0 ? ', and how the links are divided among reviewers' : '';
}
