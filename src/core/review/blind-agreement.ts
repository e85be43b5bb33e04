/** What the author and a blind reviewer say of the same links. */
import type { JsonObject } from '../assessment/json.ts';
import type { Workspace } from '../assessment/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { verdictOn } from './edits.ts';
import { standingAt } from './standing.ts';
import { blindTargetsOf, foldedLinks, linkGroups, type LinkGroup, type ReviewTarget } from './targets.ts';
import type { Review } from './types.generated.ts';

/** What author and reviewer say of one link. */
export interface LinkAgreement {
  /** The key of the link as blind reviews know it: by entry and claim. */
  readonly key: string;
  /** Where the link, or the first of several to that claim, stands in the author's draft. */
  readonly place: ReviewTarget;
  readonly author: 'supports' | 'contradicts' | 'both' | null;
  /** What the reviewer says of the link as it is now; null for nothing. */
  readonly reviewer: 'supports' | 'contradicts' | 'neither' | null;
  /** Whether the reviewer's verdict is about the link as it was before a change. */
  readonly outdated: boolean;
  /** Null where one of the two said nothing. */
  readonly agree: boolean | null;
}

export interface Agreement {
  readonly links: readonly LinkAgreement[];
  readonly counts: {
    readonly agree: number;
    readonly disagree: number;
    readonly unjudged: number;
    readonly outdated: number;
    /** Verdicts on links that the assessment no longer has. */
    readonly unmatched: number;
  };
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

/**
 * The author’s effects beside a blind reviewer’s verdicts, link by link in the order of the author’s document. Only a
 * verdict on the link as it is now counts for or against agreement.
 */
export function agreementOf(workspace: Workspace, review: Review, digest: Digest): Agreement {
  const said = authorsOf(workspace.assessment);
  const onLinks = review.verdicts.filter(({ target }) => target.kind === 'link').length;
  const counts = { agree: 0, disagree: 0, unjudged: 0, outdated: 0, unmatched: onLinks };
  const links = blindTargetsOf(workspace.assessment).map((place): LinkAgreement => {
    const author = said.get(place.key) ?? null;
    const verdict = verdictOn(review, place.key);
    if (verdict) counts.unmatched -= 1;
    const outdated = verdict !== undefined && !isCurrent(workspace, review, verdict, place, digest);
    const reviewer = outdated ? null : reviewerSays(verdict?.verdict);
    const agree = author && reviewer && author === reviewer;
    counts[outdated ? 'outdated' : agree === null ? 'unjudged' : agree ? 'agree' : 'disagree'] += 1;
    return { key: place.key, place, author, reviewer, outdated, agree };
  });
  return { links, counts };
}

function isCurrent(...given: Parameters<typeof standingAt>): boolean {
  return standingAt(...given).state === 'current';
}

/** The labels that author and reviewer gave each link on which both have said something, for `raterAgreement`. */
export function labelsOf(links: readonly LinkAgreement[]): readonly (readonly [author: string, reviewer: string])[] {
  return links.flatMap(({ author, reviewer }) => (author && reviewer ? [[author, reviewer] as const] : []));
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
