/** Builds the content that a verdict covers, and its digest. */
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { ownText } from '../json/own.ts';
import { listOf } from '../assessment/view.ts';
import type { Digest } from '../casefile/hash.ts';
import { claimContent, documentContent, entryContent, entryWords } from './contents.ts';
import { jsonDigest } from './digests.ts';
import { findTarget } from './find-target.ts';
import { linksIn, listOfEntry, type ReviewTarget, type Target } from './targets.ts';
import type { Judged, Review, Verdict } from '../review-shape/types.generated.ts';

/** The content that a verdict on a target would now cover. */
export interface ReviewedContent {
  /** The content of the digest. Its longer parts are identified by their SHA-256. */
  readonly judged: Judged;
  /** The longer parts, by their SHA-256. */
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

/** The same for a target with a known position. */
export function reviewedContentAt(
  assessment: JsonObject,
  match: ReviewTarget,
  kind: Review['kind'],
  digest: Digest,
): ReviewedContent | undefined {
  const { target } = match;
  switch (target.kind) {
    case 'link':
      return judgedLink(assessment, match, kind, digest);
    case 'claim':
      return sealed({ claim_sha256: claimAt(assessment, match.claimIndex) }, {}, digest);
    case 'entry': {
      const entry = listOf(assessment, listOfEntry[target.entry])[match.entryIndex ?? -1];
      if (!isJsonObject(entry)) return undefined;
      const content = (kind === 'blind' ? entryWords : entryContent)[target.entry](entry);
      return sealed({ entry_sha256: content }, {}, digest);
    }
    case 'document':
      return sealed({ document_sha256: documentContent(assessment, kind, digest) }, {}, digest);
  }
}

function judgedLink(
  assessment: JsonObject,
  { target, entryIndex = -1, linkIndex = -1, claimIndex }: ReviewTarget,
  kind: Review['kind'],
  digest: Digest,
): ReviewedContent | undefined {
  if (target.kind !== 'link') return undefined;
  const entry = listOf(assessment, listOfEntry[target.entry])[entryIndex];
  const link = isJsonObject(entry) ? linksIn(entry)[linkIndex] : undefined;
  if (!isJsonObject(entry) || !isJsonObject(link)) return undefined;
  const parts = { claim_sha256: claimAt(assessment, claimIndex), entry_sha256: entryWords[target.entry](entry) };
  const cached = links[kind].get(link);
  if (cached && cached.claim === parts.claim_sha256 && cached.entry === parts.entry_sha256) return cached.judged;
  const judged = sealed(parts, kind === 'blind' ? {} : { ...text(link, 'effect'), ...text(link, 'reason') }, digest);
  links[kind].set(link, { claim: parts.claim_sha256, entry: parts.entry_sha256, judged });
  return judged;
}

interface KnownLink {
  readonly claim: JsonObject | undefined;
  readonly entry: JsonObject;
  readonly judged: ReviewedContent;
}

const links = { open: new WeakMap<JsonObject, KnownLink>(), blind: new WeakMap<JsonObject, KnownLink>() };

function claimAt(assessment: JsonObject, index: number | undefined): JsonObject | undefined {
  const claim = index === undefined ? undefined : listOf(assessment, 'claims')[index];
  return isJsonObject(claim) ? claimContent(claim) : undefined;
}

function text(value: JsonObject, name: 'effect' | 'reason'): { readonly [Name in typeof name]?: string } {
  const match = ownText(value, name);
  return match === undefined ? {} : { [name]: match };
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
export function contentNames({ claim_sha256, entry_sha256, document_sha256 }: Judged): readonly string[] {
  return [claim_sha256, entry_sha256, document_sha256].filter((name) => name !== undefined);
}

type PartName = 'claim_sha256' | 'entry_sha256' | 'document_sha256';

/** Combines the reviewed content: texts as they are, longer parts by their digest. */
function sealed(
  parts: { readonly [Name in PartName]?: JsonObject | undefined },
  texts: Pick<Judged, 'effect' | 'reason'>,
  digest: Digest,
): ReviewedContent {
  const named = Object.entries(parts).flatMap(([name, content]) =>
    content === undefined ? [] : [{ name, content, sha256: jsonDigest(content, digest) }],
  );
  const judged: Judged = { ...texts, ...Object.fromEntries(named.map(({ name, sha256 }) => [name, sha256])) };
  return {
    judged,
    contents: Object.fromEntries(named.map(({ sha256, content }) => [sha256, content])),
    get digest_sha256() {
      return jsonDigest(judged, digest);
    },
  };
}
