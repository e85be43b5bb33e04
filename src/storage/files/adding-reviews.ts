/** Adds a review file to the open draft, with all sentences about the result. */
import { showDirections } from '../../core/text/directions.ts';
import { dateTimeInWords } from '../../core/assessment/date-time-words.ts';
import { hexDigest, utf8, type Digest } from '../../core/casefile/hash.ts';
import { listInWords } from '../../core/compare/phrases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import {
  documentContent,
  cacheDigest,
  canonicalAssessment,
  canonicalSteps,
  isDigestCached,
} from '../../core/review/contents.ts';
import { joinedReview, takeReview } from '../../core/review/edits.ts';
import { findTarget } from '../../core/review/find-target.ts';
import { findMovedContent, followContent } from '../../core/review/moved-content.ts';
import { documentTarget } from '../../core/review/targets.ts';
import { reviewedVersion, type ReviewedVersion } from '../../core/review/reviewed-version.ts';
import { messagesOn, suggestionState } from '../../core/review-shape/thread.ts';
import { noteCheckedReview } from '../../core/review-shape/review-format.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { sha256, sha256InBackground } from '../../platform/digest.ts';
import { nextTask } from '../../platform/in-slices.ts';
import type { OpenReport } from '../../desk/file-commands.ts';
import type { DeskStore } from '../../desk/desk-store.ts';
import { inSentence, openDraftFirst, shownName, type ReviewFile } from '../reading/opened-file.ts';

const digesting = new WeakMap<JsonObject, Promise<void>>();

/**
 * Computes and caches in slices what verdicts are compared with: the digest of the open draft, the index of its
 * targets, and the digests of its claims and entries. Does it only once, even for calls in the meantime.
 */
export async function prepareDigest(desk: DeskStore): Promise<void> {
  const assessment = desk.getState().draft?.workspace.assessment;
  if (!assessment || isDigestCached(assessment)) return;
  const digestWork = digesting.get(assessment) ?? digestInSlices(assessment);
  digesting.set(assessment, digestWork);
  await digestWork;
}

/**
 * Compares the verdicts of a review, which has not been checked yet, with the open draft in tasks of their own, and
 * caches the result. Rejects if a verdict is invalid in a way that prevents this.
 */
export async function findMoves(desk: DeskStore, review: Review): Promise<void> {
  const assessment = desk.getState().draft?.workspace.assessment;
  if (!assessment) return;
  await prepareDigest(desk);
  await nextTask();
  findMovedContent(assessment, review, sha256);
  await nextTask();
}

/**
 * Computes what `addReviewFile` needs and caches, in tasks of their own: a review can have thousands of verdicts. If
 * the draft changes before the review is added, only what changed is computed again.
 */
export async function prepareReview(desk: DeskStore, { result: { review } }: ReviewFile): Promise<void> {
  await findMoves(desk, review);
  noteCheckedReview(review);
  await nextTask();
}

/** The duration of one slice, in ms, so that a key press during it is handled within its frame. */
const slice = 10;

async function digestInSlices(assessment: JsonObject): Promise<void> {
  let until = performance.now() + slice;
  const steps = canonicalSteps(assessment);
  while (steps.next().done !== true) {
    if (performance.now() < until) continue;
    await nextTask();
    until = performance.now() + slice;
  }
  await nextTask();
  // Any target builds the index of all of them.
  findTarget(assessment, documentTarget.target, 'open');
  await nextTask();
  // Verdicts on links cover the parts of claims and entries that a blind review shows. This caches their digests.
  documentContent(assessment, 'blind', sha256);
  await nextTask();
  const hash = await sha256InBackground(utf8(canonicalAssessment(assessment)));
  cacheDigest(
    assessment,
    hexDigest(hash, (bytes) => bytes),
  );
}

/**
 * Adds a review to the open draft. The report says which version was reviewed, or why the review was not added and what
 * to do.
 */
export function addReviewFile(
  desk: DeskStore,
  file: ReviewFile,
  into: 'draft' | 'library',
  digest: Digest,
): OpenReport {
  const { fileName, result } = file;
  const { problems, notices } = result;
  const name = inSentence(file);
  const refuse = (message: string): OpenReport => {
    const summary = `Could not add ${name}.`;
    return { fileName, outcome: 'refused', summary, problems: [{ message }, ...problems], notices };
  };
  const { draft, access } = desk.getState();
  if (into === 'library' || !draft) return refuse(`This is a review file. ${openDraftFirst(result.review)}`);
  if (access !== 'writing') {
    return refuse(
      'This draft is being edited in another tab. Open the review there, or choose “Edit here instead” first.',
    );
  }
  const { review, count, renamed } = followContent(draft.workspace.assessment, result.review, digest);
  const why = obstacle(draft.workspace, review);
  if (why !== undefined) return refuse(why);
  const earlier = earlierCopy(draft.workspace, review);
  const added = desk.actions.dispatch((workspace) => takeReview(workspace, review), { label: 'add review' });
  if (added.kind === 'refused') return refuse(added.message);
  const found = count === 0 ? '' : ` ${foundInWords(count, renamed)}`;
  const version = reviewedVersion(draft.workspace, review, digest);
  const summary = `${shownName(file)} ${addedInWords(review, earlier)} ${versionInWords(version, review)}${found} You can undo this.`;
  const warnings = version.assessment === 'foreign' ? [{ message: foreignInWords(review) }] : [];
  return { fileName, outcome: 'attached', summary, problems: [...warnings, ...problems], notices };
}

const casefileInWords = {
  this: '',
  another: ' The reviewer used a different casefile.',
  none: ' The reviewer had no casefile.',
  unknown: ' This draft has no casefile to compare with the reviewer’s.',
} as const;

function versionInWords({ assessment, casefile, counts }: ReviewedVersion, review: Review): string {
  const startTime = dateTimeInWords(review.started_at) ?? review.started_at;
  const which =
    assessment === 'this'
      ? 'The reviewer saw this version of the assessment.'
      : `The reviewer saw another version of the assessment. Review started ${startTime}: ${countsInWords(counts)}.`;
  return which + casefileInWords[casefile];
}

function countsInWords({ current, stale, gone }: ReviewedVersion['counts']): string {
  return `${String(current)} current, ${String(stale)} outdated, ${String(gone)} unmatched`;
}

function foreignInWords({ title }: Review): string {
  const which = title.trim() === '' ? 'an untitled assessment' : `“${title}”`;
  return `This review may be of another assessment. It reviews ${which}, and none of its verdicts matches the current content of this draft. Check the title before you use it, or remove the review.`;
}

function addedInWords(review: Review, earlier: Review | undefined): string {
  const { reviewer, verdicts } = review;
  const count = verdicts.length === 1 ? '1 verdict' : `${String(verdicts.length)} verdicts`;
  const suggesting = verdicts.filter((verdict) => verdict.suggestion && suggestionState(verdict) === 'open').length;
  const suggestions = suggesting === 0 ? '' : `, ${String(suggesting)} with a suggested change`;
  if (!earlier) return `was added to this draft: ${count} by ${showDirections(reviewer.name)}${suggestions}.`;
  const added = messageCount(joinedReview(earlier, review)) - messageCount(earlier);
  const replies = added === 1 ? '1 reply' : `${String(added)} replies`;
  if (isOlder(review, earlier))
    return `is older than the same review here, so only its new messages were added: ${replies}.`;
  const news = added === 0 ? '' : ` The threads have ${added === 1 ? '1 new reply' : `${String(added)} new replies`}.`;
  return `replaced an earlier version of the same review: ${count} by ${showDirections(reviewer.name)}${suggestions}.${news}`;
}

function earlierCopy({ reviews = [] }: Workspace, { review_id }: Review): Review | undefined {
  return reviews.find((review) => review.review_id === review_id);
}

function messageCount({ verdicts }: Review): number {
  return verdicts.reduce((count, verdict) => count + messagesOn(verdict).length, 0);
}

function isOlder(review: Review, than: Review): boolean {
  return Date.parse(than.changed_at) > Date.parse(review.changed_at);
}

/** Describes verdicts that were matched by content because IDs changed. */
function foundInWords(count: number, renamed: readonly string[]): string {
  const verdicts = count === 1 ? '1 verdict was' : `${String(count)} verdicts were`;
  return `${verdicts} matched by content: ${listInWords(renamed)}.`;
}

/** Returns why a review cannot be added to a draft, in sentences; undefined if it can. */
function obstacle(workspace: Workspace, review: Review): string | undefined {
  if (workspace.blind && review.kind === 'open') {
    return 'This is a standard review, and this draft is a blind review packet. Open it in the draft that the packet was made from.';
  }
  const here = earlierCopy(workspace, review);
  const hasNews = here !== undefined && messageCount(joinedReview(here, review)) > messageCount(here);
  if (here && isOlder(review, here) && !hasNews) {
    return `This draft already has a newer version of this review by ${showDirections(here.reviewer.name)}. To use the older one, remove the newer one first.`;
  }
  const { verdicts, kind } = review;
  const fits = verdicts.some(
    ({ target }) => target.kind !== 'document' && findTarget(workspace.assessment, target, kind),
  );
  if (fits || verdicts.every(({ target }) => target.kind === 'document')) return undefined;
  return `This review does not match anything in this draft. ${openDraftFirst(review)}`;
}
