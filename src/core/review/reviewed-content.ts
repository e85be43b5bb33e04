/** Builds the content that a verdict covers, and its digest. */
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { ownText } from '../json/own.ts';
import { listOf } from '../assessment/view.ts';
import type { Digest } from '../casefile/hash.ts';
import { claimContent, documentContent, entryContent, entryWords, jsonDigest } from './contents.ts';
import { findTarget } from './find-target.ts';
import { linksIn, listOfEntry, type ReviewTarget, type Target } from './targets.ts';
import type { Judged, Review, Verdict } from '../review-shape/types.generated.ts';

/** The content that a verdict on a target would now cover. */
export interface ReviewedContent {
  /** The content of the digest. Its longer parts are identified by their SHA-256. */
  readonly judged: Judged;
  /** The longer parts, keyed by their SHA-256. Computed on first access. */
  readonly contents: Readonly<Record<string, JsonObject>>;
  /** SHA-256 of `judged` in its canonical form (RFC 8785). Computed when it is first read. */
  readonly digest_sha256: string;
}

/**
 * Returns the current content of a target for a review of this kind; a blind review sees neither effects nor reasons.
 * Undefined if the target no longer exists. Digests are cached by identity, so that only changed parts are computed
 * again.
 */
export function reviewedContent(
  assessment: JsonObject,
  target: Target,
  kind: Review['kind'],
  digest: Digest,
): ReviewedContent | undefined {
  const match = findTarget(assessment, target, kind);
  return match && reviewedContentAt(assessment, match, kind, digest);
}

/** The same for a target with a known position. The same object for the same link with the same claim and entry. */
export function reviewedContentAt(
  assessment: JsonObject,
  match: ReviewTarget,
  kind: Review['kind'],
  digest: Digest,
): ReviewedContent | undefined {
  const parts = partsAt(assessment, match, kind, digest);
  if (!parts?.link) return parts && combineParts(parts, digest);
  const { link, claim_sha256, entry_sha256 } = parts;
  const cached = links[kind].get(link);
  if (cached && cached.parts.claim_sha256 === claim_sha256 && cached.parts.entry_sha256 === entry_sha256) {
    return cached.content;
  }
  const content = combineParts(parts, digest);
  links[kind].set(link, { parts, content });
  return content;
}

/**
 * Whether a verdict covers what its target, with a known position, now contains. Caches nothing for each verdict,
 * because a review can have thousands.
 */
export function isCurrentAt(
  assessment: JsonObject,
  match: ReviewTarget,
  { kind }: Pick<Review, 'kind'>,
  verdict: Verdict,
  digest: Digest,
): boolean {
  const parts = partsAt(assessment, match, kind, digest);
  if (!parts) return false;
  if (isJudgedOf(parts, verdict.judged, digest)) return true;
  const now = reviewedContentAt(assessment, match, kind, digest);
  return now !== undefined && isCovered(now, verdict);
}

const partNames = [
  'claim_sha256',
  'left_claim_sha256',
  'right_claim_sha256',
  'entry_sha256',
  'document_sha256',
] as const;

const textNames = ['effect', 'reason', 'explanation', 'text'] as const;

/**
 * The content that a verdict covers: texts as they are, longer parts as objects that `Judged` identifies by their
 * digests.
 */
interface Parts extends Pick<Judged, (typeof textNames)[number]> {
  readonly claim_sha256?: JsonObject | undefined;
  readonly left_claim_sha256?: JsonObject | undefined;
  readonly right_claim_sha256?: JsonObject | undefined;
  readonly entry_sha256?: JsonObject | undefined;
  readonly document_sha256?: JsonObject;
  /** The link that the texts are from. */
  readonly link?: JsonObject;
}

interface KnownLink {
  readonly parts: Parts;
  readonly content: ReviewedContent;
}

const links = { open: new WeakMap<JsonObject, KnownLink>(), blind: new WeakMap<JsonObject, KnownLink>() };

function partsAt(assessment: JsonObject, match: ReviewTarget, kind: Review['kind'], digest: Digest): Parts | undefined {
  const { target, entryIndex = -1, linkIndex = -1, claimIndex } = match;
  if (target.kind === 'document') return { document_sha256: documentContent(assessment, kind, digest) };
  if (target.kind === 'claim') return { claim_sha256: claimAt(assessment, claimIndex) };
  if (target.kind === 'unknown') return { text: target.text };
  if (target.kind === 'contradiction') return contradictionParts(assessment, match);
  const entry = listOf(assessment, listOfEntry[target.entry])[entryIndex];
  if (!isJsonObject(entry)) return undefined;
  if (target.kind === 'entry') {
    return { entry_sha256: (kind === 'blind' ? entryWords : entryContent)[target.entry](entry) };
  }
  const link = linksIn(entry)[linkIndex];
  if (!isJsonObject(link)) return undefined;
  const claim_sha256 = claimAt(assessment, claimIndex);
  const entry_sha256 = entryWords[target.entry](entry);
  if (kind === 'blind') return { link, claim_sha256, entry_sha256 };
  return { link, claim_sha256, entry_sha256, effect: ownText(link, 'effect'), reason: ownText(link, 'reason') };
}

/** A contradiction is between what its claims say, so a verdict on it covers both. */
function contradictionParts(assessment: JsonObject, match: ReviewTarget): Parts | undefined {
  const contradiction = listOf(assessment, 'contradictions')[match.listIndex ?? -1];
  if (!isJsonObject(contradiction)) return undefined;
  return {
    explanation: ownText(contradiction, 'explanation'),
    left_claim_sha256: claimAt(assessment, match.leftIndex),
    right_claim_sha256: claimAt(assessment, match.rightIndex),
  };
}

function claimAt(assessment: JsonObject, index: number | undefined): JsonObject | undefined {
  const claim = index === undefined ? undefined : listOf(assessment, 'claims')[index];
  return isJsonObject(claim) ? claimContent(claim) : undefined;
}

/**
 * Whether a verdict covers this content. Equal content has an equal digest, because the digest of a verdict matches its
 * content (a file's is checked when it is read). So digests are compared only if the content differs.
 */
export function isCovered(now: ReviewedContent, { judged, digest_sha256 }: Verdict): boolean {
  return isSameJudged(now.judged, judged) || now.digest_sha256 === digest_sha256;
}

function isSameJudged(one: Judged, other: Judged): boolean {
  const names = Object.keys(one) as (keyof Judged)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Returns the SHA-256 of every longer part of the reviewed content. */
export function contentNames(judged: Judged): readonly string[] {
  const names: string[] = [];
  for (const part of partNames) if (judged[part] !== undefined) names.push(judged[part]);
  return names;
}

/** Whether `judgedOf` would return the same, without creating an object for each of thousands of verdicts. */
function isJudgedOf(parts: Parts, judged: Judged, digest: Digest): boolean {
  let count = 0;
  for (const name of textNames) {
    if (parts[name] !== judged[name]) return false;
    if (parts[name] !== undefined) count += 1;
  }
  for (const name of partNames) {
    const part = parts[name];
    if ((part && jsonDigest(part, digest)) !== judged[name]) return false;
    if (part) count += 1;
  }
  return count === Object.keys(judged).length;
}

function judgedOf(parts: Parts, digest: Digest): Judged {
  const judged: { -readonly [Name in keyof Judged]: Judged[Name] } = {};
  for (const name of textNames) if (parts[name] !== undefined) judged[name] = parts[name];
  for (const name of partNames) if (parts[name]) judged[name] = jsonDigest(parts[name], digest);
  return judged;
}

/** Combines the reviewed content. */
function combineParts(parts: Parts, digest: Digest): ReviewedContent {
  const judged = judgedOf(parts, digest);
  return {
    judged,
    get contents() {
      const all = partNames.map((name) => [judged[name], parts[name]] as const);
      return Object.fromEntries(all.filter(([, content]) => content !== undefined));
    },
    get digest_sha256() {
      return jsonDigest(judged, digest);
    },
  };
}
