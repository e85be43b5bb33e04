/** The review model: everything that a verdict can be about, joined and ordered for the review screen. */
import { byIdentity } from '../../core/json/by-identity.ts';
import type { JsonObject, JsonValue } from '../../core/json/json.ts';
import {
  listOf,
  viewClaim,
  viewContradiction,
  viewEvidenceLink,
  viewIntent,
  viewPowerBasis,
  type ClaimView,
} from '../../core/assessment/view.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { spanOf } from '../../core/text/span.ts';
import { contradictionTargets, unknownTargets } from '../../core/review/find-target.ts';
import {
  claimTargets,
  documentTarget,
  entryTargets,
  foldedLinks,
  linkGroups,
  linksIn,
  listOfEntry,
  type ReviewTarget,
} from '../../core/review/targets.ts';
import { grouped } from '../../core/json/grouped.ts';

/** One evidence link, as the review screen shows it. */
export interface ReviewLink {
  readonly kind: 'link';
  readonly key: string;
  readonly target: ReviewTarget;
  /** Its index in the queue. */
  readonly place: number;
  /** The path of the citing entry: '/power_bases/0'. */
  readonly entry: string;
  /** The index of the claim in the document; undefined if no claim has that ID. */
  readonly claim: number | undefined;
  readonly claimId: string;
  /** Undefined in a blind review, or if the author gave none. */
  readonly effect: string | undefined;
  readonly reason: string;
}

export interface ReviewClaim {
  readonly kind: 'claim';
  readonly key: string;
  readonly target: ReviewTarget;
  readonly index: number;
  readonly id: string;
  readonly claim: ClaimView;
  readonly links: readonly ReviewLink[];
  /** Its links, and its sides in contradictions. */
  readonly connections: readonly Connection[];
}

export interface ReviewEntry {
  readonly kind: 'entry';
  readonly key: string;
  readonly target: ReviewTarget;
  /** '/power_bases/0' or '/intent_hypotheses/3'. */
  readonly path: string;
  readonly id: string;
  readonly sort: 'power-basis' | 'intent';
  readonly actorId: string;
  /** Empty unless it is an intent hypothesis. */
  readonly topic: string;
  /** The description of a power basis, or the hypothesis. */
  readonly words: string;
  readonly links: readonly ReviewLink[];
  /** The same as its links. */
  readonly connections: readonly Connection[];
}

/** One claim of a contradiction. */
export interface ReviewSide {
  readonly kind: 'side';
  readonly key: string;
  /** The path of the contradiction. */
  readonly entry: string;
  /** The index of the claim in the document; undefined if no claim has that ID. */
  readonly claim: number | undefined;
  readonly claimId: string;
  /** A contradiction has no effect on its claims. */
  readonly effect: undefined;
}

/** What connects a claim with a card of the other column: a link to an entry, or a side of a contradiction. */
export type Connection = ReviewLink | ReviewSide;

export interface ReviewContradiction {
  readonly kind: 'contradiction';
  readonly key: string;
  readonly target: ReviewTarget;
  /** Its index in the queue. */
  readonly place: number;
  /** '/contradictions/0'. */
  readonly path: string;
  /** “Contradiction 1”, as in the editor. */
  readonly id: string;
  readonly explanation: string;
  /** The left and the right claim. */
  readonly connections: readonly [left: ReviewSide, right: ReviewSide];
}

export interface ReviewUnknown {
  readonly kind: 'unknown';
  readonly key: string;
  readonly target: ReviewTarget;
  /** Its index in the queue. */
  readonly place: number;
  /** '/unknowns/0'. */
  readonly path: string;
  /** “Unknown 1”, as in the editor. */
  readonly id: string;
  readonly words: string;
  /** It is about no claim. */
  readonly connections: readonly Connection[];
}

/** An item of the queue. */
export type QueueItem = ReviewLink | ReviewContradiction | ReviewUnknown;

/** A card in the column of the entries. */
export type EntryCard = ReviewEntry | ReviewContradiction | ReviewUnknown;

export interface ReviewDocument {
  readonly kind: 'document';
  readonly key: string;
  readonly target: ReviewTarget;
}

/** Anything that a verdict can be given on. */
export type Subject = QueueItem | ReviewClaim | ReviewEntry | ReviewDocument;

/** An assessment, prepared for the review screen. */
export interface ReviewModel {
  /** Every evidence link, in document order. */
  readonly links: readonly ReviewLink[];
  /** Every link, contradiction and unknown, in document order. */
  readonly queue: readonly QueueItem[];
  /** In the order of their text in the passages. */
  readonly claims: readonly ReviewClaim[];
  readonly entries: readonly ReviewEntry[];
  readonly contradictions: readonly ReviewContradiction[];
  readonly unknowns: readonly ReviewUnknown[];
  /** The entries, then the contradictions and the unknowns. */
  readonly cards: readonly EntryCard[];
  readonly byKey: ReadonlyMap<string, Subject>;
  readonly claimAt: ReadonlyMap<number, ReviewClaim>;
  readonly entryAt: ReadonlyMap<string, ReviewEntry>;
  readonly cardAt: ReadonlyMap<string, EntryCard>;
}

/**
 * Returns the model of an assessment. A blind model identifies each link by entry and claim only, and has neither
 * contradictions nor unknowns. The last model of each assessment is cached.
 */
export const modelOf = byIdentity((assessment: JsonObject, casefile: Casefile | null, blind: boolean): ReviewModel => {
  const links = linksOf(assessment, blind);
  const linksByEntry = grouped(links, ({ entry }) => entry);
  const linksByClaim = grouped(links, ({ claim }) => claim);
  const entries = entryTargets(assessment).map((target) =>
    entryOf(assessment, target, linksByEntry.get(target.path) ?? []),
  );
  const contradictions = blind ? [] : contradictionsOf(assessment, links.length);
  const unknowns = blind ? [] : unknownsOf(assessment, links.length + contradictions.length);
  const sidesByClaim = grouped(
    contradictions.flatMap(({ connections }) => connections),
    ({ claim }) => claim,
  );
  const claims = claimTargets(assessment).map((target) =>
    claimOf(assessment, target, linksByClaim.get(target.claimIndex) ?? [], sidesByClaim.get(target.claimIndex) ?? []),
  );
  const queue = [...links, ...contradictions, ...unknowns];
  const cards = [...entries, ...contradictions, ...unknowns];
  const byKey = new Map<string, Subject>();
  for (const list of [queue, claims, entries]) for (const subject of list) byKey.set(subject.key, subject);
  byKey.set(documentTarget.key, { kind: 'document', key: documentTarget.key, target: documentTarget });
  return {
    links,
    queue,
    claims: inPassageOrder(claims, casefile),
    entries,
    contradictions,
    unknowns,
    cards,
    byKey,
    claimAt: new Map(claims.map((claim) => [claim.index, claim])),
    entryAt: new Map(entries.map((entry) => [entry.path, entry])),
    cardAt: new Map(cards.map((card) => [card.path, card])),
  };
});

function contradictionsOf(assessment: JsonObject, first: number): readonly ReviewContradiction[] {
  return contradictionTargets(assessment).map((target, at) => {
    const { key, path, listIndex = -1, leftIndex, rightIndex } = target;
    const raw = viewContradiction(listOf(assessment, 'contradictions')[listIndex]);
    const { left_claim_id = '', right_claim_id = '', explanation = '' } = raw;
    const side = (name: string, claimId: string, claim: number | undefined): ReviewSide => ({
      kind: 'side',
      key: `${key} ${name}`,
      entry: path,
      claim,
      claimId,
      effect: undefined,
    });
    const connections = [side('left', left_claim_id, leftIndex), side('right', right_claim_id, rightIndex)] as const;
    const id = `Contradiction ${String(listIndex + 1)}`;
    return { kind: 'contradiction', key, target, place: first + at, path, id, explanation, connections };
  });
}

function unknownsOf(assessment: JsonObject, first: number): readonly ReviewUnknown[] {
  return unknownTargets(assessment).map((target, at) => {
    const { key, path, listIndex = -1 } = target;
    const words = target.target.kind === 'unknown' ? target.target.text : '';
    const id = `Unknown ${String(listIndex + 1)}`;
    return { kind: 'unknown', key, target, place: first + at, path, id, words, connections: [] };
  });
}

/** Builds the queue. The links of an entry that did not change and did not move stay the same objects. */
function linksOf(assessment: JsonObject, blind: boolean): readonly ReviewLink[] {
  const links: ReviewLink[] = [];
  for (const group of linkGroups(assessment)) {
    const targets = blind ? foldedLinks(group) : group.links;
    const [first] = targets;
    if (!first) continue;
    const raw = listOf(assessment, listOfEntry[group.entry])[first.entryIndex ?? -1];
    links.push(...linksOfEntry(targets, raw, links.length));
  }
  return links;
}

const linksOfEntry = byIdentity((targets: readonly ReviewTarget[], raw: JsonValue | undefined, start: number) =>
  targets.map((target, at) => linkOf(raw, target, start + at)),
);

function linkOf(raw: JsonValue | undefined, target: ReviewTarget, place: number): ReviewLink {
  const { key, path, claimIndex, linkIndex = -1 } = target;
  const { effect, reason = '', claim_id = '' } = viewEvidenceLink(linksIn(raw ?? null)[linkIndex]);
  const entry = path.slice(0, path.indexOf('/evidence/'));
  return { kind: 'link', key, target, place, entry, claim: claimIndex, claimId: claim_id, effect, reason };
}

function claimOf(
  assessment: JsonObject,
  target: ReviewTarget,
  links: readonly ReviewLink[],
  sides: readonly ReviewSide[],
): ReviewClaim {
  const index = target.claimIndex ?? -1;
  const claim = viewClaim(listOf(assessment, 'claims')[index]);
  const id = claim.claim_id || `Claim ${String(index + 1)}`;
  return { kind: 'claim', key: target.key, target, index, id, claim, links, connections: [...links, ...sides] };
}

function entryOf(assessment: JsonObject, target: ReviewTarget, links: readonly ReviewLink[]): ReviewEntry {
  const index = target.entryIndex ?? -1;
  const sort = target.target.kind === 'entry' ? target.target.entry : 'power-basis';
  const raw = listOf(assessment, listOfEntry[sort])[index];
  const basis = viewPowerBasis(raw);
  const intent = viewIntent(raw);
  const shared = {
    kind: 'entry',
    key: target.key,
    target,
    path: target.path,
    sort,
    links,
    connections: links,
  } as const;
  return sort === 'power-basis'
    ? {
        ...shared,
        id: basis.power_basis_id || `Power basis ${String(index + 1)}`,
        actorId: basis.actor_id ?? '',
        topic: '',
        words: basis.description ?? '',
      }
    : {
        ...shared,
        id: intent.hypothesis_id || `Intent hypothesis ${String(index + 1)}`,
        actorId: intent.actor_id ?? '',
        topic: intent.topic ?? '',
        words: intent.hypothesis ?? '',
      };
}

/** Sorts claims by passage, so that few lines cross. Claims whose passage is not in the casefile come last. */
function inPassageOrder(claims: readonly ReviewClaim[], casefile: Casefile | null): readonly ReviewClaim[] {
  const passages = (casefile?.observations ?? []).flatMap((observation) => observation.passages);
  const order = new Map(passages.map(({ passage_id }, index) => [passage_id, index] as const).reverse());
  const rank = ({ claim }: ReviewClaim): readonly [number, number] => [
    order.get(claim.passage_id ?? '') ?? order.size,
    spanOf(claim.span)?.start ?? 0,
  ];
  return [...claims].sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a[0] - b[0] || a[1] - b[1] || one.index - other.index;
  });
}
