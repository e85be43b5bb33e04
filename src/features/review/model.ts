import type { JsonObject, JsonValue } from '../../core/assessment/json.ts';
import {
  listOf,
  viewClaim,
  viewEvidenceLink,
  viewIntent,
  viewPowerBasis,
  type ClaimView,
} from '../../core/assessment/view.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { spanOf } from '../../core/passage/span.ts';
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
import { grouped } from '../../ui/grouped.ts';

/** One evidence link, as the desk shows it. */
export interface ReviewLink {
  readonly kind: 'link';
  readonly key: string;
  readonly target: ReviewTarget;
  /** Its place in the queue, from 0. */
  readonly place: number;
  /** The path of the entry that cites: '/power_bases/0'. */
  readonly entry: string;
  /** The claim's place in the document; undefined where no claim has that id. */
  readonly claim: number | undefined;
  readonly claimId: string;
  /** Undefined in a blind review, and where the author gave none. */
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
  /** Of an intent hypothesis. */
  readonly topic: string;
  /** What the entry says: its description or its hypothesis. */
  readonly words: string;
  readonly links: readonly ReviewLink[];
}

export interface ReviewDocument {
  readonly kind: 'document';
  readonly key: string;
  readonly target: ReviewTarget;
}

/** Anything that a verdict can be given on. */
export type Subject = ReviewLink | ReviewClaim | ReviewEntry | ReviewDocument;

/** An assessment as a reviewer looks at it. */
export interface ReviewModel {
  /** The queue: every evidence link in the order of the document. */
  readonly links: readonly ReviewLink[];
  /** In the order in which their words stand in the passages. */
  readonly claims: readonly ReviewClaim[];
  readonly entries: readonly ReviewEntry[];
  readonly byKey: ReadonlyMap<string, Subject>;
  readonly claimAt: ReadonlyMap<number, ReviewClaim>;
  readonly entryAt: ReadonlyMap<string, ReviewEntry>;
}

interface KnownModel {
  readonly casefile: Casefile | null;
  readonly blind: boolean;
  readonly model: ReviewModel;
}

const models = new WeakMap<JsonObject, KnownModel>();

/** The model of an assessment; a blind one knows each link by its entry and claim alone. The last one of each is kept. */
export function modelOf(assessment: JsonObject, casefile: Casefile | null, blind: boolean): ReviewModel {
  const known = models.get(assessment);
  if (known?.casefile === casefile && known.blind === blind) return known.model;
  const model = madeModel(assessment, casefile, blind);
  models.set(assessment, { casefile, blind, model });
  return model;
}

function madeModel(assessment: JsonObject, casefile: Casefile | null, blind: boolean): ReviewModel {
  const links = linksOf(assessment, blind);
  const ofEntry = grouped(links, ({ entry }) => entry);
  const ofClaim = grouped(links, ({ claim }) => claim);
  const entries = entryTargets(assessment).map((target) => entryOf(assessment, target, ofEntry.get(target.path) ?? []));
  const claims = claimTargets(assessment).map((target) =>
    claimOf(assessment, target, ofClaim.get(target.claimIndex) ?? []),
  );
  const byKey = new Map<string, Subject>();
  for (const list of [links, claims, entries]) for (const subject of list) byKey.set(subject.key, subject);
  byKey.set(documentTarget.key, { kind: 'document', key: documentTarget.key, target: documentTarget });
  return {
    links,
    claims: inPassageOrder(claims, casefile),
    entries,
    byKey,
    claimAt: new Map(claims.map((claim) => [claim.index, claim])),
    entryAt: new Map(entries.map((entry) => [entry.path, entry])),
  };
}

interface KnownLinks {
  readonly raw: JsonValue | undefined;
  readonly first: number;
  readonly links: readonly ReviewLink[];
}

const known = new WeakMap<readonly ReviewTarget[], KnownLinks>();

/** The queue; the links of an entry that did not change and did not move in it are the same objects. */
function linksOf(assessment: JsonObject, blind: boolean): readonly ReviewLink[] {
  const links: ReviewLink[] = [];
  for (const group of linkGroups(assessment)) {
    const targets = blind ? foldedLinks(group) : group.links;
    const [first] = targets;
    if (!first) continue;
    const raw = listOf(assessment, listOfEntry[group.entry])[first.entryIndex ?? -1];
    const last = known.get(targets);
    const same = last?.raw === raw && last?.first === links.length;
    const made = same && last ? last.links : targets.map((target, at) => linkOf(raw, target, links.length + at));
    if (!same) known.set(targets, { raw, first: links.length, links: made });
    links.push(...made);
  }
  return links;
}

function linkOf(raw: JsonValue | undefined, target: ReviewTarget, place: number): ReviewLink {
  const { key, path, claimIndex, linkIndex = -1 } = target;
  const { effect, reason = '', claim_id = '' } = viewEvidenceLink(linksIn(raw ?? null)[linkIndex]);
  const entry = path.slice(0, path.indexOf('/evidence/'));
  return { kind: 'link', key, target, place, entry, claim: claimIndex, claimId: claim_id, effect, reason };
}

function claimOf(assessment: JsonObject, target: ReviewTarget, links: readonly ReviewLink[]): ReviewClaim {
  const index = target.claimIndex ?? -1;
  const claim = viewClaim(listOf(assessment, 'claims')[index]);
  const id = claim.claim_id || `Claim ${String(index + 1)}`;
  return { kind: 'claim', key: target.key, target, index, id, claim, links };
}

function entryOf(assessment: JsonObject, target: ReviewTarget, links: readonly ReviewLink[]): ReviewEntry {
  const index = target.entryIndex ?? -1;
  const sort = target.target.kind === 'entry' ? target.target.entry : 'power-basis';
  const raw = listOf(assessment, listOfEntry[sort])[index];
  const basis = viewPowerBasis(raw);
  const intent = viewIntent(raw);
  const shared = { kind: 'entry', key: target.key, target, path: target.path, sort, links } as const;
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

/** So that lines from the passage cross as little as they can: claims whose passage is not here come last. */
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
