/** The shares of reviewers in the links of a draft, and how many of them have verdicts. */
import type { Digest } from '../casefile/hash.ts';
import type { JsonObject } from '../json/json.ts';
import type { Edit } from '../workspace/edit.ts';
import { asTree } from '../workspace/workspace-tree.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { sameName } from '../review-shape/plan.ts';
import type { ReviewPlan } from '../review-shape/types.generated.ts';
import { assessmentDigest } from './digests.ts';
import { assignedTo, drawLinks, type DivisionChoices } from './draw-links.ts';
import { groupsByLink, groupSizes } from './drawn-links.ts';
import { blindKey, overviewOf } from './overview.ts';
import { foldedLinks, linkGroups, type ReviewTarget } from './targets.ts';

/** The keys of the links of one entry to one claim, which count as one link. */
export type Keys = readonly string[];

/** The links of one reviewer. */
export interface Share {
  readonly name: string;
  /** The keys of the links (`ReviewTarget.key`). */
  readonly links: ReadonlySet<string>;
  /** The same keys by entry and claim: several links of an entry to the same claim count as one. */
  readonly units: readonly Keys[];
  /** The number of entries with these links. */
  readonly entries: number;
}

/** A division as it applies to the present assessment. */
export interface Division {
  readonly plan: ReviewPlan;
  /** In the order of the plan; empty for a sample without reviewers. */
  readonly shares: readonly Share[];
  /** The keys of all links that were drawn and still exist. */
  readonly drawn: ReadonlySet<string>;
  readonly drawnUnits: readonly Keys[];
  /** The keys of all other links: added since, or not in the sample. */
  readonly others: ReadonlySet<string>;
  readonly otherUnits: readonly Keys[];
  /** How many drawn links no longer exist. */
  readonly missing: number;
  /** The number of links in the present assessment. */
  readonly total: number;
}

/** Divides the links, or draws a sample of them. Replaces an earlier division. `at` is a date and time (RFC 3339). */
export function divideLinks(workspace: Workspace, choices: DivisionChoices, at: string, digest: Digest): Edit {
  const { assessment } = workspace;
  const plan = drawLinks(assessment, choices, { at, sha256: assessmentDigest(assessment, digest), digest });
  return { type: 'set', path: '/reviewPlan', value: plan as unknown as JsonObject };
}

/** Removes the division of the links. Verdicts stay. */
export function removeDivision(workspace: Workspace): Edit {
  if (!Object.hasOwn(asTree(workspace), 'reviewPlan')) return { type: 'batch', edits: [] };
  return { type: 'unset', path: '/reviewPlan' };
}

interface CachedDivision {
  readonly plan: ReviewPlan;
  readonly blind: boolean;
  readonly division: Division;
}

const divisions = new WeakMap<JsonObject, CachedDivision>();

/** Returns the division of a draft; undefined if it has none. The last one of each assessment is cached. */
export function divisionOf(
  workspace: Pick<Workspace, 'assessment' | 'reviewPlan' | 'blind'>,
  digest: Digest,
): Division | undefined {
  const { assessment, reviewPlan: plan } = workspace;
  const blind = workspace.blind === true;
  if (!plan) return undefined;
  const cached = divisions.get(assessment);
  if (cached?.plan === plan && cached.blind === blind) return cached.division;
  const division = divisionBy(assessment, plan, blind, digest);
  divisions.set(assessment, { plan, blind, division });
  return division;
}

/** The links of one entry to one claim. */
interface Unit {
  readonly target: ReviewTarget;
  /** The path of the entry. */
  readonly entry: string;
  /** The keys of the links as the review of this draft names them. */
  readonly keys: readonly string[];
}

function unitsOf(assessment: JsonObject, blind: boolean): readonly Unit[] {
  return linkGroups(assessment).flatMap((group) =>
    foldedLinks(group).map((target) => ({
      target,
      entry: target.path.slice(0, target.path.indexOf('/evidence/')),
      keys: blind ? [target.key] : keysTo(claimOf(target), group.links),
    })),
  );
}

function claimOf({ target }: ReviewTarget): string {
  return target.kind === 'link' ? target.claim_id : '';
}

function keysTo(claimId: string, links: readonly ReviewTarget[]): readonly string[] {
  return links.filter((link) => claimOf(link) === claimId).map(({ key }) => key);
}

/** Returns the division of an assessment by any plan; `blind` is whether it is that of a blind review packet. */
export function divisionBy(assessment: JsonObject, plan: ReviewPlan, blind: boolean, digest: Digest): Division {
  const sizes = groupSizes(plan);
  const owners = assignedTo(plan);
  const shares = plan.reviewers.map((name) => ({ name, units: [] as Keys[], entries: new Set<string>() }));
  const drawnUnits: Keys[] = [];
  const otherUnits: Keys[] = [];
  const units = unitsOf(assessment, blind);
  const groups = groupsByLink(plan, assessment, digest);
  for (const { target, entry, keys } of units) {
    const group = groups.get(target.key);
    (group === undefined ? otherUnits : drawnUnits).push(keys);
    for (const index of group === undefined ? [] : (owners[group] ?? [])) {
      shares[index]?.entries.add(entry);
      shares[index]?.units.push(keys);
    }
  }
  const missing = sizes.reduce((sum, size) => sum + size, 0) - drawnUnits.length;
  return {
    plan,
    shares: shares.map((share) => ({ ...share, links: new Set(share.units.flat()), entries: share.entries.size })),
    drawn: new Set(drawnUnits.flat()),
    drawnUnits,
    others: new Set(otherUnits.flat()),
    otherUnits,
    missing: Math.max(0, missing),
    total: units.length,
  };
}

/** Returns the share of a reviewer by name; undefined if the division does not name the reviewer. */
export function shareOf(division: Division | undefined, name: string): Share | undefined {
  const wanted = sameName(name);
  return wanted === '' ? undefined : division?.shares.find((share) => sameName(share.name) === wanted);
}

/** How many links of a share have a current verdict of its reviewer. */
export interface ShareCoverage {
  readonly name: string;
  readonly links: number;
  readonly entries: number;
  readonly given: number;
}

/** The coverage of a division in all reviews of the draft. It counts verdicts, and says nothing about the links. */
export interface DivisionCoverage {
  readonly shares: readonly ShareCoverage[];
  /** The number of drawn links that still exist. */
  readonly links: number;
  /** How many of them have a current verdict of anybody. */
  readonly given: number;
  /** How many of them have a current verdict of every reviewer they were assigned to. */
  readonly complete: number;
}

/**
 * Counts the current verdicts of all reviews on the links of a division. Several links of an entry to the same claim
 * count as one, which has a verdict if each has one. A blind verdict covers every link to its claim.
 */
export function divisionCoverage(workspace: Workspace, division: Division, digest: Digest): DivisionCoverage {
  const judges = reviewersByLink(workspace, digest);
  const have = (keys: Keys, name: string): boolean => keys.every((key) => judges.get(key)?.has(name) === true);
  const shares = division.shares.map(({ name, units, entries }) => {
    const wanted = sameName(name);
    const given = units.filter((keys) => have(keys, wanted));
    return { name, links: units.length, entries, given: given.length };
  });
  const owners = ownersByLink(division);
  const isComplete = (keys: Keys): boolean => (owners.get(keys[0] ?? '') ?? []).every((name) => have(keys, name));
  const given = division.drawnUnits.filter((keys) => keys.every((key) => judges.has(key)));
  return {
    shares,
    links: division.drawnUnits.length,
    given: given.length,
    complete: given.filter(isComplete).length,
  };
}

function ownersByLink({ shares }: Division): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const { name, units } of shares) {
    for (const [key = ''] of units) {
      const names = owners.get(key);
      if (names) names.push(sameName(name));
      else owners.set(key, [sameName(name)]);
    }
  }
  return owners;
}

/** Returns who has given a current verdict on each link, by its key. */
function reviewersByLink(workspace: Workspace, digest: Digest): ReadonlyMap<string, ReadonlySet<string>> {
  const byTarget = currentNames(workspace, digest);
  const judges = new Map<string, Set<string>>();
  for (const { target, keys } of unitsOf(workspace.assessment, workspace.blind === true)) {
    for (const key of keys) {
      const names = new Set([...(byTarget.get(key) ?? []), ...(byTarget.get(blindKey(target.key)) ?? [])]);
      if (names.size > 0) judges.set(key, names);
    }
  }
  return judges;
}

function currentNames(workspace: Workspace, digest: Digest): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...overviewOf(workspace, digest).byTarget].map(([key, verdicts]) => [
      key,
      verdicts.filter(({ standing }) => standing.state === 'current').map(({ reviewer }) => sameName(reviewer.name)),
    ]),
  );
}
