/** Lists what a review can be about, and looks up where the target of a verdict is now. */
import { byIdentity } from '../json/by-identity.ts';
import { type JsonObject, isJsonObject, type JsonValue } from '../json/json.ts';
import { grouped } from '../json/grouped.ts';
import {
  claimTargets,
  documentTarget,
  entryTargets,
  foldedLinks,
  linkGroups,
  targetKey,
  type LinkGroup,
  type ReviewTarget,
  type Target,
  counter,
  numberTarget,
} from './targets.ts';
import type { EntryKind, LinkTarget, Review } from '../review-shape/types.generated.ts';
import { pointer } from '../json/pointer.ts';
import { modelOf } from '../assessment/model.ts';
import { listOf } from '../assessment/view.ts';
import { likenessOf, leastLikeness } from '../compare/likeness.ts';

// Lists the contradictions and unknowns of an assessment, which a verdict can be about.

/**
 * Returns every contradiction in the order of the document. Those that are not objects are left out; a missing ID
 * counts as ''.
 */
export function contradictionTargets(assessment: JsonObject): readonly ReviewTarget[] {
  const names = counter();
  const { claims, contradictions } = modelOf(assessment);
  return contradictions.flatMap(({ raw, view, path, index: listIndex }) => {
    if (!isJsonObject(raw)) return [];
    const { left_claim_id = '', right_claim_id = '' } = view;
    const [leftIndex, rightIndex] = [claims.places.get(left_claim_id), claims.places.get(right_claim_id)];
    return [
      {
        ...numberTarget({ kind: 'contradiction', left_claim_id, right_claim_id }, names),
        path,
        listIndex,
        ...(leftIndex !== undefined && { leftIndex }),
        ...(rightIndex !== undefined && { rightIndex }),
      },
    ];
  });
}

/**
 * Returns every unknown in the order of the document. Empty ones and those that are not texts are left out. Unknowns
 * with the same text are one target, at the place of the first.
 */
export function unknownTargets(assessment: JsonObject): readonly ReviewTarget[] {
  const texts = new Set<string>();
  return listOf(assessment, 'unknowns').flatMap((text, listIndex) => {
    if (typeof text !== 'string' || text === '' || texts.has(text)) return [];
    texts.add(text);
    const target = { kind: 'unknown', text } as const;
    return [{ key: targetKey(target), target, path: pointer('unknowns', listIndex), listIndex }];
  });
}

const likenessIn = byIdentity((_unknowns: readonly JsonValue[]) => likenessOf());

/**
 * Returns the text that an unknown may have been changed to: the only similar one on which the review has no verdict.
 * Undefined if there is none, or more than one. Only a person can tell whether it is the same unknown.
 */
export function similarUnknown(assessment: JsonObject, { verdicts }: Review, text: string): string | undefined {
  const unknowns = listOf(assessment, 'unknowns');
  const likeness = likenessIn(unknowns);
  const reviewed = new Set(verdicts.map(({ target }) => (target.kind === 'unknown' ? target.text : '')));
  const others = unknowns.filter((other) => typeof other === 'string' && !reviewed.has(other)) as readonly string[];
  const similar = others.filter((other) => likeness(text, other) >= leastLikeness);
  return similar.length === 1 ? similar[0] : undefined;
}

type ByKey = ReadonlyMap<string, ReviewTarget>;

const byKeyOf = (targets: readonly ReviewTarget[]): ByKey => new Map(targets.map((target) => [target.key, target]));

/** The positions of everything except links, and the links by entry, so that a changed entry costs one. */
interface Places {
  readonly others: ByKey;
  readonly groups: Readonly<Record<EntryKind, ReadonlyMap<string, readonly LinkGroup[]>>>;
}

const placesIn = byIdentity((assessment: JsonObject): Places => {
  const all = linkGroups(assessment);
  const groupsOf = (kind: EntryKind) =>
    grouped(
      all.filter(({ entry }) => entry === kind),
      ({ entryId }) => entryId,
    );
  const others = byKeyOf([
    ...claimTargets(assessment),
    ...entryTargets(assessment),
    ...contradictionTargets(assessment),
    ...unknownTargets(assessment),
    documentTarget,
  ]);
  return { others, groups: { 'power-basis': groupsOf('power-basis'), intent: groupsOf('intent') } };
});

type ByClaim = ReadonlyMap<string, readonly ReviewTarget[]>;

/**
 * Returns the links of an entry by claim: a review has thousands of verdicts on links, and their keys take long to
 * make.
 */
const linksOf = {
  open: byIdentity(({ links }: LinkGroup) => byClaim(links)),
  blind: byIdentity((group: LinkGroup) => byClaim(foldedLinks(group))),
};

function byClaim(links: readonly ReviewTarget[]): ByClaim {
  return grouped(links, ({ target }) => (target.kind === 'link' ? target.claim_id : ''));
}

/** Finds a target by its present name. */
export function findExactly(assessment: JsonObject, target: Target, kind: Review['kind']): ReviewTarget | undefined {
  const { others, groups } = placesIn(assessment);
  if (target.kind !== 'link') return others.get(targetKey(target));
  for (const group of groups[target.entry].get(target.entry_id) ?? []) {
    const match = linksOf[kind](group)
      .get(target.claim_id)
      ?.find((link) => link.target.kind === 'link' && isSameName(link.target, target));
    if (match) return match;
  }
  return undefined;
}

/** Whether two links of one entry to one claim have the same key. */
function isSameName(one: LinkTarget, other: LinkTarget): boolean {
  return one.effect === other.effect && (one.occurrence ?? 1) === (other.occurrence ?? 1);
}

/**
 * Finds a target in an assessment; undefined if it no longer exists. A link whose effect has changed is still the same
 * link, and a contradiction whose claims changed sides is still the same contradiction, as long as no other has its
 * name. An unknown is its text, so one with another text is another unknown.
 */
export function findTarget(assessment: JsonObject, target: Target, kind: Review['kind']): ReviewTarget | undefined {
  const exact = findExactly(assessment, target, kind);
  if (exact || kind === 'blind') return exact;
  return earlierNames(target)
    .map((other) => findExactly(assessment, other, kind))
    .find((other) => other !== undefined);
}

/**
 * Returns the other names that a target can have had: those of a link with other effects, and that of a contradiction
 * with its claims on the other sides. Empty for other targets.
 */
export function earlierNames(target: Target): readonly Target[] {
  if (target.kind === 'contradiction') {
    const { left_claim_id, right_claim_id } = target;
    const swapped = { ...target, left_claim_id: right_claim_id, right_claim_id: left_claim_id };
    return left_claim_id === right_claim_id ? [] : [swapped];
  }
  if (target.kind !== 'link') return [];
  return effects.filter((effect) => effect !== target.effect).map((effect) => ({ ...target, effect }));
}

const effects: readonly LinkTarget['effect'][] = ['supports', 'contradicts', null];
