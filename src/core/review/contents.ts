/** Selects the fields of a claim, an entry or the document that a verdict covers. */
import { byIdentity } from '../json/by-identity.ts';
import { idFieldOf, type IdentifiedList } from '../assessment/ids.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { listOf } from '../assessment/view.ts';
import { type Digest, textDigest } from '../casefile/hash.ts';
import { textAt } from './targets.ts';
import type { EntryKind, Review } from '../review-shape/types.generated.ts';
import canonicalize from 'canonicalize';

// Computes and caches digests of canonical JSON (RFC 8785), for single values and for whole assessments.

const digests = new WeakMap<object, string>();

/**
 * SHA-256 of the canonical form of a JSON object (RFC 8785), as 64 lower-case hexadecimal digits. Cached by the
 * object's identity; `digest` must always be SHA-256. RFC 8785 rejects a lone surrogate, so its escape is used instead;
 * only a draft can contain one.
 */
export function jsonDigest(value: object, digest: Digest): string {
  const cached = digests.get(value);
  if (cached !== undefined) return cached;
  const digestHex = textDigest(canonicalize(value) ?? 'null', digest);
  digests.set(value, digestHex);
  return digestHex;
}

/**
 * The same for an object that contains only texts, but faster and without a cache: a review file has thousands of them,
 * and each digest is compared only once.
 */
export function digestOfTexts(texts: object, digest: Digest): string {
  return textDigest(JSON.stringify(texts, Object.keys(texts).sort()), digest);
}

/** Returns the digest of the whole assessment, which is a review's `assessment_digest_sha256`. */
export function assessmentDigest(assessment: JsonObject, digest: Digest): string {
  const cached = digests.get(assessment);
  if (cached !== undefined) return cached;
  const digestHex = textDigest(canonicalAssessment(assessment), digest);
  digests.set(assessment, digestHex);
  return digestHex;
}

/** Whether the digest of the whole assessment is cached, so that reading it costs nothing. */
export function isDigestCached(assessment: JsonObject): boolean {
  return digests.has(assessment);
}

/** Caches a digest that was computed elsewhere from the UTF-8 bytes of `canonicalAssessment`: 64 hexadecimal digits. */
export function cacheDigest(assessment: JsonObject, sha256: string): void {
  digests.set(assessment, sha256);
}

const formOf = byIdentity((value: JsonValue | undefined): string => canonicalize(value) ?? 'null');

/** Returns the canonical form of an assessment (RFC 8785). The form of unchanged entries is cached. */
export function canonicalAssessment(assessment: JsonObject): string {
  const members = Object.keys(assessment)
    .sort()
    .map((name) => {
      const value = assessment[name];
      const form = isJsonArray(value) ? `[${value.map((item) => formOf(item)).join(',')}]` : formOf(value);
      return `${JSON.stringify(name)}:${form}`;
    });
  return `{${members.join(',')}}`;
}

/** Prepares the parts of `canonicalAssessment`, one entry with each step. */
export function* canonicalSteps(assessment: JsonObject): Generator<undefined, void> {
  for (const value of Object.values(assessment)) {
    if (!isJsonArray(value)) continue;
    for (const item of value) {
      formOf(item);
      yield undefined;
    }
  }
}

/**
 * The parts of a value to copy: 'text' for anything that is neither an object nor a list, a list of parts, or an
 * object's named properties.
 */
type Part = 'text' | readonly [Part] | { readonly [name: string]: Part };

const texts: Part = ['text'];
const timeScope: Part = { start: 'text', end: 'text' };

const claimParts: Part = {
  observation_id: 'text',
  passage_id: 'text',
  span: { start: 'text', end: 'text', offset_encoding: 'text' },
  actual: 'text',
  proposition: 'text',
  representation: 'text',
  claim_kind: 'text',
  subject_actor_ids: texts,
  attribution: { actor_id: 'text', mode: 'text' },
};

const wordParts: Readonly<Record<EntryKind, { readonly [name: string]: Part }>> = {
  'power-basis': {
    actor_id: 'text',
    domain: 'text',
    description: 'text',
    scope: { relationship: 'text', geographies: texts, operations: texts, related_actor_ids: texts },
    time_scope: timeScope,
  },
  intent: { actor_id: 'text', topic: 'text', hypothesis: 'text', time_scope: timeScope },
};

const wholeParts: Part = {
  rationale: 'text',
  workflow_state: 'text',
  evidence: [{ claim_id: 'text', effect: 'text', reason: 'text' }],
  limitations: texts,
  alternatives: texts,
  falsifiers: texts,
};

const headParts: Part = {
  contract: 'text',
  casefile_fingerprint_sha256: 'text',
  observation_ids: texts,
  producer: { kind: 'text', name: 'text', version: 'text' },
  contradictions: [{ left_claim_id: 'text', right_claim_id: 'text', explanation: 'text' }],
  unknowns: texts,
  scope: 'text',
};

/** Returns the named parts of a value; undefined if the value has another type. */
function takePart(value: JsonValue | undefined, part: Part): JsonValue | undefined {
  if (part === 'text') return isJsonObject(value) || isJsonArray(value) ? undefined : value;
  if (isList(part)) {
    if (!isJsonArray(value)) return undefined;
    return value.map((item) => takePart(item, part[0])).filter((item) => item !== undefined);
  }
  if (!isJsonObject(value)) return undefined;
  const members = Object.entries(part).flatMap(([name, child]): [string, JsonValue][] => {
    const inner = Object.hasOwn(value, name) ? takePart(value[name], child) : undefined;
    return inner === undefined ? [] : [[name, inner]];
  });
  return Object.fromEntries(members);
}

const isList = (part: Part): part is readonly [Part] => Array.isArray(part);

function objectOf(value: JsonObject, part: Part): JsonObject {
  const found = takePart(value, part);
  return isJsonObject(found) ? found : {};
}

/**
 * Returns the reviewed content of a claim: the properties of the contract (specification 2.4) without its ID, which is
 * only a name. The same object for the same claim.
 */
export const claimContent = byIdentity((claim: JsonObject) => objectOf(claim, claimParts));

/**
 * Returns the parts of an entry that its evidence is about: its actor, text, scope and time. Leaves out its ID, and its
 * workflow state, rationale, limitations, alternatives and falsifiers, which do not change the meaning of a link and
 * can be about the evidence. The same object for the same entry.
 */
export const entryWords: Readonly<Record<EntryKind, (entry: JsonObject) => JsonObject>> = {
  'power-basis': byIdentity((entry: JsonObject) => objectOf(entry, wordParts['power-basis'])),
  intent: byIdentity((entry: JsonObject) => objectOf(entry, wordParts.intent)),
};

/**
 * Returns the reviewed content of a whole entry: the properties of the contract (specification 2.5 and 2.7) without its
 * ID.
 */
export const entryContent: Readonly<Record<EntryKind, (entry: JsonObject) => JsonObject>> = {
  'power-basis': byIdentity((entry: JsonObject) => objectOf(entry, { ...wordParts['power-basis'], ...wholeParts })),
  intent: byIdentity((entry: JsonObject) => objectOf(entry, { ...wordParts.intent, ...wholeParts })),
};

/** A claim or an entry of the document, and its reviewed content in a verdict on the document. */
export interface DocumentPart {
  readonly kind: 'claim' | EntryKind;
  readonly id: string;
  readonly content: JsonObject;
}

/**
 * Returns the claims and entries that a verdict on the document covers, by list, in the order of the document. A blind
 * review only sees the text of entries.
 */
export function documentParts(
  assessment: JsonObject,
  kind: Review['kind'],
): Readonly<Record<(typeof partLists)[number], readonly DocumentPart[]>> {
  const entries = kind === 'blind' ? entryWords : entryContent;
  const parts = (
    list: IdentifiedList,
    part: DocumentPart['kind'],
    contentOf: (value: JsonObject) => JsonObject,
  ): readonly DocumentPart[] =>
    listOf(assessment, list)
      .filter(isJsonObject)
      .map((value) => ({ kind: part, id: textAt(value, idFieldOf[list]), content: contentOf(value) }));
  return {
    claims: parts('claims', 'claim', claimContent),
    power_bases: parts('power_bases', 'power-basis', entries['power-basis']),
    intent_hypotheses: parts('intent_hypotheses', 'intent', entries.intent),
  };
}

/** The lists whose items a document's content identifies by digest. */
export const partLists = ['claims', 'power_bases', 'intent_hypotheses'] as const;

/**
 * Returns the reviewed content of the whole assessment: claims and entries by ID and digest, and the other properties
 * of the contract. A blind review sees no other properties, and only the text of entries.
 */
export function documentContent(assessment: JsonObject, kind: Review['kind'], digest: Digest): JsonObject {
  return documentContents[kind](assessment, digest);
}

/** Reviews of both kinds are compared with one assessment, so each kind has its own. */
const documentContents = {
  open: byIdentity((assessment: JsonObject, digest: Digest): JsonObject => ({
    ...objectOf(assessment, headParts),
    ...partDigests(assessment, 'open', digest),
  })),
  blind: byIdentity((assessment: JsonObject, digest: Digest) => partDigests(assessment, 'blind', digest)),
};

function partDigests(assessment: JsonObject, kind: Review['kind'], digest: Digest): JsonObject {
  const parts = documentParts(assessment, kind);
  const digestsOf = (list: (typeof partLists)[number]): readonly JsonValue[] =>
    parts[list].map(({ id, content }) => ({ id, sha256: jsonDigest(content, digest) }));
  return {
    claims: digestsOf('claims'),
    power_bases: digestsOf('power_bases'),
    intent_hypotheses: digestsOf('intent_hypotheses'),
  };
}
