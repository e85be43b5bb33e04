import type { JsonObject } from '../assessment/json.ts';
import {
  blindTargetsOf,
  claimTargets,
  documentTarget,
  entryTargets,
  targetKey,
  targetsOf,
  type ReviewTarget,
  type Target,
} from './targets.ts';
import type { LinkTarget, Review } from './types.generated.ts';

type ByKey = ReadonlyMap<string, ReviewTarget>;

const places = { open: new WeakMap<JsonObject, ByKey>(), blind: new WeakMap<JsonObject, ByKey>() };

function byKey(assessment: JsonObject, kind: Review['kind']): ByKey {
  const known = places[kind].get(assessment);
  if (known) return known;
  const links = kind === 'blind' ? blindTargetsOf(assessment) : targetsOf(assessment);
  const all = [...links, ...claimTargets(assessment), ...entryTargets(assessment), documentTarget];
  const found = new Map(all.map((target) => [target.key, target]));
  places[kind].set(assessment, found);
  return found;
}

/**
 * Where a target stands in an assessment now; undefined where it is no longer there. A link whose effect has changed
 * since is still that link, as long as no other one has taken its name.
 */
export function findTarget(assessment: JsonObject, target: Target, kind: Review['kind']): ReviewTarget | undefined {
  const found = byKey(assessment, kind);
  const exact = found.get(targetKey(target));
  if (exact || target.kind !== 'link' || kind === 'blind') return exact;
  return effects
    .filter((effect) => effect !== target.effect)
    .map((effect) => found.get(targetKey({ ...target, effect })))
    .find((other) => other !== undefined);
}

const effects: readonly LinkTarget['effect'][] = ['supports', 'contradicts', null];
