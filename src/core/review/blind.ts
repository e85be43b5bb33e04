import { idFieldOf } from '../assessment/ids.ts';
import { isJsonObject, type JsonObject } from '../assessment/json.ts';
import { listOf } from '../assessment/view.ts';
import type { Workspace } from '../assessment/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { claimContent, entryWords } from './contents.ts';
import { jsonDigest } from './digests.ts';
import {
  blindTargetsOf,
  foldedLinks,
  linkGroups,
  linksIn,
  listOfEntry,
  type LinkGroup,
  type ReviewTarget,
} from './targets.ts';
import { verdictOn } from './edits.ts';
import type { EntryKind, Review } from './types.generated.ts';

/**
 * A draft as a blind review packet: its casefile, its claims, what its entries say, and which claims each entry cites,
 * and nothing else. Neither effects, reasons, rationales and workflow states nor what could be told from them: several
 * links to one claim are one, and links stand in an order that the author did not make.
 */
export function blindPacket(workspace: Workspace, digest: Digest): JsonObject {
  return {
    format: 'assessment-desk.blind-review/v1',
    title: workspace.title,
    assessment: blindAssessment(workspace.assessment, digest),
    casefile: workspace.casefile as unknown as JsonObject | null,
  };
}

/** The assessment of a blind packet. */
export function blindAssessment(assessment: JsonObject, digest: Digest): JsonObject {
  const entries = (kind: EntryKind) =>
    listOf(assessment, listOfEntry[kind])
      .filter(isJsonObject)
      .map((entry) => ({
        ...named(entry, idFieldOf[listOfEntry[kind]]),
        ...entryWords[kind](entry),
        evidence: citedBy(entry, digest),
      }));
  return {
    claims: listOf(assessment, 'claims')
      .filter(isJsonObject)
      .map((claim) => ({ ...named(claim, 'claim_id'), ...claimContent(claim) })),
    power_bases: entries('power-basis'),
    intent_hypotheses: entries('intent'),
  };
}

function named(value: JsonObject, field: string): JsonObject {
  const id = Object.hasOwn(value, field) ? value[field] : undefined;
  return typeof id === 'string' ? { [field]: id } : {};
}

function citedBy(entry: JsonObject, digest: Digest): readonly JsonObject[] {
  const ids = linksIn(entry).flatMap((link) =>
    isJsonObject(link) && typeof link['claim_id'] === 'string' ? [link['claim_id']] : [],
  );
  return [...new Set(ids)]
    .map((claim_id) => ({ claim_id, order: jsonDigest({ claim_id }, digest) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ claim_id }) => ({ claim_id }));
}

/** What author and reviewer say of one link. */
export interface LinkAgreement {
  /** The key of the link as blind reviews know it: by entry and claim. */
  readonly key: string;
  /** Where the link, or the first of several to that claim, stands in the author's draft. */
  readonly place: ReviewTarget;
  readonly author: 'supports' | 'contradicts' | 'both' | null;
  readonly reviewer: 'supports' | 'contradicts' | 'neither' | null;
  /** Null where one of the two said nothing. */
  readonly agree: boolean | null;
}

export interface Agreement {
  readonly links: readonly LinkAgreement[];
  readonly counts: { readonly agree: number; readonly disagree: number; readonly unjudged: number };
}

const authors = new WeakMap<JsonObject, ReadonlyMap<string, LinkAgreement['author']>>();
const ofGroups = new WeakMap<LinkGroup, ReadonlyMap<string, ReadonlySet<string>>>();

/** The author’s effects of each claim that an entry cites. The same map for the same links. */
function effectsIn(group: LinkGroup): ReadonlyMap<string, ReadonlySet<string>> {
  const known = ofGroups.get(group);
  if (known) return known;
  const effects = new Map<string, Set<string>>();
  for (const { target } of group.links) {
    if (target.kind !== 'link' || target.effect === null) continue;
    const said = effects.get(target.claim_id);
    if (said) said.add(target.effect);
    else effects.set(target.claim_id, new Set([target.effect]));
  }
  ofGroups.set(group, effects);
  return effects;
}

/** What the author says of each link, by its key as blind reviews know it. The same map for the same document. */
export function authorsOf(assessment: JsonObject): ReadonlyMap<string, LinkAgreement['author']> {
  const known = authors.get(assessment);
  if (known) return known;
  const made = new Map<string, LinkAgreement['author']>();
  for (const group of linkGroups(assessment)) {
    const effects = effectsIn(group);
    for (const { key, target } of foldedLinks(group)) {
      made.set(key, target.kind === 'link' ? authorSays(effects.get(target.claim_id)) : null);
    }
  }
  authors.set(assessment, made);
  return made;
}

/** The author’s effects beside a blind reviewer’s verdicts, link by link in the order of the author’s document. */
export function agreementOf(workspace: Workspace, review: Review): Agreement {
  const said = authorsOf(workspace.assessment);
  const counts = { agree: 0, disagree: 0, unjudged: 0 };
  const links = blindTargetsOf(workspace.assessment).map((place): LinkAgreement => {
    const author = said.get(place.key) ?? null;
    const reviewer = reviewerSays(verdictOn(review, place.key)?.verdict);
    const agree = author && reviewer && author === reviewer;
    counts[agree === null ? 'unjudged' : agree ? 'agree' : 'disagree'] += 1;
    return { key: place.key, place, author, reviewer, agree };
  });
  return { links, counts };
}

function authorSays(effects: ReadonlySet<string> | undefined): LinkAgreement['author'] {
  if (!effects) return null;
  if (effects.size > 1) return 'both';
  if (effects.has('supports')) return 'supports';
  return effects.has('contradicts') ? 'contradicts' : null;
}

function reviewerSays(verdict: string | undefined): LinkAgreement['reviewer'] {
  return verdict === 'supports' || verdict === 'contradicts' || verdict === 'neither' ? verdict : null;
}
