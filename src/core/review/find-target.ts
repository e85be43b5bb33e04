/** Looks up the current position of what a verdict is about, with cached indexes for each assessment. */
import { byIdentity } from '../json/by-identity.ts';
import type { JsonObject } from '../json/json.ts';
import { grouped } from '../json/grouped.ts';
import { contradictionTargets, unknownTargets } from './list-targets.ts';
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
} from './targets.ts';
import type { EntryKind, LinkTarget, Review } from '../review-shape/types.generated.ts';

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
