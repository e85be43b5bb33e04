/** Lists everything in an assessment that a verdict can be about, each with a stable key and its position. */
import { modelOf, type ModelClaims, type ModelEntry } from '../assessment/model.ts';
import type { EvidenceLinkView } from '../assessment/view.ts';
import { byIdentity } from '../json/by-identity.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { ownList, ownText } from '../json/own.ts';
import type { Pointer } from '../json/pointer.ts';
import type { EntryKind, LinkTarget, Verdict } from '../review-shape/types.generated.ts';

/**
 * The target of a verdict: an evidence link, a claim, an entry with its links, a contradiction, an unknown, or the
 * document.
 */
export type Target = Verdict['target'];

/** A target in an assessment, with its position. */
export interface ReviewTarget {
  /** Identifies the target in every version of the document (see `targetKey`). */
  readonly key: string;
  readonly target: Target;
  /** JSON Pointer into the assessment: '/power_bases/0/evidence/3', '/claims/2', '' for the document. */
  readonly path: Pointer;
  /** For links and entries: the entry's index in its list. */
  readonly entryIndex?: number;
  /** For links: its index in the entry's evidence. */
  readonly linkIndex?: number;
  /** For claims, and for links whose claim exists: the claim's index. */
  readonly claimIndex?: number;
  /** For contradictions and unknowns: the index in their list. */
  readonly listIndex?: number;
  /** For contradictions whose left claim exists: the claim's index. */
  readonly leftIndex?: number;
  /** For contradictions whose right claim exists: the claim's index. */
  readonly rightIndex?: number;
}

/** The list of each kind of entry. */
export const listOfEntry = { 'power-basis': 'power_bases', intent: 'intent_hypotheses' } as const;

/** The kind of entry in each list. */
export const kindOfList = { power_bases: 'power-basis', intent_hypotheses: 'intent' } as const;

/**
 * Returns a unique name for a target: its kind, its IDs with `|` and `%` escaped, its effect ('none' if it has none),
 * and its occurrence if it is not the first with that name.
 */
export const targetKey = byIdentity((target: Target): string => madeKey(target));

function madeKey(target: Target): string {
  switch (target.kind) {
    case 'link': {
      const { entry, entry_id, claim_id, effect, occurrence } = target;
      return `link|${entry}|${escaped(entry_id)}|${escaped(claim_id)}|${effect ?? 'none'}${ordinal(occurrence)}`;
    }
    case 'claim':
      return `claim|${escaped(target.claim_id)}${ordinal(target.occurrence)}`;
    case 'entry':
      return `entry|${target.entry}|${escaped(target.entry_id)}${ordinal(target.occurrence)}`;
    case 'contradiction': {
      const { left_claim_id, right_claim_id, occurrence } = target;
      return `contradiction|${escaped(left_claim_id)}|${escaped(right_claim_id)}${ordinal(occurrence)}`;
    }
    case 'unknown':
      return `unknown|${escaped(target.text)}`;
    case 'document':
      return 'document';
  }
}

/** The text itself if it has nothing to escape: a document has thousands of IDs. */
function escaped(part: string): string {
  return /[%|]/.test(part) ? part.replaceAll('%', '%25').replaceAll('|', '%7C') : part;
}

const ordinal = (occurrence = 1): string => (occurrence > 1 ? `|#${String(occurrence)}` : '');

/**
 * The links of one entry. The same object as long as the entry, its position and the claims’ positions are the same.
 */
export interface LinkGroup {
  readonly entry: EntryKind;
  readonly entryId: string;
  readonly links: readonly ReviewTarget[];
  /** The groups of earlier entries with the same ID; mostly empty. */
  readonly earlier: readonly LinkGroup[];
}

const none: readonly LinkGroup[] = [];

/** Returns the links of every entry, power bases first. The same list for the same document. */
export const linkGroups = byIdentity((assessment: JsonObject): readonly LinkGroup[] => {
  const { claims, entries } = modelOf(assessment);
  const byId = new Map<string, readonly LinkGroup[]>();
  return entries.map((entry) => {
    const name = `${entry.list} ${entry.id}`;
    const earlier = byId.get(name) ?? none;
    const group = groupAt(entry, claims.places, earlier);
    byId.set(name, [...earlier, group]);
    return group;
  });
});

/** Only the first of the entries that share an ID is cached, because the names of the others depend on it. */
const groupAt = byIdentity(
  (entry: ModelEntry, claims: ModelClaims['places'], earlier: readonly LinkGroup[]): LinkGroup => {
    const names = counter();
    for (const group of earlier) for (const { target } of group.links) names(firstKey(target));
    const links = entry.links.flatMap((link, linkIndex) =>
      link ? [linkTarget(link, entry, linkIndex, names, claims)] : [],
    );
    return { entry: kindOfList[entry.list], entryId: entry.id, links, earlier };
  },
);

/** Returns the name of a target as the first with that name. */
function firstKey(target: Target): string {
  return isNumberable(target) ? madeKey({ ...target, occurrence: 1 }) : madeKey(target);
}

/** A target that can have the same name as others, which its occurrence then tells apart. */
export type NumberableTarget = Exclude<Target, { readonly kind: 'document' | 'unknown' }>;

/** Whether several targets can have the name of this one. The unknowns with one text are one target. */
export function isNumberable(target: Target): target is NumberableTarget {
  return target.kind !== 'document' && target.kind !== 'unknown';
}

/**
 * Returns every evidence link in the order of the document, power bases first: the queue of a review. Links and entries
 * that are not objects are left out; a missing ID counts as ''. The same list for the same document, and the same
 * targets for unchanged entries.
 */
export const targetsOf = byIdentity((assessment: JsonObject): readonly ReviewTarget[] =>
  linkGroups(assessment).flatMap(({ links }) => links),
);

function linkTarget(
  { claim_id = '', effect }: EvidenceLinkView,
  { list, id, index: entryIndex, path }: ModelEntry,
  linkIndex: number,
  names: (name: string) => number,
  claims: ModelClaims['places'],
): ReviewTarget {
  const first: LinkTarget = {
    kind: 'link',
    entry: kindOfList[list],
    entry_id: id,
    claim_id,
    effect: effect === 'supports' || effect === 'contradicts' ? effect : null,
  };
  const claimIndex = claims.get(claim_id);
  const { key, target } = numberTarget(first, names);
  const place = { key, target, path: `${path}/evidence/${String(linkIndex)}`, entryIndex, linkIndex };
  return claimIndex === undefined ? place : Object.assign(place, { claimIndex });
}

/**
 * Returns the links of a blind review: by entry and claim. Several links of one entry to one claim count as one, with
 * the position of the first. The same list for the same document, and the same targets for unchanged entries.
 */
export const blindTargetsOf = byIdentity((assessment: JsonObject): readonly ReviewTarget[] =>
  linkGroups(assessment).flatMap((group) => foldedLinks(group)),
);

/** Returns the links of one entry in a blind review. The same list for the same group. */
export const foldedLinks: (group: LinkGroup) => readonly ReviewTarget[] = byIdentity((group: LinkGroup) => {
  const names = counter();
  for (const before of group.earlier) for (const { target } of foldedLinks(before)) names(firstKey(target));
  const claimIds = new Set<string>();
  return group.links.flatMap((found) => {
    if (found.target.kind !== 'link' || claimIds.has(found.target.claim_id)) return [];
    const { entry, entry_id, claim_id } = found.target;
    claimIds.add(claim_id);
    return [{ ...found, ...numberTarget({ kind: 'link', entry, entry_id, claim_id, effect: null }, names) }];
  });
});

/** Names the entry and the claim of a link, which blind verdicts are about; undefined for other targets. */
export function entryAndClaim({ path, target }: ReviewTarget): string | undefined {
  if (target.kind !== 'link') return undefined;
  return `${path.split('/').slice(0, 3).join('/')} ${target.claim_id}`;
}

/** Returns every claim in the order of the document. */
export function claimTargets(assessment: JsonObject): readonly ReviewTarget[] {
  const names = counter();
  return modelOf(assessment).claims.list.flatMap(({ raw, id: claim_id = '', path, index: claimIndex }) =>
    isJsonObject(raw) ? [{ ...numberTarget({ kind: 'claim', claim_id }, names), path, claimIndex }] : [],
  );
}

/** Returns every power basis and intent hypothesis in the order of the document. */
export function entryTargets(assessment: JsonObject): readonly ReviewTarget[] {
  const names = counter();
  return modelOf(assessment).entries.flatMap(({ raw, list, id: entry_id, path, index: entryIndex }) =>
    isJsonObject(raw)
      ? [{ ...numberTarget({ kind: 'entry', entry: kindOfList[list], entry_id }, names), path, entryIndex }]
      : [],
  );
}

/** The whole document. */
export const documentTarget: ReviewTarget = { key: 'document', target: { kind: 'document' }, path: '' };

/** Counts how often each name was used. */
export function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
}

/** Returns a target with its key, and with its occurrence if others before it have its name. */
export function numberTarget(
  target: NumberableTarget,
  names: (name: string) => number,
): Pick<ReviewTarget, 'key' | 'target'> {
  const key = madeKey(target);
  const occurrence = names(key);
  if (occurrence === 1) return { key, target };
  const later = { ...target, occurrence };
  return { key: madeKey(later), target: later };
}

/** Returns the evidence of an entry, of any type. */
export function linksIn(entry: JsonValue): readonly JsonValue[] {
  return ownList(entry, 'evidence');
}

/** Returns an own property that is a text, or ''. */
export function textAt(value: JsonValue | undefined, name: string): string {
  return ownText(value, name) ?? '';
}
